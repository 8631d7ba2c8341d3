/** Motion with Svelte's own transitions; where less motion is wanted, everything is there at once. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { flip as svelteFlip, type AnimationConfig, type FlipParams } from 'svelte/animate';
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
/** Between boxes of which one has no size (it is hidden now) there is no way: then nothing moves. */
const finite = <Config extends AnimationConfig | TransitionConfig>(config: Config): Config => {
  const { css } = config;
  return css?.(0.5, 0.5).match(/Infinity|NaN/) ? { ...config, css: () => '', duration: 0 } : config;
};
/** Things of a list glide to their new places. */
export const flip = (node: Element, boxes: { from: DOMRect; to: DOMRect }, params?: FlipParams): AnimationConfig =>
  finite(svelteFlip(node, boxes, params));

/** Cards that go from one zone to another fly there. */
export type Flight = ReturnType<typeof crossfade>;
export const flight = (): Flight => {
  const fades = crossfade({
    duration: (distance) => lasting(Math.min(480, DURATION.move + distance * 0.35)),
    easing: cubicOut,
    fallback: (node) => appear(node),
  });
  const [leave, arrive] = fades.map((fade): Flight[number] => (node, params) => {
    const begin = fade(node, params);
    return () => finite(begin());
  }) as unknown as Flight;
  return [leave, arrive];
};
/** A card turned over. */
export const turn = (_node: Element): TransitionConfig => ({
  duration: lasting(DURATION.flip),
  css: (t) => `transform: scaleX(${t})`,
});
