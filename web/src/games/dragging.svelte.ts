/** Dragging on a board, by mouse, pen or finger: what is lifted and let go counts as two presses. `dragGesture.ts` decides. */
import { flushSync } from 'svelte';
import { Gesture, HOLD, type Pan } from './dragGesture';
import type { Spot } from './pressing';

interface Carrier {
  readonly liftable: ReadonlySet<Spot>;
  readonly targets: ReadonlySet<Spot>;
  readonly selection: readonly Spot[];
  over: Spot | null;
  carrying: boolean;
  lift: (spot: Spot) => boolean;
  land: (onto: Spot | null) => void;
  clear: () => void;
}
type Shape = HTMLElement | SVGElement;
type Point = readonly [x: number, y: number];
/** How far from a place something may be let go and still lie there, in pixels. */
const NEAR = 16;

const spotOf = (element: Element | null): Shape | null => element?.closest<Shape>('[data-spot]') ?? null;
/** Whether fingers do something else here, such as turning a ring. */
const fixed = (element: Element): boolean => element.closest('[data-fixed]') !== null;
/** Which way something around this element scrolls within the board. */
const panOf = (element: Element, root: Element): Pan => {
  let [across, along] = [false, false];
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    across ||= overflowX === 'auto' && at.scrollWidth > at.clientWidth + 1;
    along ||= overflowY === 'auto' && at.scrollHeight > at.clientHeight + 1;
  }
  return across && along ? 'both' : across ? 'x' : along ? 'y' : 'none';
};
/** The picture of a thing that follows the pointer. A part of a drawing is lifted out of it. */
class Ghost {
  readonly element: Shape;
  private readonly scale: number;
  /** From the pointer to the point of the thing that is to lie over a target. */
  private readonly tip: Point = [0, 0];

  constructor(
    from: Shape,
    root: Element,
    /** Where the pointer has it. */
    private readonly grab: Point,
  ) {
    const sheet = from instanceof SVGElement ? from.ownerSVGElement : null;
    const { left, top, width, height } = (sheet ?? from).getBoundingClientRect();
    this.element = (sheet ? sheet.cloneNode(false) : from.cloneNode(true)) as Shape;
    if (sheet) this.element.append(from.cloneNode(true));
    for (const one of [this.element, ...this.element.querySelectorAll<Shape>('[data-spot]')]) {
      one.removeAttribute('data-spot');
      one.removeAttribute('data-usable');
    }
    this.element.setAttribute('aria-hidden', 'true');
    this.element.setAttribute('inert', '');
    // A thing drawn smaller than where it goes grows when it is lifted (`data-match`), and is aimed by one of its own
    // points (`data-grip`), both told in the units of its drawing.
    const own = (sheet ?? from.querySelector('svg'))?.getScreenCTM() ?? null;
    const goal = root.querySelector<SVGSVGElement>(from.dataset['match'] ?? ':not(*)')?.getScreenCTM() ?? null;
    const grip = from.dataset['grip']?.split(' ').map(Number);
    this.scale = own && goal ? goal.a / own.a : 1;
    if (own && grip) {
      const point = new DOMPoint(grip[0], grip[1]).matrixTransform(own);
      this.tip = [(point.x - grab[0]) * this.scale, (point.y - grab[1]) * this.scale];
    }
    Object.assign(this.element.style, {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: '0',
      pointerEvents: 'none',
      zIndex: '50',
      ...(from.dataset['match'] === undefined ? {} : { boxShadow: 'none', background: 'none' }),
      transition: 'opacity 120ms',
      animation: 'none',
      transformOrigin: `${grab[0] - left}px ${grab[1] - top}px`,
    });
  }

  /** Put it under the pointer; gives the point that it aims at. */
  follow([x, y]: Point): Point {
    const turn = this.tip[0] || this.tip[1] ? '' : ' rotate(2deg)';
    this.element.style.transform = `translate(${x - this.grab[0]}px, ${y - this.grab[1]}px) scale(${this.scale})${turn}`;
    return [x + this.tip[0], y + this.tip[1]];
  }

  /** Over a place where it can lie it lets that show through. */
  show(aimed: boolean): void {
    this.element.style.opacity = aimed ? '.5' : '.92';
  }
}

export const dragging =
  (presses: Carrier) =>
  (root: HTMLElement): (() => void) => {
    const gesture = new Gesture();
    let from: Shape | null = null;
    let ghost: Ghost | null = null;
    /** What the ghost is a picture of. */
    let shown: Spot | undefined;
    let at: Point = [0, 0];
    let rest: ReturnType<typeof setTimeout> | undefined;

    // What can be lifted says so to the browser before a finger comes: it must not scroll there.
    $effect(() => {
      const { liftable } = presses;
      const found = [...root.querySelectorAll<Shape>('[data-spot]')].filter(
        (one) => liftable.has(one.dataset['spot'] ?? '') && !fixed(one),
      );
      for (const one of found) one.dataset['lift'] = panOf(one, root);
      return () => {
        for (const one of found) delete one.dataset['lift'];
      };
    });
    /** The spot at a point: of those around it the one that can take what is carried, else the nearest. */
    const under = ([x, y]: Point): { readonly spot: Spot | null; readonly goal: boolean } => {
      const nearest = spotOf(document.elementFromPoint(x, y));
      for (let one = nearest; one; one = spotOf(one.parentElement)) {
        const spot = one.dataset['spot'] ?? '';
        if (presses.targets.has(spot)) return { spot, goal: true };
      }
      return { spot: nearest?.dataset['spot'] ?? null, goal: false };
    };
    /** The same with some room for fingers, and for the lines between places. */
    const around = (point: Point): { readonly spot: Spot | null; readonly goal: boolean } => {
      const [x, y] = point;
      const here = under(point);
      if (here.goal) return here;
      const near = [NEAR / 2, NEAR].flatMap((far) =>
        [
          [far, 0],
          [-far, 0],
          [0, far],
          [0, -far],
        ].map(([dx = 0, dy = 0]) => under([x + dx, y + dy])),
      );
      return near.find(({ goal }) => goal) ?? here;
    };
    const carry = (): Spot | null => {
      const [chosen] = presses.selection;
      if (ghost && chosen !== undefined && chosen !== shown) {
        // it was turned meanwhile
        const turned = root.querySelector<Shape>(`[data-spot="${CSS.escape(chosen)}"]`);
        const box = turned?.getBoundingClientRect();
        if (turned && box) {
          ghost.element.remove();
          ghost = new Ghost(turned, root, [box.left + box.width / 2, box.top + box.height / 2]);
          root.append(ghost.element);
          shown = chosen;
        }
      }
      const { spot, goal } = around(ghost?.follow(at) ?? at);
      presses.over = goal ? spot : null;
      ghost?.show(goal);
      return spot;
    };
    const lift = (id: number): void => {
      const { spot, start } = gesture;
      if (!from || spot === null || !start) return;
      const lifted = new Ghost(from, root, start);
      if (!presses.lift(spot)) return stop(id);
      presses.carrying = true;
      flushSync(); // where it can go may only now be on the board
      if (![...presses.targets].some((one) => root.querySelector(`[data-spot="${CSS.escape(one)}"]`))) return stop(id); // it goes on by a button
      ghost = lifted;
      shown = spot;
      root.append(ghost.element);
      root.setPointerCapture(id);
      carry();
    };
    const stop = (id: number): void => {
      gesture.cancel(id);
      clearTimeout(rest);
      ghost?.element.remove();
      from = ghost = null;
      presses.over = null;
      presses.carrying = false;
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      const found = spotOf(event.target);
      const spot = found?.dataset['spot'];
      if (!found || spot === undefined || !presses.liftable.has(spot) || fixed(found)) return;
      const finger = event.pointerType === 'touch';
      const pan = finger ? panOf(found, root) : 'none';
      if (!gesture.down({ id: event.pointerId, spot, x: event.clientX, y: event.clientY, pan })) return;
      from = found;
      at = [event.clientX, event.clientY];
      // A finger that rests on what can be enlarged wants to see it large, where it can carry it off in another way.
      if (finger && !(pan !== 'both' && found.closest('[data-enlarge]')))
        rest = setTimeout(() => {
          if (gesture.held(event.pointerId) === 'lift') lift(event.pointerId);
        }, HOLD);
    };
    const move = (event: PointerEvent): void => {
      at = [event.clientX, event.clientY];
      const step = gesture.move(event.pointerId, ...at);
      if (gesture.spot === null) clearTimeout(rest);
      if (step === 'lift') lift(event.pointerId);
      else if (step === 'carry') carry();
    };
    const up = (event: PointerEvent): void => {
      at = [event.clientX, event.clientY];
      const dropped = gesture.up(event.pointerId) === 'drop' && ghost !== null;
      const onto = dropped ? carry() : null;
      if (from && gesture.spot === null) stop(event.pointerId);
      if (!dropped) return;
      const swallow = (click: Event): void => click.stopPropagation(); // the press that ends a drag is no press
      addEventListener('click', swallow, { capture: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      presses.land(onto);
    };
    const cancel = (event: PointerEvent): void => {
      const carried = gesture.cancel(event.pointerId) === 'back';
      if (gesture.spot === null) stop(event.pointerId);
      if (carried) presses.clear();
    };
    /** While something is carried the finger neither scrolls nor opens a menu. */
    const quiet = (event: Event): void => {
      if (gesture.lifted && event.cancelable) event.preventDefault();
    };
    const events = [
      [root, 'pointerdown', down],
      [window, 'pointermove', move],
      [window, 'pointerup', up],
      [window, 'pointercancel', cancel],
      [root, 'touchmove', quiet],
      [root, 'contextmenu', quiet],
    ] as const;
    for (const [where, name, work] of events)
      where.addEventListener(name, work as EventListener, { passive: name !== 'touchmove' && name !== 'contextmenu' });
    return () => {
      clearTimeout(rest);
      for (const [where, name, work] of events) where.removeEventListener(name, work as EventListener);
    };
  };
