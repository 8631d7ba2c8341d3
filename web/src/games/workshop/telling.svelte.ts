/**
 * What a thing is, told beside it when the mouse rests on it or the keyboard comes to it; a long press, or E, shows it
 * large (`ui/enlarge.svelte.ts`). One thing is told at a time. Screen readers get the sentence as its description.
 */
import { enlarge } from '../../ui/enlarge.svelte';
import type { About } from './about';

/** How long a pointer rests before anything is told, in milliseconds. */
const REST = 380;

export interface Told extends About {
  /** Where the thing is on the screen. */
  readonly at: DOMRect;
}
export class Telling {
  now = $state.raw<Told | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private owner: Element | null = null;

  hush = (): void => {
    clearTimeout(this.timer);
    this.now = null;
    this.owner = null;
  };

  /** On any thing: what is to be told of it, or nothing. */
  of =
    (what: () => About | null) =>
    (thing: HTMLElement | SVGElement): (() => void) => {
      const small = enlarge(what)(thing);
      $effect(() => {
        const [text, named] = [what()?.text, thing.querySelector('button') ?? thing];
        if (text) named.setAttribute('aria-description', text);
        else named.removeAttribute('aria-description');
      });
      const soon = (): void => {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => {
          const about = what();
          if (!about || !thing.isConnected) return;
          this.owner = thing;
          this.now = { ...about, at: thing.getBoundingClientRect() };
        }, REST);
      };
      const gone = new AbortController();
      const on = (name: string, work: (event: PointerEvent) => void): void =>
        thing.addEventListener(name, work as EventListener, { signal: gone.signal });
      on('pointerenter', ({ pointerType, buttons }) => pointerType === 'mouse' && !buttons && soon());
      on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && this.hush());
      on('pointerdown', this.hush);
      on('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && soon());
      // What has the focus may go while the board is drawn anew, and nothing may change in the midst of that.
      on('focusout', () => queueMicrotask(this.hush));
      return () => {
        small?.();
        gone.abort();
        if (this.owner === thing) queueMicrotask(this.hush);
      };
    };
}
