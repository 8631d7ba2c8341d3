/**
 * Gathers the words into modules, one for each set of words and language, so that what is said together loads together.
 * `virtual:words` is the table of them, by `<language>/<set>`:
 *
 * - `en/` every page: `words/en.ftl`, and what home says of each game
 * - `en/doors` a game: its own words, and as `board` what the page adds to them at its board
 * - `en/doors/text` and `en/doors/lesson` the board in words and the guided first game; `en/text` is their common part
 * - `en/generic` the generic board
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TABLE = 'virtual:words';
/** The files that a module is made of, by the name that it exports their text under. */
type Sources = Readonly<Record<string, readonly string[]>>;

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** All modules, by `<language>/<set>`; files that are not there are left out. */
const wordModules = (web: string, engine: string): ReadonlyMap<string, Sources> => {
  const ours = join(web, 'words');
  const client = join(web, 'src', 'games');
  const games = folders(client).filter((game) => existsSync(join(client, game, 'words')));
  const languages = readdirSync(ours).flatMap((name) => /^([\w-]+)\.ftl$/.exec(name)?.[1] ?? []);
  const found = new Map<string, Sources>();
  for (const language of languages) {
    const file = `${language}.ftl`;
    const put = (set: string, sources: Sources): void => {
      const there = Object.entries(sources).map(([name, paths]) => [name, paths.filter((path) => existsSync(path))]);
      found.set(`${language}/${set}`, Object.fromEntries(there) as Sources);
    };
    const of = (game: string, part: string): string => join(client, game, 'words', part, file);
    put('', { default: [join(ours, file), ...games.map((game) => of(game, 'home'))] });
    put('generic', { default: [join(ours, 'generic', file)] });
    put('text', { default: [join(ours, 'text', file)] });
    for (const game of games) {
      put(game, { default: [join(engine, game, 'words', file)], board: [of(game, 'board')] });
      for (const part of ['text', 'lesson'])
        put(`${game}/${part}`, { default: [join(ours, part, file), of(game, part)] });
    }
  }
  return found;
};

/** The name of the built file. The server finds `words-<language>`, those of every page, and announces it with the page. */
export const wordsChunk = (id: string): string | null => {
  const [language, ...set] = id.startsWith(`\0${TABLE}/`) ? id.slice(TABLE.length + 2).split('/') : [];
  return language ? [...(set.join('') ? set : ['words']), language].join('-') : null;
};

export const bundleWords = (web: string, engine: string): Plugin => ({
  name: 'bundle-words',
  resolveId: (id) => (id === TABLE || id.startsWith(`${TABLE}/`) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${TABLE}`)) return null;
    const modules = wordModules(web, engine);
    if (id === `\0${TABLE}`) {
      const rows = [...modules.keys()].map((key) => `${JSON.stringify(key)}: () => import('${TABLE}/${key}'),`);
      return `export default {\n${rows.join('\n')}\n};`;
    }
    const sources = modules.get(id.slice(TABLE.length + 2));
    if (!sources) throw new Error(`there are no words ${id}`);
    return Object.entries(sources)
      .map(([name, paths]) => {
        paths.forEach((path) => this.addWatchFile(path));
        const text = JSON.stringify(paths.map((path) => readFileSync(path, 'utf8')).join('\n'));
        return name === 'default' ? `export default ${text};` : `export const ${name} = ${text};`;
      })
      .join('\n');
  },
});
