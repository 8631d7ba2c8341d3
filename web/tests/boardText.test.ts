/** The board in words: every position of every game, in every language. */
import { describe, expect, it } from 'vitest';
import { boardText, byName, listed, seats, textContext, type Part } from '../src/games/boardText';
import { games, MODULES } from '../src/games/registry.svelte';
import { LANGUAGES, type Language } from '../src/words/language.svelte';
import { fixture, fixturesOf, NAMES, type Fixture, type GameId } from './fixtures';

const GAMES = MODULES.map(({ id }) => id as GameId);
/** The name of a message that has no words. */
const BARE = new RegExp(`\\b(${GAMES.join('|')}|label|why|end)-[a-z]`);
const told = async <Game extends GameId>(
  { game, view, legal }: Fixture<Game>,
  language: Language = 'en',
): Promise<readonly Part[]> => {
  const { text, scoring } = await games.get(game).play();
  return boardText(text, scoring(view), view, legal, textContext(game, NAMES, 0, language));
};
const textOf = (parts: readonly Part[]): string =>
  parts.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n');

it.each(LANGUAGES)('tells in %s which cards of a prophecy are known without their order', async (language) => {
  const position = fixture('doors', 'play');
  const rearranged = [{ cards: ['red-moon', 'nightmare'], top: [0, 1, 2], sight: [], hand: [1] }];
  const text = textOf(await told({ ...position, view: { ...position.view, rearranged } }, language));
  const { game } = textContext('doors', NAMES, 0, language);
  expect(text).toContain(`${game.say('label-known-set', { where: 'both' })}: ${game.name('card', 'red-moon')}`);
});
it.each(LANGUAGES)('tells in %s when the discard pile of Ravens is about to close', async (language) => {
  const position = fixture('ravens', 'turn');
  const { game } = textContext('ravens', NAMES, 0, language);
  for (const takes_left of [5, 0]) {
    const text = textOf(await told({ ...position, view: { ...position.view, takes_left } }, language));
    expect(text).toContain(game.say('label-takes-left', { count: takes_left }));
  }
});
describe.each(GAMES)('%s', (game) => {
  it.each(LANGUAGES)('is told in %s without gaps', async (language) => {
    for (const [name, position] of fixturesOf(game)) {
      const parts = await told(position, language);
      const text = textOf(parts);
      expect(text, name).not.toMatch(/undefined|null|NaN|\[object|[{}$]/);
      expect(text, name).not.toMatch(BARE);
      for (const line of parts.flatMap(({ title, lines }) => [title, ...lines])) expect(line.trim(), name).not.toBe('');
    }
  });
  it('says first what is asked, and has a heading for everybody', async () => {
    for (const [name, position] of fixturesOf(game)) {
      const parts = await told(position);
      const players = (position.view as { players: number }).players;
      expect(parts[0]?.title).toBe('Now');
      expect(parts.at(-1)?.title).toBe('The score so far');
      const titles = parts.map(({ title }) => title);
      for (const person of NAMES.slice(0, players)) expect(titles, name).toContain(person);
    }
  });
});
it('reads Doors: my cards by name, my partner’s as unknown', async () => {
  const parts = await told(fixture('doors', 'middle'));
  const [, mine, theirs] = parts;
  expect(mine?.lines).toContain('Hand: brown sun, green moon, green sun');
  expect(mine?.lines).toContain('Row, from the start: green sun, green moon, red sun, red key, red moon, red sun');
  expect(theirs?.lines).toContain('Hand: 3 × a card you do not know');
  expect(textOf(parts)).toContain('Deck: 49 cards');
  expect(textOf(parts)).toContain('Doors still to be opened: red door, 2 × blue door, 2 × green door, brown door');
  expect(textOf(parts)).toContain('Total: You 1, Mira 1');
});
it('reads Ravens: each card by its place, and who has seen it', async () => {
  const [, mine] = await told(fixture('ravens', 'turn'));
  expect(mine?.lines[0]).toBe('Card 1: a card you do not know. Seen by: Mira');
  expect(mine?.lines[1]).toBe('Card 2: 4 ravens');
});
it('reads Sandman: the circle with its wheels in their gaps, and what a step costs', async () => {
  const { view } = fixture('sandman', 'middle');
  const [, circle] = await told(fixture('sandman', 'middle'));
  expect(circle?.lines.length).toBe(view.circle.length + 2);
  const white = circle?.lines.indexOf('White wheel') ?? -1;
  expect(circle?.lines[white + 1]).toMatch(new RegExp(`^${(view.wheels['white'] ?? 0) + 1}\\. `));
  expect(circle?.lines.some((line) => /White wheel: \d steps?/.test(line))).toBe(true);
});
it('reads Runners: nine fields, and hides what is hidden', async () => {
  const parts = await told(fixture('runners', 'lay'));
  expect(parts[1]?.lines.length).toBe(9);
  expect(parts[1]?.lines[0]).toMatch(/^row 1, column 1: nightmare, costs 3 calm/);
  expect(parts.find(({ title }) => title === 'Mira')?.lines).toContain('Layouts are hidden.');
});
it('reads Workshop: six corners, what is collected next, and who is there', async () => {
  const parts = await told(fixture('workshop', 'wander'));
  expect(parts[1]?.lines[0]).toBe('1, Archive: water, rock, rock, meadow, meadow. Collected next: meadow.');
  expect(parts[1]?.lines[5]).toContain('Here: You, Łucja, Mira.');
});
it('lists few moves and counts many', async () => {
  const { legal } = fixture('ravens', 'turn');
  expect(legal.length).toBeLessThan(12);
  expect(textOf(await told(fixture('ravens', 'turn')))).toContain('You can do this: Wake up!; Draw from the draw pile');
  expect(textOf(await told(fixture('runners', 'lay')))).toMatch(/There are \d+ moves to choose from\./);
});
it('counts what is alike, begins with oneself and leaves out who has none', () => {
  const said = textContext('doors', NAMES, 0);
  expect(listed(['a', 'b', 'a'], said)).toBe('2 × a, b');
  expect(listed([], said)).toBe('nothing');
  expect(seats(4, 2)).toEqual([2, 3, 0, 1]);
  expect(seats(2, null)).toEqual([0, 1]);
  expect(byName([3, null, -2], said)).toBe('You 3, Anton −2');
});
