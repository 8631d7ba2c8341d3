/** Where the coach stands: the corner where it hides least of what is to be pressed. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** Something on the table, and how bad it is to hide it. */
export interface Thing extends Box {
  readonly weight: number;
}
export const PLACES = ['top', 'bottom-right', 'bottom-left', 'bottom', 'right', 'left'] as const;
export type Place = (typeof PLACES)[number];
const MARGIN = 12;
const BAR = 58; // the bar above the table

export const boxAt = (place: Place, size: Pick<Box, 'width' | 'height'>, page: Pick<Box, 'width' | 'height'>): Box => {
  const { width, height } = size;
  const across = {
    left: MARGIN,
    middle: (page.width - width) / 2,
    right: page.width - width - MARGIN,
  };
  const down = { top: BAR, middle: (page.height - height) / 2, bottom: page.height - height - MARGIN };
  const left = place.endsWith('left') ? across.left : place.endsWith('right') ? across.right : across.middle;
  const top = place.startsWith('top') ? down.top : place.startsWith('bottom') ? down.bottom : down.middle;
  return { left, top, width, height };
};
const shared = (one: Box, two: Box): number =>
  Math.max(0, Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)) *
  Math.max(0, Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top));

/** The first of the places that hides least; staying costs less than going. */
export const placeOf = (
  size: Pick<Box, 'width' | 'height'>,
  page: Pick<Box, 'width' | 'height'>,
  things: readonly Thing[],
  now: Place,
): Place => {
  const hides = (place: Place): number =>
    things.reduce((sum, thing) => sum + thing.weight * shared(boxAt(place, size, page), thing), 0);
  return [now, ...PLACES].reduce((best, place) => (hides(place) < hides(best) ? place : best));
};
