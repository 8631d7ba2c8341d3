/** Several people at one screen: who is before it, whom it goes to, and whether a curtain has to fall between them. */
import type { Picture } from '../wire';

type Shared = Pick<Picture, 'screen' | 'next' | 'hidden' | 'glass_waits' | 'seen'>;

/** Whether nobody is before a screen that several share: the table is hidden until somebody says who they are. */
export const isCovered = ({ screen, seen }: Shared): boolean =>
  screen.length > 0 && seen.status === 'playing' && seen.you === null;

/** Whom the screen goes to, if it is to go to somebody else than the one before it; or whose glass waits for them. */
export const heirOf = ({ screen, next, glass_waits, seen }: Shared): number | null =>
  screen.length > 0 && seen.status === 'playing' && (next !== seen.you || glass_waits) ? next : null;

/**
 * Whether it goes there at once: neither sees anything that the other may not, and no time begins to run. Where the table
 * was covered, it stays so as long as anybody here has something to hide.
 */
export const goesOpenly = ({ hidden, glass_waits, seen: { you } }: Shared, heir: number): boolean =>
  !glass_waits && !hidden.some((seat) => you === null || seat === you || seat === heir);

/** What may stay of a picture when its reader covers the table: who sits here, and nothing of the game. */
export const withoutGame = (picture: Picture): Picture => ({
  ...picture,
  seen: { ...picture.seen, you: null, view: null, asked: null, choices: [], told: [] },
});
