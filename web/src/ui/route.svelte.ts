/** Where we are: the path, in parts. Links inside the site change it without loading a page. */
import { isOfPage, ROOT, STATIC } from '../net/house';
import { here, linkTo, readAddress } from './address';
import { chunks } from './chunks';
import { depthOf } from './depth';

class Route {
  parts = $state<readonly string[]>(read());

  constructor() {
    addEventListener('popstate', () => (this.parts = read()));
  }

  go(path: string): void {
    const address = linkTo(path);
    if (chunks.missing) {
      location.assign(address);
      return STATIC ? location.reload() : undefined; // what follows the # alone loads nothing anew
    }
    // What lies open over the page goes with it, and so does its place in the history.
    if (depthOf(history.state)) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.parts = read();
    scrollTo(0, 0);
  }
}
function read(): readonly string[] {
  try {
    return here().pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return ['?']; // an address that cannot be read leads nowhere
  }
}
export const route = new Route();
/** What a link is marked with that leads from the page to its server. */
const LEAVES = 'external';
/** For a click on a link: follow it here, unless the person asked for a new tab. */
export const follow = (event: MouseEvent): void => {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  const { pathname, search, hash } = readAddress(link.href);
  route.go(pathname + search + hash);
};
// Links are written as they are on a server. Before anybody can follow one in a way of their own it is put right.
if (ROOT)
  for (const kind of ['pointerdown', 'focusin'])
    document.addEventListener(kind, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const path = link?.getAttribute('href');
      if (path?.startsWith('/') && !isOfPage(path) && link?.rel !== LEAVES) link?.setAttribute('href', linkTo(path));
    });
