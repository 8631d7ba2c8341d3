/** Where we are: the path, in parts. Links inside the site change it without loading a page. */
import { IN_PAGE } from '../net/house';
import { here, linkTo } from './address';
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
      return IN_PAGE ? location.reload() : undefined; // what follows the # alone loads nothing anew
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
/** For a click on a link: follow it here, unless the person asked for a new tab. */
export const follow = (event: MouseEvent): void => {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  route.go(IN_PAGE ? link.hash.slice(1) : link.pathname + link.search + link.hash);
};
