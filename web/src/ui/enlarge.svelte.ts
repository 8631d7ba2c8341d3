/**
 * Any card, token, tile or landscape can be looked at large, with its words: by a long press, or by E (or I) where it has
 * the focus or lies under the mouse. `enlarge(() => ({ drawing, title, text }))` on an element is all a board does for
 * it; where there is nothing to tell (a card face down) the function answers null. `Enlarged.svelte` shows it.
 */
import type { Attachment } from 'svelte/attachments';

interface Large {
  readonly drawing: string;
  readonly title: string;
  /** What it does, in a sentence or some. */
  readonly text?: string | undefined;
  /** Drawing units; those of a card where it is missing. */
  readonly box?: string | undefined;
}
type What = () => Large | null;

/** How long a press rests before it enlarges, in milliseconds; longer than what lifts a thing to carry it. */
const LONG = 450;
const LAST_STEP = 60;
/** How far a finger may go meanwhile, in pixels. */
const STILL = 8;
const KEYS = new Set(['e', 'i']);
/** Letters typed here are for writing. */
const WRITING = 'input, textarea, select, [contenteditable]';

class Enlarging {
  /** What is shown large. */
  shown = $state.raw<Large | null>(null);
}
export const enlarging = new Enlarging();

const known = new WeakMap<Element, What>();
/** Where the mouse is; fingers are nowhere between presses. */
let mouse: readonly [x: number, y: number] | null = null;
const follow = (event: PointerEvent): void => {
  mouse = event.pointerType === 'mouse' ? [event.clientX, event.clientY] : null;
};

const open = (element: Element): boolean => {
  const found = known.get(element)?.() ?? null;
  if (found) enlarging.shown = found;
  return found !== null;
};
const pressKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (enlarging.shown || !KEYS.has(event.key.toLowerCase())) return;
  const focused = document.activeElement;
  if (focused?.matches(WRITING)) return;
  const under = mouse && document.elementFromPoint(...mouse);
  const wanted = [under, focused].map((one) => one?.closest('[data-enlarge]'));
  if (wanted.some((one) => one && open(one))) event.preventDefault();
};
let watched = 0;

export const enlarge =
  (what: What): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    known.set(element, what);
    element.setAttribute('data-enlarge', '');
    element.setAttribute('aria-keyshortcuts', 'E');
    if (watched++ === 0) {
      addEventListener('keydown', pressKey);
      addEventListener('pointermove', follow);
    }
    let rest: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    const leave = (): void => {
      clearTimeout(rest);
      from = null;
    };
    const down = (event: Event): void => {
      if (!(event instanceof PointerEvent) || event.button !== 0 || !event.isPrimary) return leave();
      if ((event.target as Element).closest('[data-enlarge]') !== element) return;
      from = event;
      const rested = (): void => {
        if (!from || !open(element)) return;
        // What was lifted by the same press is put back.
        dispatchEvent(new PointerEvent('pointercancel', { pointerId: from.pointerId }));
        leave();
      };
      // In two steps: on a device that was busy, the end of a short press has come before the second.
      rest = setTimeout(() => (rest = setTimeout(rested, LAST_STEP)), LONG - LAST_STEP);
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.pointerId) return;
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STILL) leave();
    };
    /** A finger that rests must not open the browser's own menu. */
    const quiet = (event: Event): void => {
      if (from?.pointerType === 'touch' || (enlarging.shown && event instanceof PointerEvent)) event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('contextmenu', quiet);
    const gone = new AbortController();
    addEventListener('pointermove', move, { signal: gone.signal });
    for (const end of ['pointerup', 'pointercancel', 'scroll'])
      addEventListener(end, leave, { signal: gone.signal, capture: true });
    return () => {
      leave();
      gone.abort();
      known.delete(element);
      element.removeAttribute('data-enlarge');
      element.removeAttribute('aria-keyshortcuts');
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('contextmenu', quiet);
      if (--watched > 0) return;
      removeEventListener('keydown', pressKey);
      removeEventListener('pointermove', follow);
    };
  };
