/** The points of a game, rule by rule, as far as a view shows them: one row for each rule, one number for each seat. */

interface ScoreRow {
  /** The message that names it: `end-<name>`. */
  readonly name: string;
  /** By seat; null where a seat has none. */
  readonly values: readonly (number | null)[];
}
export interface Scores {
  readonly rows: readonly ScoreRow[];
  readonly totals: readonly number[];
  /** Whether fewer is better. */
  readonly fewer: boolean;
  /** What all have together, where they win or lose together. */
  readonly together?: number;
  /** What else there is to tell of the end, for all alike: the message `end-<name>`, and how many. */
  readonly facts?: readonly { readonly name: string; readonly value: number }[];
}
export type Scoring<View> = (view: View) => Scores;

/** The same without the rows in which nobody has anything. */
export const withoutEmptyRows = (scores: Scores): Scores => ({
  ...scores,
  rows: scores.rows.filter(({ values }) => values.some((value) => value)),
});
/** Places by score, equal scores sharing one: [2, 1, 3]. Winners are first, also where a tie was broken. */
export const places = (totals: readonly number[], winners: readonly number[], fewer: boolean): readonly number[] => {
  const better = (one: number, two: number): boolean => {
    const [first, second] = [winners.includes(one), winners.includes(two)];
    if (first !== second) return first;
    const [mine, theirs] = [totals[one] ?? 0, totals[two] ?? 0];
    return !first && (fewer ? mine < theirs : mine > theirs);
  };
  return totals.map((_, seat) => 1 + totals.filter((_, other) => better(other, seat)).length);
};
