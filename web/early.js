/**
 * What runs before anything of a first page is drawn (`scripts/first-page.mjs`): the theme, and whether the page that was
 * sent is the one that is wanted. Until the program is there it remembers the last button that was pressed.
 */
{
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const chosen = (what) => {
    try {
      return asked.get(what) ?? localStorage.getItem(`oneiros.${what}`);
    } catch {
      return asked.get(what); // storage is closed to us
    }
  };
  root.dataset.theme = chosen('theme') ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'dawn' : 'night');
  if (location.pathname !== '/' || (chosen('language') ?? root.lang) !== root.lang) root.dataset.first = 'other';
  const waits = (event) => {
    if (root.dataset.first === undefined) return; // the program answers
    const button = event.target.closest('button');
    if (!button && event.type !== 'submit') return;
    event.preventDefault();
    globalThis.pressedEarly?.removeAttribute('aria-busy');
    globalThis.pressedEarly = button ?? event.submitter;
    globalThis.pressedEarly?.setAttribute('aria-busy', 'true');
  };
  for (const kind of ['click', 'submit']) document.addEventListener(kind, waits, true);
}
