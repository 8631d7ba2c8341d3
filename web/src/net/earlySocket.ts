/**
 * A table's socket that is opened before the page of the table is there: its way to the server and the making of the page
 * go side by side. What comes before anybody listens is kept and told then, in its order. A picture that came with the
 * table itself is told first: it can be shown before the socket is open.
 */
import type { Picture } from '../wire';
import type { SocketLike } from './connection';
import { house } from './house';

type Happening =
  | { readonly kind: 'open' }
  | { readonly kind: 'message'; readonly data: unknown }
  | { readonly kind: 'close'; readonly code: number };

class EarlySocket implements SocketLike {
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  private opened: SocketLike['onopen'] = null;
  private kept: Happening[] = [];
  private told = false;

  constructor(
    private readonly socket: SocketLike,
    first: Picture | null,
  ) {
    if (first) this.kept.push({ kind: 'message', data: JSON.stringify(first) });
    socket.onopen = () => this.hear({ kind: 'open' });
    socket.onmessage = ({ data }) => this.hear({ kind: 'message', data });
    socket.onclose = ({ code }) => this.hear({ kind: 'close', code });
  }

  get onopen(): SocketLike['onopen'] {
    return this.opened;
  }

  /** Whoever listens sets all three in one go; what was kept is told after that. */
  set onopen(opened: SocketLike['onopen']) {
    this.opened = opened;
    if (this.told || !opened) return;
    this.told = true;
    queueMicrotask(() => {
      const kept = this.kept;
      this.kept = [];
      for (const one of kept) this.tell(one);
    });
  }

  send(text: string): void {
    this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }

  private hear(one: Happening): void {
    if (this.told && !this.kept.length) this.tell(one);
    else this.kept.push(one);
  }

  private tell(one: Happening): void {
    if (one.kind === 'open') this.opened?.();
    else if (one.kind === 'message') this.onmessage?.({ data: one.data });
    else this.onclose?.({ code: one.code });
  }
}

/** The one that waits for its page, with its table. */
let waiting: { readonly table: string; readonly socket: EarlySocket } | null = null;

export const openEarly = (table: string, first: Picture | null): void => {
  waiting?.socket.close();
  waiting = { table, socket: new EarlySocket(house.open(table), first) };
};
/** The socket of a table: the one that was opened early, or a new one. */
export const socketOf = (table: string): SocketLike => {
  const early = waiting;
  if (early?.table !== table) return house.open(table);
  waiting = null;
  return early.socket;
};
