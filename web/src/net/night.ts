/** How the points grew over a finished game, read from its replay. */
import { ending } from '../games/ending';
import type { Frame } from '../wire';
import { api, type Eyes } from './api';

export interface Night {
  /** By seat, the points after each move. */
  readonly points: readonly (readonly number[])[];
}
/** Every frame of a game, a page at a time; `more` is told how far it is. */
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
export const pointsOf = (frames: readonly Frame[]): Night => {
  const totals = frames.flatMap(({ views }) => (views[0] ? [ending(views[0]).totals] : []));
  return { points: (totals[0] ?? []).map((_, seat) => totals.map((after) => after[seat] ?? 0)) };
};
export const nightOf = async (table: string, seat: number | null): Promise<Night> =>
  pointsOf((await framesOf(table, seat)).frames);
