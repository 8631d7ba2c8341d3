/** The house of a served client: the server that it came from. */
import type { SocketLike } from './connection';
import type { House } from './house';
import { reach } from './reach';

export const serverHouse: House = {
  fetch: async (path, init) => {
    try {
      const answer = await globalThis.fetch(path, init);
      reach.was(true);
      return answer;
    } catch (error) {
      reach.was(false);
      throw error;
    }
  },
  open: (table) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}?changes=yes`);
    socket.addEventListener('open', () => reach.was(true));
    socket.addEventListener('error', () => reach.was(false));
    return socket as unknown as SocketLike;
  },
};
