/** The games that have a module in the client, by their folders. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../src/games', import.meta.url));
export const GAMES = readdirSync(FOLDER)
  .filter((name) => name !== 'generic' && existsSync(`${FOLDER}/${name}/index.ts`))
  .sort();
/**
 * How a whole game is played in tests, where the game's folder says so (`wholeGame.json`). `settings` make it short: fewer
 * points to reach, less sand in the glass. `player` says how it is played: where random moves soon put one out of the
 * game, hints lead through it.
 */
export const wholeGame = (game) => {
  const file = `${FOLDER}/${game}/wholeGame.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};
