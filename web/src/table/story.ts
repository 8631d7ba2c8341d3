/** What has happened at a table: the events told so far, put together from pictures and from pages of the log. */
import type { News } from '../views';
import type { ToldEvent } from '../wire';

export class Story {
  private readonly known = new Map<number, ToldEvent>();

  add(told: readonly ToldEvent[]): void {
    for (const one of told) this.known.set(one.version, one);
  }

  /** What lay on the table at a version: the news of the last move, and of those before it that were not taken back. */
  at(version: number): { readonly news: readonly News[]; readonly past: readonly News[] } {
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
