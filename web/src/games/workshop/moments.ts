/** What is worth a moment of the table: a finished landscape, a new night, Mr Nightmare on his way. */
import type { News, WorkshopView } from '../../views';

export interface Finished {
  readonly seat: number;
  readonly card: WorkshopView['sight'][number];
  readonly points: number;
  /** The fields on which its landscape stands. */
  readonly fields: readonly string[];
}
/** The landscapes that were finished by this news; a card's picture is on its owner's pile by now. */
export const finishedIn = (news: readonly News[], view: WorkshopView): readonly Finished[] =>
  news.flatMap(({ what, seat, facts }) => {
    const card = seat === null ? undefined : view.makers[seat]?.pile;
    const { points, fields } = facts;
    if (what !== 'finished' || seat === null || !card || card.name !== facts['card'] || typeof points !== 'number')
      return [];
    return [{ seat, card, points, fields: Array.isArray(fields) ? fields.map(String) : [] }];
  });

/** What is told across the table: a night begins, dreams are made, the last dream. */
export type Turn = 'night' | 'making' | 'last-making';
export const turnOf = (news: readonly News[], before: string | null, view: WorkshopView): Turn | null => {
  if (news.some(({ what }) => what === 'filled')) return 'night';
  const changed = before !== null && before !== view.stage;
  return changed && (view.stage === 'making' || view.stage === 'last-making') ? view.stage : null;
};

/** The paths whose red shard is still to come, as long as that part of the news is not told (W47). */
export const notYetHaunted = (untold: readonly News[]): ReadonlySet<unknown> =>
  new Set(untold.flatMap(({ what, facts }) => (what === 'haunted' ? [facts['path']] : [])));
