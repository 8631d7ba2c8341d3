/**
 * The house that the client plays in: a server, or Python in the page itself (the build `play`). Both answer requests
 * and open sockets, so nobody else needs to know which it is.
 */
import type { SocketLike } from './connection';

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;
export interface House {
  readonly fetch: Fetch;
  readonly open: (table: string) => SocketLike;
}
/** Whether this client has its house in the page. */
export const IN_PAGE = import.meta.env.MODE === 'play';
export { house } from 'virtual:house';
