/**
 * Where a page keeps its games: the browser's own database, or memory where that is closed to us. A write is one
 * transaction, and only at the version that the writer knows, so two tabs cannot both make the same move.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Kept extends DBSchema {
  tables: { key: string; value: { readonly id: string; readonly version: number; readonly row: string } };
  events: { key: [string, number]; value: string };
  values: { key: string; value: string };
}
/** What became of a write: another was quicker, or the browser has no room; then nothing is kept of it. */
export type Written = 'kept' | 'stale' | 'full';
/** As `oneiros.page.shelf.Shelf` asks for it. */
export interface Shelf {
  /** Whether what is put here outlives the page. */
  readonly lasting: boolean;
  read(table: string): Promise<string | undefined>;
  write(table: string, after: number, row: string, events: string): Promise<Written>;
  rows(): Promise<string>;
  get(name: string): Promise<string | undefined>;
  put(name: string, value: string): Promise<Written>;
}
const FULL = 'QuotaExceededError';
/** Whether a transaction failed because there is no room. */
const isFull = (error: unknown, during: DOMException | null): boolean =>
  (error instanceof DOMException && error.name === FULL) || during?.name === FULL;
const whole = (row: string, events: readonly string[]): string => `{"row":${row},"events":[${events.join(',')}]}`;
const listed = (events: string): string[] => (JSON.parse(events) as unknown[]).map((event) => JSON.stringify(event));

class LastingShelf implements Shelf {
  readonly lasting = true;
  constructor(private readonly db: IDBPDatabase<Kept>) {}

  async read(table: string): Promise<string | undefined> {
    const reading = this.db.transaction(['tables', 'events']);
    const found = await reading.objectStore('tables').get(table);
    const events = await reading.objectStore('events').getAll(IDBKeyRange.bound([table, 0], [table, Infinity]));
    return found && whole(found.row, events);
  }

  async write(table: string, after: number, row: string, events: string): Promise<Written> {
    const made = listed(events);
    const writing = this.db.transaction(['tables', 'events'], 'readwrite');
    try {
      const found = await writing.objectStore('tables').get(table);
      if ((found?.version ?? 0) !== after) {
        await writing.done;
        return 'stale';
      }
      await Promise.all([
        writing.objectStore('tables').put({ id: table, version: after + made.length, row }, table),
        ...made.map((event, at) => writing.objectStore('events').put(event, [table, after + at + 1])),
        writing.done,
      ]);
      return 'kept';
    } catch (error) {
      writing.done.catch(() => undefined); // it has failed as a whole
      if (isFull(error, writing.error)) return 'full';
      throw error;
    }
  }

  async rows(): Promise<string> {
    return `[${(await this.db.getAll('tables')).map(({ row }) => row).join(',')}]`;
  }

  get = (name: string): Promise<string | undefined> => this.db.get('values', name);

  async put(name: string, value: string): Promise<Written> {
    try {
      await this.db.put('values', value, name);
      return 'kept';
    } catch (error) {
      if (isFull(error, null)) return 'full';
      throw error;
    }
  }
}
class ShortShelf implements Shelf {
  readonly lasting = false;
  private readonly tables = new Map<string, { readonly row: string; readonly events: readonly string[] }>();
  private readonly values = new Map<string, string>();

  read(table: string): Promise<string | undefined> {
    const found = this.tables.get(table);
    return Promise.resolve(found && whole(found.row, found.events));
  }

  write(table: string, after: number, row: string, events: string): Promise<Written> {
    const known = this.tables.get(table)?.events ?? [];
    const fits = known.length === after;
    if (fits) this.tables.set(table, { row, events: [...known, ...listed(events)] });
    return Promise.resolve(fits ? 'kept' : 'stale');
  }

  rows(): Promise<string> {
    return Promise.resolve(`[${[...this.tables.values()].map(({ row }) => row).join(',')}]`);
  }

  get = (name: string): Promise<string | undefined> => Promise.resolve(this.values.get(name));

  put(name: string, value: string): Promise<Written> {
    this.values.set(name, value);
    return Promise.resolve('kept');
  }
}
export const openShelf = async (): Promise<Shelf> => {
  try {
    const db = await openDB<Kept>('oneiros', 1, {
      upgrade: (made) => {
        made.createObjectStore('tables');
        made.createObjectStore('events');
        made.createObjectStore('values');
      },
    });
    return new LastingShelf(db);
  } catch {
    return new ShortShelf(); // not allowed here: the page says so
  }
};
