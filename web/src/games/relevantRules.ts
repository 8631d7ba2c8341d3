/** Which rules matter now: the rules open with them. */
import type { PhaseRules } from './module';

/** A rule that was just broken comes before those of the phase. */
export const relevantRules = (phases: PhaseRules, phase: string | null, broken: string | null): readonly string[] => [
  ...new Set([...(broken ? [broken] : []), ...((phase && phases[phase]) || [])]),
];
