/**
 * The house that the client plays in: a server, or Python in the page itself. Both answer requests and open sockets, so
 * nobody else needs to know which it is. A static build (`make site`) has the page alone. A served one has both: its
 * addresses under `/page` are played in the page.
 */
import type { SocketLike } from './connection';
import { serverHouse } from './serverHouse';

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;
export interface House {
  readonly fetch: Fetch;
  readonly open: (table: string) => SocketLike;
}
/** Whether this build is a folder for any host, under any path. */
export const STATIC = import.meta.env.MODE === 'play';
const PAGE = '/page';
/** Whether an address of a server's client is played in the page. */
export const isOfPage = (pathname: string): boolean => pathname === PAGE || pathname.startsWith(`${PAGE}/`);
/** What stands before our own paths in addresses. */
export const ROOT = !STATIC && isOfPage(globalThis.location?.pathname ?? '/') ? PAGE : '';
/** Whether this page plays in its own house. */
export const IN_PAGE = STATIC || ROOT !== '';
let chosen: House = serverHouse;
/** Before anything is asked. */
export const openHouse = async (): Promise<void> => {
  if (IN_PAGE) chosen = (await import('../play/pageHouse.svelte')).pageHouse;
};
export const house: House = {
  fetch: (path, init) => chosen.fetch(path, init),
  open: (table) => chosen.open(table),
};
