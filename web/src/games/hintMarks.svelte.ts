import { tick } from 'svelte';

/** The action that a hint has named, for the board to mark; null where there is none. */
class HintMark {
  action = $state<number | null>(null);
}
export const hintMark = new HintMark();

/** Marks what a hint would press: the spots on its way, and its button. */
export const markHint = (root: HTMLElement, path: () => readonly string[]): void => {
  $effect(() => {
    const { action } = hintMark;
    if (action === null) return;
    const spots = path();
    let marked: (HTMLElement | SVGElement)[] = [];
    const mark = (): void => {
      marked = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-spot], [data-action]')].filter(
        ({ dataset }) => spots.includes(dataset['spot'] ?? '') || dataset['action'] === String(action),
      );
      for (const one of marked) one.dataset['hinted'] = '';
    };
    let stands = true;
    void tick().then(() => stands && mark()); // a hint may turn a piece first
    return () => {
      stands = false;
      for (const one of marked) delete one.dataset['hinted'];
    };
  });
};
