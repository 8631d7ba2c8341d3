/** The rules that matter in each phase. */
import type { PhaseRules } from '../module';

export default {
  lay: ['U8', 'U9', 'U12', 'U13', 'U14'],
  share: ['U19'],
  colour: ['U14', 'U20'],
  bat: ['U16'],
  equip: ['U22', 'U23'],
  over: ['U24'],
} satisfies PhaseRules;
