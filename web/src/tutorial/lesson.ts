/** A guided first game: frames made by the true rules (scripts/web_tutorials.py), gone through one after another. */
import type { Legal } from '../games/pressing';
import type { News } from '../views';

interface Frame {
  /** The message that explains it, `<game>-<say>`. Frames without one go on with the step before, or are watched. */
  readonly say: string | null;
  readonly view: { readonly players: number };
  /** The action that is wanted, or none: then the frame is to be watched, or the last. */
  readonly want: number | null;
  /** What can be pressed: what is wanted, and what is pressed too on the way to it. */
  readonly legal: readonly Legal<unknown>[];
  readonly news: readonly News[];
}
export interface Lesson {
  readonly game: string;
  readonly frames: readonly Frame[];
}
/** How many play in a lesson: the real game after it is for as many. */
export const playersOf = (lesson: Lesson): number | undefined => lesson.frames[0]?.view.players;
/** How long a frame without a wanted move is looked at. */
export const PACE = 950;

/** Which step a frame belongs to, counted from 0, and how many there are. */
export const stepOf = (lesson: Lesson, at: number): { readonly step: number; readonly steps: number } => {
  const spoken = lesson.frames.map((frame, number) => ({ frame, number })).filter(({ frame }) => frame.say !== null);
  return { step: spoken.findLastIndex(({ number }) => number <= at), steps: spoken.length };
};
/** The message of the step that a frame belongs to; frames that are watched have none of their own. */
export const saidAt = (lesson: Lesson, at: number): string | null => {
  const say = lesson.frames.slice(0, at + 1).findLast((frame) => frame.say !== null)?.say;
  return say ? `${lesson.game}-${say}` : null;
};
/** Whether a frame is only looked at, on the way to the next. */
export const isWatched = (lesson: Lesson, at: number): boolean =>
  at < lesson.frames.length - 1 && !lesson.frames[at]?.legal.length;
