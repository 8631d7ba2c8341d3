/** The rules that matter in each phase. */
import type { PhaseRules } from '../module';

export default {
  set: ['S11'],
  move: ['S13', 'S14', 'S12'],
  pay: ['S13'],
  return: ['S12'],
  attach: ['S16', 'S17', 'S18', 'S19'],
  keep: ['S20'],
  end: ['S21'],
  mend: ['S21'],
  look: ['S21'],
  trade: ['S21'],
  give: ['S21'],
  over: ['S25', 'S26', 'S27', 'S28', 'S29', 'S30'],
} satisfies PhaseRules;
