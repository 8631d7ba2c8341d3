/**
 * One's games as the server last told them, for a page that opens when the server cannot be reached. It is what lists
 * show: which game, with whom, whose turn. No card is in it. It goes when the person leaves this device.
 */
import type { Me, OwnGame } from '../wire';
import { IN_PAGE } from './house';

interface LastSeen {
  readonly name: string;
  /** On the device's clock, in milliseconds. */
  readonly at: number;
  readonly games: readonly OwnGame[];
}
const KEY = 'oneiros.games';
/** More than this many are not shown in a list that is old. */
const MOST = 30;

/** Keep what the server has just told of somebody's games; of nobody, nothing. */
export const remember = (me: Me | null | undefined, games: readonly OwnGame[]): void => {
  if (IN_PAGE) return; // a page's own house can always be asked
  try {
    if (!me) return localStorage.removeItem(KEY);
    const seen: LastSeen = { name: me.name, at: Date.now(), games: games.slice(0, MOST) };
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // storage is closed to us, or full: then nothing is shown without the server
  }
};
export const lastSeen = (): LastSeen | null => {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof seen !== 'object' || seen === null) return null;
    return 'at' in seen && 'games' in seen && Array.isArray(seen.games) ? (seen as LastSeen) : null;
  } catch {
    return null;
  }
};
/** A moment of the last days, as people write it. */
export const momentOf = (at: number, language: string): string =>
  new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
