/** The points of a game without a module: its totals, once it is over. */
import type { Scoring } from '../scoring';
import type { GenericView } from './view';

export const scoring: Scoring<GenericView> = ({ outcome }) => {
  if (!outcome) return { rows: [], totals: [], fewer: false };
  const { scores, winners } = outcome;
  const beaten = scores.filter((_, seat) => !winners.includes(seat));
  const best = winners.map((seat) => scores[seat] ?? 0);
  // The rules say who won. Where a winner has less than a loser, fewer points are better.
  const fewer = best.length > 0 && beaten.length > 0 && Math.min(...best) < Math.max(...beaten);
  return { rows: [], totals: scores, fewer };
};
