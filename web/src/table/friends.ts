/** What friends at a table are told beside the game: reminders, wishes that were refused, who keeps the others waiting. */
import type { Snapshot } from '../wire';

/** So long the table waits for somebody who is not there before the host may let a bot play, in seconds. */
export const PATIENCE = 120;

/** What somebody is to be told once. */
export type Told =
  | { readonly what: 'undo-refused'; readonly by: number }
  | { readonly what: 'nudged' }
  | { readonly what: 'watching' }
  | { readonly what: 'seat-refused' }
  | { readonly what: 'seat-granted' };

type Before = Pick<Snapshot, 'version' | 'you' | 'undo'>;
/**
 * What the viewer is told with a new picture; null where there is nothing. `asked` is the seat of a bot that they asked
 * for.
 */
export const toldBy = (before: Before | null, now: Snapshot, asked: number | null): Told | null => {
  if (!before) return now.you === null && now.status === 'playing' ? { what: 'watching' } : null;
  if (before.version >= now.version) return null;
  if (asked !== null && before.you === null && now.you === asked) return { what: 'seat-granted' };
  for (const { event, seat } of now.told.filter((one) => one.version > before.version).reverse()) {
    if (event === 'undo-refused' && before.undo.asked_by === now.you && now.you !== null && seat !== now.you)
      return { what: 'undo-refused', by: seat ?? 0 };
    if (event === 'nudged' && seat === now.you && now.you !== null) return { what: 'nudged' };
    if (event === 'seat-refused' && asked !== null && seat === asked) return { what: 'seat-refused' };
  }
  return null;
};
/** Those at the table whom it waits for: the host may remind them. */
export const awaited = (seen: Snapshot): readonly number[] =>
  seen.status === 'playing'
    ? seen.seats.flatMap((one, seat) => (seat !== seen.you && one.waited !== null && one.here ? [seat] : []))
    : [];
/** Those who keep the table waiting and are not there, for the host: whom a bot may play for by now. */
export const absentees = (seen: Snapshot, elapsed: number): readonly { seat: number; replaceable: boolean }[] =>
  seen.seats.flatMap((one, seat) =>
    seat === seen.you || one.waited === null || one.here
      ? []
      : [{ seat, replaceable: one.waited + elapsed >= PATIENCE }],
  );
/** The seats that a bot plays for their owners, not because they left: the host may give them back. */
export const replaced = (seen: Snapshot): readonly { seat: number; here: boolean }[] =>
  seen.seats.flatMap((one, seat) =>
    seat !== seen.you && !one.resigned && (one.away === 'host' || one.away === 'clock')
      ? [{ seat, here: one.here }]
      : [],
  );
/** The seats that a late friend may ask for. */
export const botSeats = (seen: Snapshot): readonly number[] =>
  seen.seats.flatMap((one, seat) => (one.kind === 'bot' ? [seat] : []));
/** Who sits where in the next game: the seat of the first moves up and changes places with the one before it. */
export const movedUp = (order: readonly number[], at: number): readonly number[] =>
  order.map((seat, here) => (here === at - 1 ? (order[at] ?? seat) : here === at ? (order[at - 1] ?? seat) : seat));
/** Everybody one seat further on, as it is without an agreement. */
export const furtherOn = (players: number): readonly number[] =>
  Array.from({ length: players }, (_, seat) => (seat + players - 1) % players);
