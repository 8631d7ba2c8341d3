/**
 * One's games as a house last told them: the server's for a page that opens when it cannot be reached, and the page's for
 * the server's client. It is what lists show: which game, with whom, whose turn. No card is in it. What the server told
 * goes when the person leaves this device.
 */
import type { Me, OwnGame } from '../wire';
import { IN_PAGE, STATIC } from './house';

interface LastSeen {
  readonly name: string;
  /** On the device's clock, in milliseconds. */
  readonly at: number;
  readonly games: readonly OwnGame[];
}
const AT_SERVER = 'oneiros.games';
const IN_THE_PAGE = 'oneiros.games.page';
const [OWN, OTHER] = IN_PAGE ? [IN_THE_PAGE, AT_SERVER] : [AT_SERVER, IN_THE_PAGE];
/** More than this many are not shown in a list that is old. */
const MOST = 30;

/** Keep what the house has just told of somebody's games; of nobody, nothing. */
export const remember = (me: Me | null | undefined, games: readonly OwnGame[]): void => {
  if (STATIC) return; // there is no other house
  try {
    if (!me) return localStorage.removeItem(OWN);
    const seen: LastSeen = { name: me.name, at: Date.now(), games: games.slice(0, MOST) };
    localStorage.setItem(OWN, JSON.stringify(seen));
  } catch {
    // storage is closed to us, or full: then nothing is shown without the server
  }
};
const read = (key: string): LastSeen | null => {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof seen !== 'object' || seen === null) return null;
    return 'at' in seen && 'games' in seen && Array.isArray(seen.games) ? (seen as LastSeen) : null;
  } catch {
    return null;
  }
};
/** What this house told last. */
export const lastSeen = (): LastSeen | null => (IN_PAGE ? null : read(OWN));
/** What the other house told last: the page's own to the server's client, the server to the page. */
export const seenElsewhere = (): LastSeen | null => (STATIC ? null : read(OTHER));
/** A moment of the last days, as people write it. */
export const momentOf = (at: number, language: string): string =>
  new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
