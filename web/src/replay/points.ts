/** How the points grew over a finished game, read from its replay, and where it turned. */
import type { Scoring } from '../games/scoring';
import type { News } from '../views';
import type { Frame } from '../wire';
import { api, type Eyes } from '../net/api';

/** A move that changed the points much more than others did. */
export interface Moment {
  readonly move: number;
  /** Whose points changed most, and by how much against the others. */
  readonly seat: number;
  readonly swing: number;
  readonly news: readonly News[];
}
export interface PointsHistory {
  /** By seat, the points after each move. */
  readonly points: readonly (readonly number[])[];
  /** At most three, in the order in which they happened. */
  readonly moments: readonly Moment[];
}
const MOST_MOMENTS = 3;
/** How much more than the usual change makes a moment. */
const MUCH = 1.5;

/** Every frame of a game, a page at a time. */
export const framesOf = async (
  table: string,
  eyes: Eyes,
): Promise<{ names: readonly string[]; game: string; frames: readonly Frame[] }> => {
  const frames: Frame[] = [];
  for (;;) {
    const page = await api.replay(table, eyes, frames.length);
    frames.push(...page.frames);
    if (!page.frames.length || frames.length > page.moves) return { names: page.names, game: page.game, frames };
  }
};
/** For every move the seat whose points changed most against the others' average, and by how much. */
const swings = (points: PointsHistory['points']): readonly { move: number; seat: number; swing: number }[] =>
  (points[0] ?? []).slice(1).map((_, at) => {
    const changes = points.map((line) => (line[at + 1] ?? 0) - (line[at] ?? 0));
    const sum = changes.reduce((all, one) => all + one, 0);
    const against = changes.map((one) => one - (changes.length > 1 ? (sum - one) / (changes.length - 1) : 0));
    const seat = against.reduce((best, one, here) => (Math.abs(one) > Math.abs(against[best] ?? 0) ? here : best), 0);
    return { move: at + 1, seat, swing: against[seat] ?? 0 };
  });
export const momentsOf = (points: PointsHistory['points'], frames: readonly Frame[]): readonly Moment[] => {
  const turned = swings(points).filter(({ swing }) => swing !== 0);
  const usual = turned.reduce((sum, { swing }) => sum + Math.abs(swing), 0) / Math.max(1, turned.length);
  return turned
    .filter(({ swing }) => Math.abs(swing) >= MUCH * usual)
    .sort((one, two) => Math.abs(two.swing) - Math.abs(one.swing))
    .slice(0, MOST_MOMENTS)
    .sort((one, two) => one.move - two.move)
    .map((one) => ({ ...one, news: frames[one.move]?.news ?? [] }));
};
const pointsFrom = (frames: readonly Frame[], scoring: Scoring<unknown>): PointsHistory => {
  const totals = frames.flatMap(({ views }) => (views[0] ? [scoring(views[0]).totals] : []));
  const points = (totals[0] ?? []).map((_, seat) => totals.map((after) => after[seat] ?? 0));
  return { points, moments: momentsOf(points, frames) };
};
export const loadPoints = async (
  table: string,
  seat: number | null,
  scoring: Scoring<unknown>,
): Promise<PointsHistory & { frames: readonly Frame[] }> => {
  const { frames } = await framesOf(table, seat);
  return { ...pointsFrom(frames, scoring), frames };
};
