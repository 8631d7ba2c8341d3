/**
 * Our own paths as addresses. Where any host may serve the client, under any path, they stand behind the #. In a served
 * client they stand behind `/page` where one plays in the page.
 */
import { ROOT, STATIC } from '../net/house';

/** A path of ours as the address of a link. */
export const linkTo = (path: string): string => (STATIC ? `#${path}` : ROOT + path);
/** The whole address of a path, to be given away. */
export const addressOf = (path: string): string => new URL(linkTo(path), location.href).href;
const within = (address: URL): URL => {
  if (ROOT && (address.pathname === ROOT || address.pathname.startsWith(`${ROOT}/`)))
    address.pathname = address.pathname.slice(ROOT.length) || '/';
  return address;
};
/** Where an address leads: the path, what is asked for behind it, and the place on the page. */
export const readAddress = (href: string): URL =>
  STATIC ? new URL(new URL(href).hash.slice(1) || '/', location.origin) : within(new URL(href));
/** Where we are. */
export const here = (): URL => readAddress(location.href);
/** The folder of the build, as an address. */
export const baseAddress = (): string => new URL(import.meta.env.BASE_URL, location.href.split('#')[0]).href;
