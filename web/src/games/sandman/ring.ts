/** The circle as it lies on the table: which places it has, what lies there, and where that is on the screen. */
import type { Point } from '../../art/paper';
import type { SandmanReach, SandmanView } from '../../views';
import type { Spot } from '../pressing';
import { ringPlaces, wayAlong } from './art/cards';

export const WHEELS = ['white', 'black'] as const;
export type Wheel = (typeof WHEELS)[number];
/** A wheel as it is carried to the card that it takes. */
export const wheelSpot = (wheel: Wheel): Spot => `wheel:${wheel}`;
/** The wheel that is carried, if one is. */
export const wheelCarried = (selection: readonly Spot[]): Wheel | null =>
  WHEELS.find((wheel) => selection[0] === wheelSpot(wheel)) ?? null;

/** What a move of a wheel brings in sand: what it draws less what it costs. */
export const gain = ({ draws, cost }: Pick<SandmanReach, 'draws' | 'cost'>): number => draws - cost;

/** How a wheel reaches the cards of the circle: by their number in it. */
export const reachOf = (view: SandmanView, wheel: Wheel): ReadonlyMap<number, SandmanReach> =>
  new Map(view.reach.filter((reach) => reach.wheel === wheel).map((reach) => [reach.at, reach]));

/**
 * A place of the circle, clockwise. A card taken leaves its place empty to the end of the round (S15), and the wheel that
 * took it stands there. Where a wheel was set between two cards (S11) is a place of its own.
 */
export interface RingSlot {
  readonly key: string;
  /** The number of the card that lies there. */
  readonly at: number | null;
  /** The wheel that stands there. */
  readonly wheel: Wheel | null;
  /** Whether a card lay there when the round began. */
  readonly well: boolean;
}
export const ringSlots = ({ circle, ring }: SandmanView): RingSlot[] => {
  const cards = new Map(ring.cards.map((place, at) => [place, at]));
  return Array.from({ length: ring.size }, (_, place) => place).flatMap((place): RingSlot[] => {
    const at = cards.get(place) ?? null;
    return [
      ...WHEELS.filter((wheel) => ring.set_before[wheel] === place).map((wheel): RingSlot => ({
        key: `set-${wheel}`,
        at: null,
        wheel: ring.stands_in[wheel] === null ? wheel : null,
        well: false,
      })),
      {
        key: `${place}-${at === null ? '' : (circle[at]?.card ?? '')}`,
        at,
        wheel: WHEELS.find((wheel) => ring.stands_in[wheel] === place) ?? null,
        well: true,
      },
    ];
  });
};

export interface Room {
  readonly width: number;
  readonly height: number;
}
export interface RingLayout {
  readonly width: number; // of a card
  readonly rx: number;
  readonly ry: number;
  readonly bend: number;
  readonly places: readonly Point[];
}
const TALL = 1.16; // a card's height, to its width
/** Whether two upright cards of this width lie on each other. */
const crowded = (places: readonly Point[], width: number): boolean =>
  places.some(([x, y], at) =>
    places.slice(at + 1).some(([u, v]) => Math.abs(x - u) < width && Math.abs(y - v) < width * TALL),
  );
export interface RingShape {
  /** How square the curve is: 2 is an ellipse. */
  readonly bend: number;
  /** The widest card, to the height of the room. */
  readonly largest: number;
  /** Kept free above and below: a card chosen rises a little. */
  readonly edge: number;
  /** What a finger finds: rather than smaller than this, cards overlap a little. */
  readonly least: number;
}
const SHAPE: RingShape = { bend: 2, largest: 0.2, edge: 11, least: 0 };
/** The largest cards that lie on a closed curve within this room without overlapping, from the middle of it. */
export const ringLayout = (count: number, room: Room, shape: Partial<RingShape> = {}): RingLayout => {
  const { bend, largest, edge, least } = { ...SHAPE, ...shape };
  for (let width = Math.floor(room.height * largest); ; width -= 1) {
    const rx = room.width / 2 - width / 2 - 4;
    const ry = room.height / 2 - (width * TALL) / 2 - edge;
    const { places } = ringPlaces(count, rx, ry, width + 3, width * TALL + 3, bend);
    if (width <= Math.max(8, least) || !crowded(places, width)) return { width, rx, ry, bend, places };
  }
};

/** Where the mark of a card in reach stands: towards the middle of the circle. */
export interface MarkPlace {
  readonly side: 'under' | 'over' | 'left' | 'right';
  /** Whether steps and sand stand one above the other. */
  readonly stacked: boolean;
  /** By how much it is moved along the card's edge, in pixels. */
  readonly shift: number;
}
/**
 * On a wide ring, the kind of a desk, cards at its ends lie like stairs: there marks are narrow, or moved to the middle,
 * so that none covers the next.
 */
export const markPlace = ([x, y]: Point, { width, ry }: Pick<RingLayout, 'width' | 'ry'>, wide: boolean): MarkPlace => {
  const height = Math.abs(y) / ry;
  const STEEP = wide ? 0.55 : 0.42;
  if (height <= STEEP) return { side: x > 0 ? 'left' : 'right', stacked: wide, shift: 0 };
  const slope = wide ? Math.max(0, Math.min(1, (0.95 - height) / (0.95 - STEEP))) : 0;
  return { side: y < 0 ? 'under' : 'over', stacked: false, shift: -Math.sign(x) * slope * width * 0.6 };
};

/** How much of a card's room an empty place takes in the arch. */
const NARROW = 0.42;
interface ArchPlace {
  readonly slot: RingSlot;
  /** From the middle of the arch's foot. */
  readonly point: Point;
}
export interface Arch {
  readonly width: number; // of a card
  /** How many cards there is room for. */
  readonly seen: number;
  readonly places: readonly ArchPlace[];
}
const BEHIND = 2; // cards to be seen behind the wheel that the arch begins with
/**
 * On a phone: an arch as wide and high as the room, of cards that a finger finds. It begins with the wheel chosen and
 * shows as much of the circle as there is room for; empty places are narrow, so that what can be taken is near.
 */
export const archLayout = (slots: readonly RingSlot[], home: number, turned: number, room: Room): Arch => {
  const width = Math.round(Math.max(44, Math.min(72, room.width * 0.165, room.height * 0.24)));
  const height = width * TALL;
  const way = wayAlong(room.width / 2 - width / 2 - 3, room.height - height - 4, width + 6, height + 8, 2.4, [
    -Math.PI / 2,
    Math.PI / 2,
  ]);
  const length = slots.reduce((sum, slot) => sum + weight(slot), 0);
  const places = distances(slots, home).flatMap(({ slot, distance }): ArchPlace[] => {
    const at = (((distance + turned) % length) + length) % length;
    return at <= way.length + 0.02 ? [{ slot, point: way.at(at) }] : [];
  });
  return { width, seen: way.length, places };
};
const weight = ({ at, wheel }: RingSlot): number => (at === null && wheel === null ? NARROW : 1);
/** How far along the arch each slot lies, clockwise from the wheel that it begins with. */
const distances = (slots: readonly RingSlot[], home: number): { slot: RingSlot; distance: number }[] => {
  let distance = BEHIND;
  return [...slots.slice(home), ...slots.slice(0, home)].map((slot) => {
    const here = distance + (weight(slot) - 1) / 2;
    distance += weight(slot);
    return { slot, distance: here };
  });
};
/** By how much to turn the arch so that this slot is seen: not at all, or to the middle. */
export const turnTo = (slots: readonly RingSlot[], home: number, wanted: number, room: Room): number => {
  const target = slots[wanted];
  const { places, seen } = archLayout(slots, home, 0, room);
  if (places.some(({ slot }) => slot === target)) return 0;
  const { distance = 0 } = distances(slots, home).find(({ slot }) => slot === target) ?? {};
  return Math.round(seen / 2 - distance);
};
