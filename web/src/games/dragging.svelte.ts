/** Dragging on a board, by mouse, pen or finger: what is lifted and let go counts as two presses. `lifting.ts` decides. */
import { flushSync } from 'svelte';
import { Gesture, HOLD, type Pan } from './lifting';
import type { Spot } from './pressing';

interface Carrier {
  readonly liftable: ReadonlySet<Spot>;
  readonly targets: ReadonlySet<Spot>;
  over: Spot | null;
  lift: (spot: Spot) => boolean;
  land: (onto: Spot | null) => void;
  clear: () => void;
}
type Shape = HTMLElement | SVGElement;

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
/** A picture of the thing that follows the pointer. A part of a drawing is lifted out of it. */
const ghostOf = (from: Shape): Shape => {
  const sheet = from instanceof SVGElement ? from.ownerSVGElement : null;
  const box = (sheet ?? from).getBoundingClientRect();
  const ghost = (sheet ? sheet.cloneNode(false) : from.cloneNode(true)) as Shape;
  if (sheet) ghost.append(from.cloneNode(true));
  for (const one of [ghost, ...ghost.querySelectorAll<Shape>('[data-spot]')]) {
    one.removeAttribute('data-spot');
    one.removeAttribute('data-usable');
  }
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '50',
    transition: 'opacity 120ms',
    animation: 'none',
    opacity: '.92',
  });
  return ghost;
};

export const dragging =
  (presses: Carrier) =>
  (root: HTMLElement): (() => void) => {
    const gesture = new Gesture();
    let from: Shape | null = null;
    let ghost: Shape | null = null;
    let at: readonly [number, number] = [0, 0];
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
    /** The spot under the pointer: of those around it the one that can take what is carried, else the nearest. */
    const under = ([x, y]: readonly [number, number]): Spot | null => {
      const nearest = spotOf(document.elementFromPoint(x, y));
      for (let one = nearest; one; one = spotOf(one.parentElement)) {
        const spot = one.dataset['spot'] ?? '';
        if (presses.targets.has(spot)) return spot;
      }
      return nearest?.dataset['spot'] ?? null;
    };
    const carry = (): void => {
      const spot = under(at);
      presses.over = spot !== null && presses.targets.has(spot) ? spot : null;
      if (!ghost) return;
      const [x, y] = gesture.way(...at);
      ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
      ghost.style.opacity = presses.over === null ? '.92' : '.55';
    };
    const lift = (id: number): void => {
      const spot = gesture.spot;
      if (!from || spot === null) return;
      ghost = ghostOf(from);
      if (!presses.lift(spot)) return stop(id);
      flushSync(); // where it can go may only now be on the board
      const [goal] = [...presses.targets].filter((one) => root.querySelector(`[data-spot="${CSS.escape(one)}"]`));
      if (goal === undefined) return stop(id); // it goes on by a button
      root.append(ghost);
      root.setPointerCapture(id);
      carry();
    };
    const stop = (id: number): void => {
      gesture.cancel(id);
      clearTimeout(rest);
      ghost?.remove();
      from = ghost = null;
      presses.over = null;
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
      if (finger)
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
      const dropped = gesture.up(event.pointerId) === 'drop' && ghost !== null;
      const onto = dropped ? under([event.clientX, event.clientY]) : null;
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
