import { expect, it } from 'vitest';
import { offers, press, targets } from '../src/games/pressing';
import { choices, justScored, moved, placeOf, seating, sentence } from '../src/games/ravens/board';
import { Words } from '../src/words/words';
import { fixture, NAMES } from './fixtures';

const ui = new Words(null);
const game = new Words('ravens');

it('lets the discard pile be taken for a card of one’s own, and drawing be one press', () => {
  const { view, legal } = fixture('ravens', 'turn');
  const all = choices(view, legal, ui);
  expect(press(all, [], 'discard')).toEqual({ kind: 'select', selection: ['discard'] });
  expect(targets(all, ['discard'])).toEqual(new Set([0, 1, 2, 3].map((place) => placeOf(0, place))));
  expect(press(all, [], 'pile')).toMatchObject({ kind: 'send', legal: { move: { do: 'draw' } } });
  expect(offers(all, []).find((offer) => offer.button.grave)?.legal.warning).toBe('wake');
});
it('swaps by one press on a card of one’s own dream, or by dragging the drawn card there', () => {
  const { view, legal } = fixture('ravens', 'drawn');
  const all = choices(view, legal, ui);
  expect(press(all, [], placeOf(0, 2))).toMatchObject({ kind: 'send', legal: { move: { do: 'swap', place: 2 } } });
  expect(press(all, ['drawn:0'], 'discard')).toMatchObject({ kind: 'send', legal: { move: { do: 'drop' } } });
});
it('asks for a claim one thing at a time', () => {
  const { view, legal } = fixture('ravens', 'claims-turn');
  const all = choices(view, legal, ui);
  expect(targets(all, []).has('claim')).toBe(true);
  const first = [...targets(all, ['claim'])][0] ?? '';
  const second = [...targets(all, ['claim', first])][0] ?? '';
  expect(targets(all, ['claim', first, second]).size).toBe(10);
  expect(press(all, ['claim', first, second], 'number:4')).toMatchObject({
    kind: 'send',
    legal: { move: { do: 'claim', number: 4 } },
  });
  expect(sentence(view, legal, ['claim', first], NAMES, 0, game, ui)).toBe('And the second?');
});
it('marks both cards of an exchange', () => {
  const spots = moved([{ what: 'exchanged', seat: 1, facts: { owner: 0, place: 2, other: 3, there: 1 } }]);
  expect([...spots]).toEqual([placeOf(0, 2), placeOf(3, 1)]);
});
it('seats the others in turn order from the left', () => {
  expect(seating(4, 1)).toEqual([
    { seat: 2, side: 'left' },
    { seat: 3, side: 'top' },
    { seat: 0, side: 'right' },
  ]);
  expect(seating(2, 0)).toEqual([{ seat: 1, side: 'top' }]);
});
it('shows the sheet of a round when it has just been scored', () => {
  expect(justScored([{ what: 'scored', seat: 0, facts: {} }])).toBe(true);
  expect(justScored(fixture('ravens', 'turn').news)).toBe(false);
});
