/** How a game came out, rule by rule, as far as its view tells: one line for each rule, one number for each seat. */
import type { AnyView } from '../wire';
import type { DoorsView, RavensView, RunnersView, SandmanView, Views, WorkshopView } from '../views';

export interface Line {
  /** The message that names it: `end-<game>-<name>`. */
  readonly name: string;
  /** By seat; null where a seat has none. */
  readonly values: readonly (number | null)[];
}
export interface Ending {
  readonly lines: readonly Line[];
  readonly totals: readonly number[];
  /** Whether fewer is better. */
  readonly fewer: boolean;
  /** What all have together, where they win or lose together. */
  readonly together?: number;
}
type By<Game extends keyof Views> = (view: Views[Game]) => Ending;

const doors: By<'doors'> = (view: DoorsView) => {
  const colours = ['red', 'blue', 'green', 'brown'];
  return {
    lines: colours.map((colour) => ({
      name: `doors-${colour}`,
      values: view.dreamers.map(({ doors }) => doors.filter((door) => door.startsWith(colour)).length),
    })),
    totals: view.dreamers.map((dreamer) => dreamer.doors.length),
    fewer: false,
    together: view.dreamers.reduce((sum, { doors }) => sum + doors.length, 0),
  };
};
const ravens: By<'ravens'> = (view: RavensView) => {
  const last = view.last_round;
  const totals = view.dreamers.map((dreamer) => dreamer.total);
  if (!last) return { lines: [], totals, fewer: true };
  const before = last.dreamers.map((dreamer, seat) => (totals[seat] ?? 0) - dreamer.points);
  return {
    lines: [
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
const SANDMAN = ['level_1', 'level_2', 'level_3', 'cut_off', 'encounters', 'goal', 'keepsake', 'nightmares'] as const;
const sandman: By<'sandman'> = (view: SandmanView) => ({
  lines: SANDMAN.map((rule) => ({
    name: `sandman-${rule.replace('_', '-')}`,
    values: view.dreamers.map(({ score }) => score[rule]),
  })),
  totals: view.dreamers.map(({ score }) => score.total),
  fewer: false,
});
const RUNNERS = ['star', 'calm', 'tiles'] as const;
const runners: By<'runners'> = (view: RunnersView) => ({
  lines: RUNNERS.map((rule) => ({
    name: `runners-${rule}`,
    values: view.dreamers.map(({ score }) => score[rule]),
  })),
  totals: view.dreamers.map(({ score }) => score.total),
  fewer: false,
});
const workshop: By<'workshop'> = (view: WorkshopView) => {
  const all = view.makers.map((maker) => ({ ...maker.earned, ...maker.at_the_end }) as Record<string, number>);
  return {
    lines: Object.keys(all[0] ?? {}).map((rule) => ({
      name: `workshop-${rule}`,
      values: all.map((one) => one[rule] ?? 0),
    })),
    totals: view.makers.map((maker) => maker.total),
    fewer: false,
  };
};
const BY: { readonly [Game in keyof Views]: By<Game> } = { doors, ravens, sandman, runners, workshop };

/** The lines that say something, and what they come to. */
export const ending = (view: AnyView): Ending => {
  const game = view.game as keyof Views;
  const found = (BY[game] as (view: AnyView) => Ending)(view);
  return { ...found, lines: found.lines.filter(({ values }) => values.some((value) => value)) };
};
/** Places by score, equal scores sharing one: [2, 1, 3]. Winners are first, whatever broke the tie. */
export const places = (totals: readonly number[], winners: readonly number[], fewer: boolean): readonly number[] => {
  const better = (one: number, two: number): boolean => {
    const [first, second] = [winners.includes(one), winners.includes(two)];
    if (first !== second) return first;
    const [mine, theirs] = [totals[one] ?? 0, totals[two] ?? 0];
    return !first && (fewer ? mine < theirs : mine > theirs);
  };
  return totals.map((_, seat) => 1 + totals.filter((_, other) => better(other, seat)).length);
};
