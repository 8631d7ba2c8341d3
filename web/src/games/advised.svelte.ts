/** The action that a hint has named, for the board to mark; null where there is none. */
class Advised {
  action = $state<number | null>(null);
}
export const advised = new Advised();

/** Marks what a hint would press: the spots on its way, and its button. */
export const marking = (root: HTMLElement, path: () => readonly string[]): void => {
  $effect(() => {
    const { action } = advised;
    const spots = new Set(action === null ? [] : path());
    const marked = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-spot], [data-action]')].filter(
      ({ dataset }) => spots.has(dataset['spot'] ?? '') || (action !== null && dataset['action'] === String(action)),
    );
    for (const one of marked) one.dataset['hinted'] = '';
    return () => {
      for (const one of marked) delete one.dataset['hinted'];
    };
  });
};
