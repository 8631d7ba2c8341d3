import { expect, it, vi } from 'vitest';
import { askAnalysis, chancesOf } from '../src/replay/chances';
import { Refusal } from '../src/net/refusal';
import type { Analysed, Judgement } from '../src/wire';

const one = (
  number: number,
  seat: number,
  before: number,
  after: number,
  more: Partial<Judgement> = {},
): Judgement => ({
  number,
  seat,
  before,
  after,
  turn: null,
  better: null,
  ...more,
});
const better = { do: 'keep' } as Judgement['better'];
const analysed: Analysed = {
  moves: 5,
  done: 5,
  judged: [
    one(1, 0, 0.5, 0.5),
    one(2, 1, 0.6, 0.3, { turn: 'mistake', better }),
    one(3, 0, 0.8, 0.8, { turn: 'swing', better }),
    one(5, 1, 0.2, 0.2),
  ],
  turns: [3, 2],
};
const lost = { winners: [], together: false };
it('draws the chance of each seat after every move to the end, and they add up', () => {
  const { points } = chancesOf(analysed, 2, { winners: [0], together: false });
  expect(points).toEqual([
    [45.5, 45.5, 62.5, 72.7, 72.7, 100],
    [54.5, 54.5, 37.5, 27.3, 27.3, 0],
  ]);
  expect(chancesOf(analysed, 2, { winners: [0, 1], together: false }).points.map((line) => line.at(-1))).toEqual([
    50, 50,
  ]);
});
it('draws one line where all win or lose together', () => {
  expect(chancesOf(analysed, 2, { winners: [], together: true }).points).toEqual([[50, 50, 30, 80, 80, 0]]);
  expect(chancesOf(analysed, 2, { winners: [0, 1], together: true }).points[0]?.at(-1)).toBe(100);
});
it('names the turns in the order in which they happened, a swing since the seat’s last move', () => {
  expect(chancesOf(analysed, 2, lost).turns).toEqual([
    { move: 2, seat: 1, kind: 'mistake', before: 60, after: 30, better },
    { move: 3, seat: 0, kind: 'swing', before: 50, after: 80, better: null },
  ]);
});
it('keeps the three greatest', () => {
  const judged = [1, 2, 3, 4].map((number) => one(number, 0, 0.9, 0.1 * number, { turn: 'mistake' }));
  const { turns } = chancesOf({ moves: 4, done: 4, judged, turns: [1, 2, 3, 4] }, 1, lost);
  expect(turns.map(({ move }) => move)).toEqual([1, 2, 3]);
});
const answers = (...all: (Analysed | Refusal)[]) =>
  vi.fn(() => {
    const next = all.shift();
    return next instanceof Refusal ? Promise.reject(next) : Promise.resolve(next ?? analysed);
  });
it('asks again until all is looked at', async () => {
  const ask = answers({ ...analysed, done: 2 }, new Refusal('too-much', ''), analysed);
  const [told, pause] = [vi.fn(), vi.fn((_: number) => Promise.resolve(true))];
  expect(await askAnalysis(ask, told, pause)).toBe(analysed);
  expect(told.mock.calls.map(([{ done }]) => done as number)).toEqual([2, 5]);
  expect(pause.mock.calls.map(([time]) => time > 10_000)).toEqual([false, true]);
});
it('does without where nothing is to be had, or nobody waits any more', async () => {
  const never = () => Promise.resolve(false);
  expect(await askAnalysis(answers(new Refusal('hidden', '')), vi.fn(), never)).toBe(null);
  expect(await askAnalysis(answers({ ...analysed, done: 2 }), vi.fn(), never)).toBe(null);
  expect(await askAnalysis(answers({ ...analysed, judged: [] }), vi.fn(), never)).toBe(null);
});
