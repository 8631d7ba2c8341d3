/** The games that have a module in the client, by their folders. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../src/games', import.meta.url));
export const GAMES = readdirSync(FOLDER)
  .filter((name) => name !== 'generic' && existsSync(`${FOLDER}/${name}/index.ts`))
  .sort();
