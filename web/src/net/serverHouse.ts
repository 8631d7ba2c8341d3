/** The house of a served client: the server that it came from. */
import type { SocketLike } from './connection';
import type { House } from './house';

export const serverHouse: House = {
  fetch: (path, init) => globalThis.fetch(path, init),
  open: (table) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`) as unknown as SocketLike;
  },
};
