/** The rules that matter in each phase. */
import type { PhaseRules } from '../module';

export default {
  draft: ['D19'],
  play: ['D4', 'D5', 'D6', 'D7'],
  give: ['D21'],
  take: ['D21'],
  foresee: ['D7'],
  arrange: ['D7', 'D16'],
  triple: ['D23'],
  door: ['D10'],
  nightmare: ['D11', 'D12', 'D13', 'D14', 'D15'],
  over: ['D17', 'D18', 'D24'],
} satisfies PhaseRules;
