/** The rules that matter in each phase. */
import type { PhaseRules } from '../module';

export default {
  look: ['R3'],
  turn: ['R5', 'R6', 'R7'],
  drawn: ['R8', 'R9', 'R10'],
  choose: ['R11'],
  peek: ['R12'],
  pick: ['R13'],
  exchange: ['R13'],
  remember: ['R3', 'R12'],
  over: ['R14', 'R17'],
} satisfies PhaseRules;
