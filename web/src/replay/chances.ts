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
export interface Chances {
  /** By seat, in percent, after each move; the first is the beginning. */
  readonly points: readonly (readonly number[])[];
  /** At most three, in the order in which they happened. */
  readonly turns: readonly Turn[];
}
const MOST_TURNS = 3;
/** Between two questions, in milliseconds; longer where the server has much to do. */
const PAUSE = 1500;
const LONG_PAUSE = 15_000;

const percent = (chance: number): number => Math.round(chance * 100);
/** The chance of a seat after every move: what its last move left, or at first what its first one found. */
const lineOf = (judged: readonly Judgement[], seat: number, moves: number): readonly number[] => {
  const own = judged.filter((one) => one.seat === seat);
  let now = own[0] ? percent(own[0].before) : 0;
  const after = new Map(own.map((one) => [one.number, percent(one.after)]));
  return Array.from({ length: moves + 1 }, (_, move) => (now = after.get(move) ?? now));
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
export const chancesOf = ({ judged, moves, turns }: Analysed, players: number): Chances => ({
  points: Array.from({ length: players }, (_, seat) => lineOf(judged, seat, moves)),
  turns: turns
    .map((number) => turnOf(judged, number))
    .filter((turn) => turn !== null)
    .slice(0, MOST_TURNS)
    .sort((one, two) => one.move - two.move),
});
/** Ask until all moves are looked at, telling how far it is. Null where there is nothing to be had. */
export const askAnalysis = async (
  ask: () => Promise<Analysed>,
  told: (analysed: Analysed) => void,
  pause: (milliseconds: number) => Promise<boolean>,
): Promise<Analysed | null> => {
  for (;;) {
    let rest = PAUSE;
    try {
      const found = await ask();
      told(found);
      if (found.done >= found.moves) return found.judged.length ? found : null;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'too-much') return null;
      rest = LONG_PAUSE;
    }
    if (!(await pause(rest))) return null;
  }
};
