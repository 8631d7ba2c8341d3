/** The points of every seat, rule by rule. */
import type { SandmanView } from '../../views';
import type { Scoring } from '../scoring';

const RULES = ['level_1', 'level_2', 'level_3', 'cut_off', 'encounters', 'goal', 'keepsake', 'nightmares'] as const;
const scoring: Scoring<SandmanView> = (view) => ({
  rows: RULES.map((rule) => ({
    name: `sandman-${rule.replace('_', '-')}`,
    values: view.dreamers.map(({ score }) => score[rule]),
  })),
  totals: view.dreamers.map(({ score }) => score.total),
  fewer: false,
});
export default scoring;
