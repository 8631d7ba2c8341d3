/** For work that nobody waits for: it begins when the page has come and nothing has happened on it for a while. */

const A_WHILE = 3000;

/** Does something once, when the page is loaded and nobody has pressed anything for a while. */
export const whenQuiet = (work: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(begin, A_WHILE);
  };
  const begin = (): void => {
    removeEventListener('pointerdown', wait);
    removeEventListener('keydown', wait);
    work();
  };
  const loaded = (): void => {
    addEventListener('pointerdown', wait);
    addEventListener('keydown', wait);
    wait();
  };
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
};
