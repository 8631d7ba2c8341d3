/** What has happened at a table: the events told so far, put together from pictures and from pages of the log. */
import type { News } from '../views';
import type { ToldEvent } from '../wire';

interface Told {
  readonly news: readonly News[];
  readonly past: readonly News[];
}

export class Story {
  private readonly known = new Map<number, ToldEvent>();
  private last: { readonly version: number; readonly known: number; readonly told: Told } | null = null;

  add(told: readonly ToldEvent[]): void {
    for (const one of told) if (!this.known.has(one.version)) this.known.set(one.version, one);
  }

  /**
   * What lay on the table at a version: the news of the last move, and of those before it that were not taken back.
   * Asked again, it is the same list: who shows it can tell that nothing has happened since.
   */
  at(version: number): Told {
    const { last } = this;
    if (last?.version === version && last.known === this.known.size) return last.told;
    const told = this.tell(version);
    this.last = { version, known: this.known.size, told };
    return told;
  }

  private tell(version: number): Told {
    const moves: (readonly News[])[] = [];
    const told = [...this.known.values()].filter((one) => one.version <= version);
    for (const one of told.sort((a, b) => a.version - b.version)) {
      if (one.event === 'took-back') moves.splice(Math.max(0, moves.length - (one.moves ?? 0)));
      else if (one.event === 'moved') moves.push(one.news ?? []);
      else if (one.news?.length) moves[Math.max(0, moves.length - 1)] = [...(moves.at(-1) ?? []), ...one.news];
    }
    return { news: moves.at(-1) ?? [], past: moves.slice(0, -1).flat() };
  }
}
