/** The points of every seat, rule by rule. */
import type { RunnersView } from '../../views';
import type { Scoring } from '../scoring';

const RULES = ['star', 'calm', 'tiles'] as const;
const scoring: Scoring<RunnersView> = (view) => ({
  rows: RULES.map((rule) => ({
    name: `runners-${rule}`,
    values: view.dreamers.map(({ score }) => score[rule]),
  })),
  totals: view.dreamers.map(({ score }) => score.total),
  fewer: false,
});
export default scoring;
