/** Presses that take time: what is marked meanwhile, double clicks, answers. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DOUBLE, Presses } from '../src/games/presses.svelte';
import { hintMark } from '../src/games/hintMarks.svelte';
import type { Choice, Legal } from '../src/games/pressing';

interface Move {
  readonly do: string;
}
const legal = (action: number, warning: string | null = null): Legal<Move> => ({
  action,
  move: { do: 'put' },
  warning,
});
const choices: readonly Choice<Move>[] = [
  { legal: legal(1), path: ['hand:0', 'row'] },
  { legal: legal(2), path: ['hand:1', 'row'] },
  { legal: legal(3), path: ['pile'] },
];
let sent: number[];
let answer: () => void;
let presses: Presses<Move>;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  presses = new Presses<Move>(
    () => choices,
    (one) => {
      sent.push(one.action);
      return new Promise<void>((done) => (answer = done));
    },
  );
});
afterEach(() => void vi.useRealTimers());

it('marks what was pressed until the answer comes, and takes no other press', async () => {
  presses.press('hand:0');
  presses.press('row');
  expect(sent).toEqual([1]);
  expect(presses.sending).toBe(1);
  expect(presses.is('hand:0')).toMatchObject({ chosen: true, sent: true, can: false });
  expect(presses.is('row')).toMatchObject({ chosen: true, sent: true });
  expect(presses.is('pile')).toMatchObject({ can: false });
  presses.press('pile');
  presses.choose(legal(3));
  expect(presses.lift('hand:1')).toBe(false);
  expect(presses.refused).toBe(null);
  expect(sent).toEqual([1]);
  answer();
  await vi.runAllTimersAsync();
  expect(presses.sending).toBe(null);
  expect(presses.is('hand:0')).toMatchObject({ chosen: false, sent: false, can: true });
});
it('is free at once where there is nobody to wait for', () => {
  const quick = new Presses<Move>(
    () => choices,
    () => undefined,
  );
  quick.press('pile');
  expect(quick.sending).toBe(null);
});
it('takes a double click for one press, and a second press later for a change of mind', () => {
  presses.press('hand:0');
  presses.press('hand:0');
  expect(presses.selection).toEqual(['hand:0']);
  vi.advanceTimersByTime(DOUBLE);
  presses.press('hand:0');
  expect(presses.selection).toEqual([]);
});
it('asks twice what is warned of, but not what a hint has proposed with its warning', () => {
  const grave = legal(4, 'wake');
  presses.choose(grave);
  expect(presses.pending).toEqual(grave);
  expect(sent).toEqual([]);
  presses.dismiss();
  hintMark.action = 4;
  presses.choose(grave);
  hintMark.action = null;
  expect(presses.pending).toBe(null);
  expect(sent).toEqual([4]);
});
