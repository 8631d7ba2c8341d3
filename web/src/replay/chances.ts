/** How the chances went in a finished game, as a strong bot on the server judges it, and where it turned. */
import type { Analysed, Judgement } from '../wire';
import { Refusal } from '../net/refusal';

/** A move at which the game turned. */
export interface Turn {
  readonly move: number;
  readonly seat: number;
  readonly kind: 'mistake' | 'swing';
  /** Chances of that seat in percent: a mistake gave them away, a swing changed them since the seat's last move. */
  readonly before: number;
  readonly after: number;
  readonly better: { readonly do: string } | null;
}
/** How a game ended, for the chances of its last move. */
export interface Ended {
  readonly winners: readonly number[];
  /** Whether all win or lose together: then there is one chance for all. */
  readonly together: boolean;
}
export interface Chances {
  /** By seat, or one line for all, in percent, after each move; the first is the beginning. They add up to 100. */
  readonly points: readonly (readonly number[])[];
  /** At most three, in the order in which they happened. */
  readonly turns: readonly Turn[];
}
const MOST_TURNS = 3;
/** Between two questions, in milliseconds; longer where the server has much to do. */
const PAUSE = 1500;
const LONG_PAUSE = 15_000;

const tenths = (value: number): number => Math.round(value * 10) / 10;
const percent = (chance: number): number => Math.round(chance * 100);
/** The chance of a seat after every move: what its last move left, or at first what its first one found. */
const lineOf = (judged: readonly Judgement[], seat: number, moves: number): readonly number[] => {
  const own = judged.filter((one) => one.seat === seat);
  let now = own[0] ? percent(own[0].before) : 0;
  const after = new Map(own.map((one) => [one.number, percent(one.after)]));
  return Array.from({ length: moves + 1 }, (_, move) => (now = after.get(move) ?? now));
};
/** Chances of seats that play against each other, made to add up: each was judged by what its own player knew. */
const addUp = (lines: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  lines.map((line) =>
    line.map((chance, move) => {
      const all = lines.reduce((sum, other) => sum + (other[move] ?? 0), 0);
      return tenths(all ? (100 * chance) / all : 100 / lines.length);
    }),
  );
/** One chance for all: what the last move of any of them left. */
const lineOfAll = (judged: readonly Judgement[], moves: number): readonly number[] =>
  lineOf(
    judged.map((one) => ({ ...one, seat: 0 })),
    0,
    moves,
  );
/** At the end nothing is left to chance. */
const settled = (line: readonly number[], last: number): readonly number[] => [...line.slice(0, -1), last];
const linesOf = (
  { judged, moves }: Analysed,
  players: number,
  { winners, together }: Ended,
): readonly (readonly number[])[] => {
  if (together || players === 1) return [settled(lineOfAll(judged, moves), winners.length ? 100 : 0)];
  const lines = addUp(Array.from({ length: players }, (_, seat) => lineOf(judged, seat, moves)));
  if (!winners.length) return lines;
  return lines.map((line, seat) => settled(line, winners.includes(seat) ? tenths(100 / winners.length) : 0));
};
const turnOf = (judged: readonly Judgement[], number: number): Turn | null => {
  const one = judged.find((other) => other.number === number);
  if (!one?.turn) return null;
  const earlier = judged.filter((other) => other.seat === one.seat && other.number < number).at(-1);
  const [before, after] = one.turn === 'mistake' ? [one.before, one.after] : [earlier?.after ?? one.before, one.before];
  return {
    move: number,
    seat: one.seat,
    kind: one.turn,
    before: percent(before),
    after: percent(after),
    better: one.turn === 'mistake' ? one.better : null,
  };
};
/** At most three, in the order in which they happened. */
export const turnsOf = ({ judged, turns }: Analysed): readonly Turn[] =>
  turns
    .map((number) => turnOf(judged, number))
    .filter((turn) => turn !== null)
    .slice(0, MOST_TURNS)
    .sort((one, two) => one.move - two.move);
export const chancesOf = (analysed: Analysed, players: number, ended: Ended): Chances => ({
  points: linesOf(analysed, players, ended),
  turns: turnsOf(analysed),
});
/** Ask until all moves are looked at, telling how far it is. Null where there is nothing to be had. */
export const askAnalysis = async (
  ask: () => Promise<Analysed>,
  show: (analysed: Analysed) => void,
  pause: (milliseconds: number) => Promise<boolean>,
): Promise<Analysed | null> => {
  for (;;) {
    let rest = PAUSE;
    try {
      const found = await ask();
      show(found);
      if (found.done >= found.moves) return found.judged.length ? found : null;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'too-much') return null;
      rest = LONG_PAUSE;
    }
    if (!(await pause(rest))) return null;
  }
};
