/** Where we are: the path, in parts. Links inside the site change it without loading a page. */
class Route {
  parts = $state<readonly string[]>(read());

  constructor() {
    addEventListener('popstate', () => (this.parts = read()));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.parts = read();
  }
}
function read(): readonly string[] {
  return location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
}
export const route = new Route();
/** For a click on a link: follow it here, unless the person asked for a new tab. */
export const follow = (event: MouseEvent): void => {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  route.go(link.pathname);
};
