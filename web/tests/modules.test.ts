/** Each game is in one place: its folder. No other file lists the games, or asks which of them it has before it. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { arts } from '../src/art/album';
import { games, MODULES } from '../src/games/registry.svelte';
import { Words } from '../src/words/words';

const root = fileURLToPath(new URL('..', import.meta.url));
const IDS = MODULES.map(({ id }) => id);
const folders = readdirSync(`${root}src/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'generic')
  .map(({ name }) => name);
/** Generated from the rules, with the types of all views and moves. */
const GENERATED = ['src/views.ts'];

const named = (text: string): string[] => IDS.filter((id) => new RegExp(`(?<![A-Za-z])${id}(?![A-Za-z])`).test(text));
const quoted = (text: string): string[] => IDS.filter((id) => new RegExp(`(['"\`])${id}\\1`).test(text));
/** What is wrong with a file outside the folders of the games. */
const complaint = (text: string): string | null => {
  if (named(text).length > 1) return `names ${named(text).join(', ')}`;
  return quoted(text).length ? `asks for ${quoted(text).join(', ')}` : null;
};
const outside = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (IDS.some((id) => path === `src/games/${id}`) || GENERATED.includes(path)) return [];
    return entry.isDirectory() ? outside(path) : [path];
  });

/** Tests may take games as examples, and each game has tests of its own; a list of them is a line, or rows by game. */
const lists = (text: string): string[] => {
  const rows = IDS.filter((id) => new RegExp(`^\\s*'?${id}'?:`, 'm').test(text));
  const lines = text.split('\n').filter((line) => named(line).length > 2);
  return [...lines, ...(rows.length > 2 ? [`rows for ${rows.join(', ')}`] : [])];
};

describe('a list of the games', () => {
  const files = [...outside('src'), 'vite.config.ts', 'bundleWords.ts'];
  it('stands nowhere outside their folders', () => {
    expect(files.length).toBeGreaterThan(80);
    const found = files.map((path) => [path, complaint(readFileSync(`${root}${path}`, 'utf8'))]);
    expect(found.filter(([, wrong]) => wrong)).toEqual([]);
  });
  it('stands in no test either', () => {
    const found = ['tests', 'browser', 'scripts'].flatMap(outside).filter((path) => path !== 'tests/modules.test.ts');
    expect(found.length).toBeGreaterThan(40);
    expect(
      found.map((path) => [path, lists(readFileSync(`${root}${path}`, 'utf8'))]).filter(([, l]) => l?.length),
    ).toEqual([]);
    expect(lists(`  doors: 1,\n  ravens: 2,\n  'sandman': 3`)).toEqual(['rows for doors, ravens, sandman']);
    expect(lists(`for (const game of ['doors', 'ravens', 'runners'])`)).toHaveLength(1);
  });
  it('would be found', () => {
    expect(complaint(`const GAMES = ['doors', 'ravens'];`)).toBe('names doors, ravens');
    expect(complaint('--g-sandman: red; --g-runners: blue;')).toBe('names sandman, runners');
    expect(complaint(`if (game === 'workshop') return;`)).toBe('asks for workshop');
    expect(complaint('A window of Doors, and the doorsill.')).toBeNull();
  });
});
describe('the modules', () => {
  it('are found by their folders and are whole', async () => {
    expect([...IDS].sort()).toEqual(folders.sort());
    expect(MODULES.map(({ order }) => order)).toEqual(MODULES.map((_, at) => at + 1));
    for (const { id, players, playNow, play, learn } of MODULES) {
      expect(games.get(id).id).toBe(id);
      expect(playNow, id).toBeGreaterThanOrEqual(players[0]);
      expect(playNow, id).toBeLessThanOrEqual(players[1]);
      const { Board, text, scoring, phases } = await play();
      for (const part of [Board, text.asked, text.parts, scoring]) expect(part, id).toBeTypeOf('function');
      expect(phases, id).toHaveProperty('over');
      expect(await (await learn?.())?.lesson?.(), id).toHaveProperty('game', id);
      expect(arts.get(id), id).toBeDefined();
    }
  });
  it('have their words and their colour', () => {
    const words = new Words(null);
    for (const { id } of MODULES) {
      for (const message of ['title', 'tagline']) expect(words.has(`${message}-${id}`), id).toBe(true);
      expect(
        readFileSync(`${root}src/games/${id}/accent.css`, 'utf8').match(new RegExp(`--g-${id}:`, 'g')),
      ).toHaveLength(2);
    }
  });
});
