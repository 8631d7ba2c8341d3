/** Where we are: the path, in parts. Links inside the site change it without loading a page. */
class Route {
  parts = $state<readonly string[]>(read());

  constructor() {
    addEventListener('popstate', () => (this.parts = read()));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.parts = read();
    scrollTo(0, 0);
  }
}
function read(): readonly string[] {
  try {
    return location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
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
  route.go(link.pathname + link.search + link.hash);
};
