/** The rules that matter in each phase. */
import type { PhaseRules } from '../module';

export default {
  start: ['W10'],
  rest: ['W14'],
  wander: ['W15', 'W16', 'W17', 'W18', 'W20'],
  haunt: ['W47'],
  make: ['W21', 'W22', 'W23', 'W24', 'W25', 'W37'],
  walk: ['W25', 'W23'],
  card: ['W33'],
  tower: ['W29'],
  golem: ['W30'],
  carry: ['W30'],
  lake: ['W31'],
  arrange: ['W31'],
  collector: ['W28'],
  lord: ['W32'],
  finish: ['W37'],
  spot: ['W38'],
  draw: ['W40'],
  keep: ['W40'],
  bury: ['W50'],
  over: ['W41', 'W42', 'W43'],
} satisfies PhaseRules;
