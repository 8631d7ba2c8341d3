/** A finger that swipes from one page to the next. What can be lifted is lifted instead. */
/** How far a finger goes across before it is a swipe, and how far before the page turns, in pixels. */
const START = 12;
const TURN = 56;

export const swiping =
  (turn: (by: -1 | 1) => void, shift: (pixels: number) => void) =>
  (root: HTMLElement): (() => void) => {
    let from: { readonly id: number; readonly x: number; readonly y: number } | null = null;
    let going = false;
    const down = (event: PointerEvent): void => {
      const lifts = event.target instanceof Element && event.target.closest('[data-lift]');
      if (event.pointerType !== 'touch' || !event.isPrimary || lifts) return;
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
      going = false;
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== from?.id) return;
      const [across, along] = [event.clientX - from.x, event.clientY - from.y];
      if (!going && Math.abs(along) > START && Math.abs(along) > Math.abs(across)) from = null;
      else if (going || Math.abs(across) > START) {
        going = true;
        shift(across);
      }
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== from?.id) return;
      const across = event.clientX - from.x;
      from = null;
      if (!going) return;
      shift(0);
      const swallow = (click: Event): void => click.stopPropagation(); // the press that ends a swipe is no press
      addEventListener('click', swallow, { capture: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      if (event.type === 'pointerup' && Math.abs(across) > TURN) turn(across < 0 ? 1 : -1);
    };
    const events = [
      [root, 'pointerdown', down],
      [window, 'pointermove', move],
      [window, 'pointerup', up],
      [window, 'pointercancel', up],
    ] as const;
    for (const [where, name, work] of events) where.addEventListener(name, work as EventListener);
    return () => {
      for (const [where, name, work] of events) where.removeEventListener(name, work as EventListener);
    };
  };
