import { expect, it } from 'vitest';
import { hintText, type Advised } from '../src/table/advice';
import { Words } from '../src/words/words';

const game = new Words('ravens', 'en');
const NAMES = ['You', 'Nyx'];
const ui = new Words(null, 'en');
const advice = (more: Partial<Advised>): Advised => ({
  asked: 1,
  action: 1,
  move: { do: 'draw' },
  reason: 'sensible',
  value: null,
  other: null,
  other_value: null,
  warning: null,
  ...more,
});
const MOVE = 'A lucid dreamer would choose: Draw from the draw pile.';
it('says the move, and why', () => {
  expect(hintText(advice({}), game, ui, NAMES, 0)).toBe(MOVE);
  expect(hintText(advice({ value: 0.42 }), game, ui, NAMES, 0)).toBe(`${MOVE} It wins about 42% of the time.`);
  expect(hintText(advice({ reason: 'only' }), game, ui, NAMES, 0)).toBe(`${MOVE} It is your only move.`);
  expect(hintText(advice({ reason: 'lost', value: 0 }), game, ui, NAMES, 0)).toContain('as good as lost');
  const other = { do: 'wake' } as Advised['move'];
  expect(hintText(advice({ reason: 'better', value: 0.613, other, other_value: 0.4 }), game, ui, NAMES, 0)).toBe(
    `${MOVE} It wins about 61% of the time. Next best: “Wake up!”, about 40%.`,
  );
  expect(hintText(advice({ reason: 'close', value: 0.6, other, other_value: 0.59 }), game, ui, NAMES, 0)).toContain(
    'It wins about 60% of the time. Another move is about as good.',
  );
  expect(hintText(advice({ warning: 'wake' }), game, ui, NAMES, 0)).toContain('This ends the round at once.');
});
it('calls the others by their names, and the reader you', () => {
  const peek = (owner: number) => hintText(advice({ move: { do: 'peek', owner, place: 1 } }), game, ui, NAMES, 0);
  expect(peek(1)).toContain('Look at card 2 of Nyx’s dream.');
  expect(peek(0)).toContain('Look at card 2 of your dream.');
});
