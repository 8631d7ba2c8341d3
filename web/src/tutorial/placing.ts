/** Where the coach stands: where it hides least of what is to be pressed, and of what it speaks of. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, 'width' | 'height'>;
/** Something on the table, and how bad it is to hide it. */
export interface Thing extends Box {
  readonly weight: number;
}
/** A place is a share of the room that the page leaves: 0 is left or top, 1 is right or bottom. */
export interface Place {
  readonly across: number;
  readonly down: number;
}
const STEPS = { across: 4, down: 20 };
const share = (steps: number): number[] => Array.from({ length: steps + 1 }, (_, at) => at / steps);
/** The middle at the top comes first: among equals it is the place to look at. */
const fromMiddle = ({ across, down }: Place): number => Math.abs(across - 0.5) + down / 2;
export const PLACES: readonly Place[] = share(STEPS.down)
  .flatMap((down) => share(STEPS.across).map((across) => ({ across, down })))
  .sort((one, two) => fromMiddle(one) - fromMiddle(two));
export const TOP: Place = { across: 0.5, down: 0 };
const MARGIN = 8;

export const boxAt = ({ across, down }: Place, { width, height }: Size, page: Size, bar: number): Box => ({
  left: MARGIN + across * Math.max(0, page.width - width - 2 * MARGIN),
  top: bar + down * Math.max(0, page.height - bar - height - MARGIN),
  width,
  height,
});
const shared = (one: Box, two: Box): number =>
  Math.max(0, Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)) *
  Math.max(0, Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top));

/** The first of the places that hides least; staying costs less than going. */
export const placeOf = (size: Size, page: Size, bar: number, things: readonly Thing[], now: Place): Place => {
  const hides = (place: Place): number =>
    things.reduce((sum, thing) => sum + thing.weight * shared(boxAt(place, size, page, bar), thing), 0);
  const stays = { place: now, cost: hides(now) * 0.9 };
  return PLACES.reduce((best, place) => {
    const cost = hides(place);
    return cost < best.cost ? { place, cost } : best;
  }, stays).place;
};
