/** The presses made on a board so far, and what becomes of the next one. Everything it decides is in `pressing.ts`. */
import { advised, marking } from './advised.svelte';
import { drop, kept, offers, press, targets, usable, type Choice, type Legal, type Press, type Spot } from './pressing';

export class Presses<Move> {
  private made = $state.raw<readonly Spot[]>([]);
  /** A spot that could not be used, for as long as it shakes. */
  refused = $state<Spot | null>(null);
  /** A move that waits for a second thought. */
  pending = $state.raw<Legal<Move> | null>(null);
  readonly selection = $derived.by(() => kept(this.choices(), this.made));
  readonly targets = $derived.by(() => targets(this.choices(), this.selection));
  readonly usable = $derived.by(() => usable(this.choices(), this.selection));
  readonly offers = $derived.by(() => offers(this.choices(), this.selection));

  /** The spots that a hint would press. */
  readonly advised = $derived.by(() => this.choices().find(({ legal }) => legal.action === advised.action)?.path ?? []);

  constructor(
    private readonly choices: () => readonly Choice<Move>[],
    private readonly send: (legal: Legal<Move>) => void,
  ) {}

  press = (spot: Spot): void => this.follow(press(this.choices(), this.selection, spot));
  drop = (from: Spot, onto: Spot): void => this.follow(drop(this.choices(), from, onto));
  clear = (): void => {
    this.made = [];
  };
  /** Make a move, after a second thought where one is advised. */
  choose = (legal: Legal<Move>): void => {
    if (legal.warning) this.pending = legal;
    else this.commit(legal);
  };
  confirm = (): void => {
    if (this.pending) this.commit(this.pending);
  };
  dismiss = (): void => {
    this.pending = null;
  };
  is = (spot: Spot): { can: boolean; chosen: boolean; bad: boolean } => ({
    can: this.usable.has(spot) && !this.selection.includes(spot),
    chosen: this.selection.includes(spot),
    bad: this.refused === spot,
  });

  private commit(legal: Legal<Move>): void {
    this.pending = null;
    this.made = [];
    this.send(legal);
  }

  private follow(result: Press<Move>): void {
    this.refused = null;
    if (result.kind === 'select') this.made = result.selection;
    else if (result.kind === 'send') this.choose(result.legal);
    else {
      this.refused = result.spot;
      setTimeout(() => (this.refused = null), 600);
    }
  }
}

/** Dragging with a mouse or pen: what is lifted and dropped counts as two presses. Touch presses twice. */
export const dragging =
  (presses: { drop: (from: Spot, onto: Spot) => void }) =>
  (root: HTMLElement): (() => void) => {
    let from: HTMLElement | null = null;
    let ghost: HTMLElement | null = null;
    let start = { x: 0, y: 0 };
    const spotAt = (element: Element | null): HTMLElement | null =>
      element?.closest<HTMLElement>('[data-spot]') ?? null;
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || event.button !== 0 || !(event.target instanceof Element)) return;
      const found = spotAt(event.target);
      from = found?.dataset['usable'] !== undefined ? found : null;
      start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      if (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 8) {
        const box = from.getBoundingClientRect();
        ghost = from.cloneNode(true) as HTMLElement;
        ghost.removeAttribute('data-spot');
        ghost.inert = true;
        Object.assign(ghost.style, {
          position: 'fixed',
          left: `${box.left}px`,
          top: `${box.top}px`,
          width: `${box.width}px`,
          height: `${box.height}px`,
          margin: '0',
          pointerEvents: 'none',
          zIndex: '50',
          transition: 'none',
          animation: 'none',
          opacity: '.92',
        });
        root.append(ghost);
      }
      if (ghost)
        ghost.style.transform = `translate(${event.clientX - start.x}px, ${event.clientY - start.y}px) rotate(2deg)`;
    };
    const up = (event: PointerEvent): void => {
      const lifted = from?.dataset['spot'];
      const onto = spotAt(document.elementFromPoint(event.clientX, event.clientY))?.dataset['spot'];
      const dragged = ghost !== null;
      ghost?.remove();
      from = ghost = null;
      if (!dragged) return;
      addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
      setTimeout(() => dispatchEvent(new MouseEvent('click'))); // so that the next real click is heard
      if (lifted && onto && lifted !== onto) presses.drop(lifted, onto);
    };
    root.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    return () => {
      root.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
    };
  };

/** Arrow keys go from one usable spot to the next, Escape puts back what was chosen; wherever the focus is on the page,
 * but in a dialog or where something is written. */
export const keys =
  (presses: { clear: () => void; advised?: readonly Spot[]; selection?: readonly Spot[] }) =>
  (root: HTMLElement): (() => void) => {
    marking(root, () => {
      void presses.selection; // what is pressed may show the next spot on the way
      return presses.advised ?? [];
    });
    const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest('dialog, input, textarea, select, [role="tablist"], [contenteditable]')) return;
      if (event.key === 'Escape') return presses.clear();
      const step = STEP[event.key];
      if (!step) return;
      const spots = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-usable]')].filter(
        (spot) => spot.getClientRects().length > 0,
      );
      const now = document.activeElement ? spots.findIndex((spot) => spot === document.activeElement) : -1;
      const next = spots[now < 0 && step < 0 ? spots.length - 1 : (now + step + spots.length) % spots.length];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  };
