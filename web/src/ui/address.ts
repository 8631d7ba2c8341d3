/** Our own paths as addresses. Where any host may serve the client, under any path, they stand behind the #. */
import { IN_PAGE } from '../net/house';

/** A path of ours as the address of a link. */
export const linkTo = (path: string): string => (IN_PAGE ? `#${path}` : path);
/** The whole address of a path, to be given away. */
export const addressOf = (path: string): string => new URL(linkTo(path), location.href).href;
/** Where we are: the path, what is asked for behind it, and the place on the page. */
export const here = (): URL => new URL(IN_PAGE ? location.hash.slice(1) || '/' : location.href, location.origin);
