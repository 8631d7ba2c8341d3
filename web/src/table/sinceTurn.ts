/** What others did since one's own last turn: one deed for each move, with the table before and after it. */
import type { News } from '../views';
import type { Snapshot } from '../wire';

export interface Deed {
  readonly version: number;
  readonly seat: number;
  readonly news: readonly News[];
  readonly before: Snapshot;
  readonly after: Snapshot;
}
/** More are not worth keeping. */
const MOST_DEEDS = 12;

export class SinceTurn {
  private deeds: readonly Deed[] = [];
  /** Whether we have moved since: then the next deed of another begins anew. */
  private moved = false;
  private last: Snapshot | null = null;

  /** A picture has come; what has been done since one's turn is told. */
  add(seen: Snapshot): readonly Deed[] {
    const before = this.last;
    this.last = seen;
    if (seen.status !== 'playing' || seen.you === null) return (this.deeds = []);
    for (const { event, seat, by, news = [], version } of seen.told) {
      if (before && version <= before.version) continue;
      if (event === 'took-back') this.deeds = [];
      if (event !== 'moved') continue;
      if (seat === seen.you && !by) this.moved = true;
      else if (news.length && typeof seat === 'number' && (before === null || before.view)) {
        // Who takes a screen that others share is told of what they missed: there is no picture from before it.
        const known = this.moved ? [] : this.deeds;
        this.moved = false;
        this.deeds = [...known, { version, seat, news, before: before ?? seen, after: seen }].slice(-MOST_DEEDS);
      }
    }
    return this.deeds;
  }
}
