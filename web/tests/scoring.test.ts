import { expect, it } from 'vitest';
import { games, MODULES } from '../src/games/registry.svelte';
import { places, withoutEmptyRows } from '../src/games/scoring';
import { progress } from '../src/games/doors/board';
import doors from '../src/games/doors/scoring';
import ravens from '../src/games/ravens/scoring';
import { Words } from '../src/words/words';
import { fixture, type GameId } from './fixtures';

const words = new Words(null);
it.each(MODULES.map(({ id }) => id as GameId))('adds up to the scores of %s', async (game) => {
  const { view } = fixture(game, 'end');
  const { scoring } = await games.get(game).play();
  const { rows, totals, together, facts = [] } = withoutEmptyRows(scoring(view));
  expect(totals.map((total) => together ?? total)).toEqual(view.outcome?.scores);
  const sums = totals.map((_, seat) => rows.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0));
  expect(sums).toEqual(totals);
  for (const { name } of [...rows, ...facts]) expect(words.has(`end-${name}`), name).toBe(true);
});
it('tells of ravens that did not count for the caller with the fewest', () => {
  const { view } = fixture('ravens', 'end');
  const round = view.last_round;
  if (!round) throw new Error('the fixture has no round');
  const dreamers = round.dreamers.map((one, seat) => (seat ? one : { ...one, points: 0, why: 'fewest' }));
  const { rows, totals } = ravens({ ...view, last_round: { ...round, dreamers } });
  expect(rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(totals[0]);
  expect(rows.find(({ name }) => name === 'ravens-called')?.values[0]).toBe(-(round.dreamers[0]?.ravens ?? 0));
});
it('gives equal scores the same place, and the first to the winner', () => {
  expect(places([29, 29, 26, 29], [1], false)).toEqual([2, 1, 4, 2]);
  expect(places([33, 56, 62, 76], [0], true)).toEqual([1, 2, 3, 4]);
  expect(places([3, 3], [], false)).toEqual([1, 1]);
});
it('tells of a labyrinth which doors were missing, what was left of the deck and how many nightmares came', () => {
  const { view } = fixture('doors', 'end');
  const told = Object.fromEntries((doors(view).facts ?? []).map(({ name, value }) => [name, value]));
  const { open, needed } = progress(view);
  expect(told['doors-missing']).toBe(needed - open);
  expect(told['doors-deck']).toBe(view.deck);
  expect(told['doors-nightmares']).toBe(view.discarded.filter((card) => card === 'nightmare').length);
});
