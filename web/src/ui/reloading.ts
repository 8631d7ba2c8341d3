/** Loading a page anew when the server is there again. */
import { STATIC } from '../net/house';

const EVERY = 1500;
const KEY = 'oneiros.reloaded';
/** A page that was loaded anew by itself this long ago, in milliseconds, is not loaded again: a person may. */
const PATIENCE = 20_000;

export const reload = (): void => location.reload();

const lately = (): boolean => {
  try {
    const before = Number(sessionStorage.getItem(KEY));
    sessionStorage.setItem(KEY, String(Date.now()));
    return Date.now() - before < PATIENCE;
  } catch {
    return true; // storage is closed to us: better not at all than for ever
  }
};
/** Does something when the server answers; the answer calls it off. */
export const whenBack = (work: () => void): (() => void) => {
  if (lately()) return () => undefined;
  const timer = setInterval(() => {
    fetch(STATIC ? './' : '/health', { cache: 'no-store' }).then(
      ({ ok }) => ok && work(),
      () => undefined,
    );
  }, EVERY);
  return () => clearInterval(timer);
};
