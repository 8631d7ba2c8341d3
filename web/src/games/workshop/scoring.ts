/** The points of every seat, rule by rule. */
import type { WorkshopView } from '../../views';
import type { Scoring } from '../scoring';

const scoring: Scoring<WorkshopView> = (view) => {
  const all = view.makers.map((maker) => ({ ...maker.earned, ...maker.at_the_end }));
  return {
    rows: Object.keys(all[0] ?? {}).map((rule) => ({
      name: `workshop-${rule}`,
      values: all.map((one) => one[rule] ?? 0),
    })),
    totals: view.makers.map((maker) => maker.total),
    fewer: false,
  };
};
export default scoring;
