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
  /** What the seats are called on this page. */
  readonly names: readonly string[];
  /** The seat that the board speaks to; null where it speaks to nobody at the table. */
  readonly reader: number | null;
  /** Why the last move sent was refused, in a sentence. */
  readonly refusal?: string | null;
  /** What a hint says, for boards that say it themselves (`SAY_HINTS`). */
  readonly advice?: string | null;
  /** When the game's own timer runs out, on the page's clock (`performance.now`). */
  readonly deadline?: number | null;
  /** Makes a move. Where that takes time it gives a promise, kept when the table shows what became of it or it was refused. */
  readonly send: (move: Move, action: number) => unknown;
}
