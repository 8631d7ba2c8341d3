/** What every board is given, and what it gives back. Boards compute no rule and know no network. */
import type { News } from '../views';
import type { Legal } from './pressing';

export interface BoardProps<View, Move> {
  readonly view: View;
  readonly legal: readonly Legal<Move>[];
  /** What the last move brought about, as this seat saw it. */
  readonly news: readonly News[];
  /** News of earlier moves, the latest last. */
  readonly past?: readonly News[];
  /** By seat. */
  readonly names: readonly string[];
  /** Why the last move sent was refused, in a sentence. */
  readonly refusal?: string | null;
  readonly send: (move: Move, action: number) => void;
}

/** The wire, as the pages that own it see it; boards do not depend on it. */
export interface Connection<View, Move> {
  /** Called with everything new about the table. */
  readonly onTable: (listener: (table: Omit<BoardProps<View, Move>, 'send'>) => void) => () => void;
  readonly send: (move: Move, action: number) => Promise<void>;
  readonly close: () => void;
}
