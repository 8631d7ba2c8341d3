/** What every badge at a table knows of its seat: the clock, and whether somebody is there. Boards need not hand it on. */
import { getContext, setContext } from 'svelte';
import type { SeatShown } from '../wire';
import type { Words } from '../words/words';

export interface AtTable {
  readonly seats: readonly SeatShown[];
  readonly you: number | null;
  /** Whether the game is going on. */
  readonly playing: boolean;
  /** When this was true, on the page's clock. */
  readonly arrived: number;
  readonly words: Words;
}
const KEY = Symbol('table');
export const setTable = (table: AtTable): AtTable => setContext(KEY, table);
export const getTable = (): AtTable | undefined => getContext<AtTable | undefined>(KEY);

/** The seconds that a seat has left. */
export const secondsLeft = ({ clock, running }: SeatShown, arrived: number, now: number): number =>
  (clock ?? 0) - (running ? Math.max(0, now - arrived) / 1000 : 0);
/** With so little left a clock turns red. */
export const SHORT = 10;
