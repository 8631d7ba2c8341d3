/**
 * What lies open over a page: a drawer, a dialog, an enlarged card. The browser's way back closes the topmost of them
 * before it leaves the page. Every open layer has an entry of its own in the history; closed in another way, it takes its
 * entry along. The history answers late, so entries and layers are brought in line one step at a time.
 */
import { depthOf } from './depth';

/** What we use of the browser's history. */
export interface Past {
  readonly state: unknown;
  pushState(state: unknown, title: string): void;
  go(steps: number): void;
}
type Close = () => void;

export class Layers {
  private readonly open: Close[] = [];
  /** The history is on its way to where we sent it. */
  private going = false;
  private planned = false;

  constructor(private readonly past: Past) {}

  /** Something is open now; the answer says that it is closed. */
  add(close: Close): () => void {
    const own: Close = () => close();
    this.open.push(own);
    this.plan();
    return () => {
      const at = this.open.indexOf(own);
      if (at < 0) return;
      this.open.splice(at, 1);
      this.plan();
    };
  }

  /** The history has moved, by us or by somebody who wants to go back. */
  moved(): void {
    if (this.going) this.going = false;
    else while (this.open.length > depthOf(this.past.state)) this.open.pop()?.();
    this.plan();
  }

  /** What closes and opens in one breath is one step. */
  private plan(): void {
    if (this.planned) return;
    this.planned = true;
    queueMicrotask(() => {
      this.planned = false;
      this.align();
    });
  }

  private align(): void {
    if (this.going) return;
    const depth = depthOf(this.past.state);
    if (depth > this.open.length) {
      this.going = true;
      this.past.go(this.open.length - depth);
    } else for (let at = depth; at < this.open.length; at += 1) this.past.pushState({ layers: at + 1 }, '');
  }
}
const inBrowser = (): Layers => {
  const found = new Layers(history);
  addEventListener('popstate', () => found.moved());
  return found;
};
/** Without a browser (in tests) there is nowhere to go back to. */
const nowhere = (): Layers => new Layers({ state: null, pushState: () => undefined, go: () => undefined });
export const layers: Layers = typeof history === 'undefined' ? nowhere() : inBrowser();

/** Every dialog of the page is a layer for as long as it is open, whoever has opened it. */
export const dialogsAreLayers = (): (() => void) => {
  const known = new Map<HTMLDialogElement, () => void>();
  const look = (): void => {
    for (const [dialog, closed] of known)
      if (!dialog.open || !dialog.isConnected) {
        known.delete(dialog);
        closed();
      }
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
      if (!known.has(dialog))
        known.set(
          dialog,
          layers.add(() => dialog.close()),
        );
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  look();
  return () => {
    watcher.disconnect();
    for (const closed of known.values()) closed();
  };
};
