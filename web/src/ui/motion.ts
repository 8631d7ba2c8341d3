/** Motion with Svelte's own transitions; where less motion is wanted, everything is there at once. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, type TransitionConfig } from 'svelte/transition';

export const DURATION = { quick: 160, move: 240, flip: 280, scene: 600 } as const;
export const lasting = (milliseconds: number): number => (prefersReducedMotion.current ? 0 : milliseconds);

/** A card that comes from nowhere (a deck) rises a little and appears. */
export const appear = (_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig => ({
  duration: lasting(DURATION.move),
  delay: prefersReducedMotion.current ? 0 : delay,
  easing: cubicOut,
  css: (_t, u) => `opacity: ${1 - u}; transform: translateY(${-12 * u}px) scale(${1 - 0.06 * u})`,
});
/** Cards that go from one zone to another fly there. */
export type Flight = ReturnType<typeof crossfade>;
export const flight = (): Flight =>
  crossfade({
    duration: (distance) => lasting(Math.min(480, DURATION.move + distance * 0.35)),
    easing: cubicOut,
    fallback: (node) => appear(node),
  });
/** A card turned over. */
export const turn = (_node: Element): TransitionConfig => ({
  duration: lasting(DURATION.flip),
  css: (t) => `transform: scaleX(${t})`,
});
