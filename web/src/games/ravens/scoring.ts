/** The points of every seat, rule by rule. */
import type { RavensView } from '../../views';
import type { Scoring } from '../scoring';

const scoring: Scoring<RavensView> = (view) => {
  const last = view.last_round;
  const totals = view.dreamers.map((dreamer) => dreamer.total);
  if (!last) return { rows: [], totals, fewer: true };
  const before = last.dreamers.map((dreamer, seat) => (totals[seat] ?? 0) - dreamer.points);
  return {
    rows: [
      { name: 'ravens-before', values: before },
      { name: 'ravens-last', values: last.dreamers.map((dreamer) => dreamer.ravens) },
      { name: 'ravens-spared', values: last.dreamers.map((dreamer) => -dreamer.spared) },
      {
        name: 'ravens-called', // what calling, or somebody's nines, did to the count (R14, R20)
        values: last.dreamers.map((one) => one.points - one.penalty - (one.ravens - one.spared)),
      },
      { name: 'ravens-penalty', values: last.dreamers.map((dreamer) => dreamer.penalty) },
    ],
    totals,
    fewer: true,
  };
};
export default scoring;
