/** The board of Sandman without its drawing: which presses make which move, what is asked, where things lie. */
import { ringPlaces } from './art/cards';
import type { Point } from '../../art/paper';
import type { News, SandmanMove, SandmanReach, SandmanView } from '../../views';
import type { Words } from '../../words/words';
import type { Button, Choice, Legal, Spot } from '../pressing';
import { waiting } from '../waiting';

export const WHEELS = ['white', 'black'] as const;
export type Wheel = (typeof WHEELS)[number];
/** A wheel as it is carried to the card that it takes. */
export const wheelSpot = (wheel: Wheel): Spot => `wheel:${wheel}`;
/** The wheel that is carried, if one is. */
export const wheelCarried = (selection: readonly Spot[]): Wheel | null =>
  WHEELS.find((wheel) => selection[0] === wheelSpot(wheel)) ?? null;

/** Every way to make every legal move. */
export const choices = (view: SandmanView, legal: readonly Legal<SandmanMove>[], ui: Words): Choice<SandmanMove>[] => {
  const mine = view.seat === null ? undefined : view.dreamers[view.seat];
  const tokens = (particle: string, back: string): Spot[] =>
    (mine?.tokens ?? []).flatMap((token, at) =>
      token.particle === particle && token.back === back ? [`token:${at}`] : [],
    );
  const named = (zone: string, names: readonly string[], wanted: string): Spot[] =>
    names.flatMap((name, at) => (name === wanted ? [`${zone}:${at}`] : []));
  return legal.flatMap((one): Choice<SandmanMove>[] => {
    const { move } = one;
    const by = (path: readonly Spot[], button?: Button): Choice<SandmanMove>[] => [{ legal: one, path, button }];
    const then = (from: readonly Spot[], target: Spot, button?: Button): Choice<SandmanMove>[] =>
      from.flatMap((spot) => by([spot, target], button));
    switch (move.do) {
      case 'set':
        return by([`gap:${move.gap}`]);
      case 'lay':
        return then(tokens(move.particle, move.back), `level:${move.level}`);
      case 'move': {
        const reach = view.reach.find(({ wheel, steps }) => wheel === move.wheel && steps === move.steps);
        const others = view.reach.filter(({ at, possible }) => at === reach?.at && possible);
        const best = others.every(
          ({ cost, draws }) => gain({ cost, draws }) <= gain({ cost: reach?.cost ?? 0, draws: reach?.draws ?? 0 }),
        );
        const [card, wheel] = [`ring:${reach?.at}`, wheelSpot(move.wheel)];
        return [
          ...by([card, wheel], {
            label: others.length > 1 ? ui.say(`sandman-wheel-${move.wheel}`) : ui.say('sandman-take-it'),
            icon: best ? 'check' : undefined,
            main: best,
          }),
          { legal: one, path: [wheel, card], carried: true },
        ];
      }
      case 'play':
        return then(named('encounter', mine?.encounters ?? [], move.encounter), 'play', {
          label: ui.say('sandman-play-it'),
          icon: 'play',
          main: true,
        });
      case 'attach':
        return by([`attach:${move.level}`]);
      case 'done':
        return by(['done'], { label: ui.say('sandman-done'), icon: 'check', main: true });
      case 'spend':
        return then(tokens(move.particle, move.back), 'bag', {
          label: ui.say('sandman-pay-it'),
          icon: 'check',
          main: true,
        });
      case 'keep':
        return then(named('drawn', view.drawn ?? [], move.encounter), 'keep', {
          label: ui.say('sandman-keep-it'),
          icon: 'check',
          main: true,
        });
      case 'mend':
        return by([`rift:${move.level}:${move.place + 1}`]);
      case 'look':
        return by([`other:${move.other}`, `secret:${move.secret}`], {
          label: ui.say(`sandman-look-${move.secret}`),
          icon: 'eye',
        });
      case 'trade':
        return by([`other:${move.other}`]);
    }
  });
};

/** What a move of a wheel brings in sand: what it draws less what it costs. */
export const gain = ({ draws, cost }: Pick<SandmanReach, 'draws' | 'cost'>): number => draws - cost;

/** How a wheel reaches the cards of the circle: by place. */
export const reachOf = (view: SandmanView, wheel: Wheel): ReadonlyMap<number, SandmanReach> =>
  new Map(view.reach.filter((reach) => reach.wheel === wheel).map((reach) => [reach.at, reach]));

/** The circle as it lies: cards, and the wheels in the gaps before them; clockwise. */
export type RingSlot =
  { readonly kind: 'card'; readonly at: number } | { readonly kind: 'wheel'; readonly wheel: Wheel };
export const ringSlots = (view: SandmanView): RingSlot[] =>
  view.circle.flatMap((_, at): RingSlot[] => [
    ...WHEELS.filter((wheel) => view.wheels[wheel] === at).map((wheel): RingSlot => ({ kind: 'wheel', wheel })),
    { kind: 'card', at },
  ]);

export interface RingLayout {
  readonly width: number; // of a card
  readonly rx: number;
  readonly ry: number;
  readonly places: readonly Point[];
}
/** Whether two upright cards of this width lie on each other. */
const crowded = (places: readonly Point[], width: number): boolean =>
  places.some(([x, y], at) =>
    places.slice(at + 1).some(([u, v]) => Math.abs(x - u) < width && Math.abs(y - v) < width * 1.16),
  );
/** On a phone: a tall arch of which the upper part is seen. */
export const archLayout = (count: number): RingLayout => {
  const [rx, ry] = [158, 290];
  for (let width = 62; ; width -= 2) {
    const { places } = ringPlaces(count, rx, ry, width + 4, width * 1.16 + 5, 3);
    if (!crowded(places, width) || width <= 40) return { width, rx, ry, places };
  }
};
/** The largest cards that lie on an ellipse within this room without overlapping. */
export const ringLayout = (count: number, room: { width: number; height: number; largest: number }): RingLayout => {
  for (let width = room.largest; ; width -= 2) {
    const height = width * 1.16;
    const rx = room.width / 2 - width / 2 - 4;
    const ry = room.height / 2 - height / 2 - 10;
    const { places } = ringPlaces(count, rx, ry, width + 4, height + 5);
    if (!crowded(places, width) || width <= 8) return { width, rx, ry, places };
  }
};

export const sentence = (
  view: SandmanView,
  legal: readonly Legal<SandmanMove>[],
  selection: readonly Spot[],
  names: readonly string[],
  reader: number | null,
  game: Words,
  ui: Words,
): string => {
  if (view.outcome) return game.say(`reason-${view.outcome.reason}`);
  if (!legal.length) return waiting(view.actors, names, reader, ui);
  const [zone, place] = (selection[0] ?? '').split(':');
  if (zone === 'ring') {
    const card = view.circle[Number(place)];
    return ui.say('sandman-say-take', { card: game.name('card', card?.card ?? '') });
  }
  if (zone === 'other') return ui.say('sandman-say-look', { name: names[Number(place)] ?? '' });
  if (zone === 'token' && view.phase === 'move') return ui.say('sandman-say-lay');
  if (zone === 'encounter') {
    const kind = (view.seat === null ? [] : (view.dreamers[view.seat]?.encounters ?? []))[Number(place)] ?? '';
    return ui.say('sandman-say-play', { encounter: game.name('encounter', kind) });
  }
  return game.say(`phase-${view.phase}`);
};

/** What a chosen card would bring, wheel by wheel. */
export const hint = (view: SandmanView, selection: readonly Spot[], ui: Words): string => {
  const [zone, place] = (selection[0] ?? '').split(':');
  if (zone !== 'ring') return '';
  return view.reach
    .filter((reach) => reach.at === Number(place) && reach.possible)
    .map((reach) =>
      [
        ui.say('sandman-hint-steps', { wheel: ui.say(`sandman-wheel-${reach.wheel}`), steps: reach.steps }),
        reach.draws ? ui.say('sandman-hint-draws', { count: reach.draws }) : '',
        reach.cost ? ui.say('sandman-hint-costs', { count: reach.cost }) : '',
        reach.meets ? ui.say('sandman-hint-meets') : '',
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('. ');
};

/** The dream a seat attached to last, by its level; to be marked until the next move. */
export const moved = (news: readonly News[]): { seat: number; level: number } | null => {
  const found = news.find(({ what }) => what === 'attached');
  return found && found.seat !== null && typeof found.facts['level'] === 'number'
    ? { seat: found.seat, level: found.facts['level'] }
    : null;
};

/** The places on offer in this dream. The view has those of the acting seat. */
export const placesOffered = (view: SandmanView, seat: number): SandmanView['spots'] =>
  view.actors.includes(seat) ? view.spots : [];

/** How many columns a dream needs, levels below hanging under the gaps, with the places on offer. */
export const columns = (rows: readonly (readonly unknown[])[], spots: SandmanView['spots'] = []): number =>
  Math.max(
    1,
    ...rows.map((row, level) => row.length + level / 2),
    ...spots.map(({ level, place }) => place + 1 + (level - 1) / 2),
  );

/**
 * What a wrong press would have meant: a card out of reach, for any wheel or the one that is carried there, sand where it
 * cannot lie, an encounter with nothing to do.
 */
export const tried = (view: SandmanView, selection: readonly Spot[], spot: Spot): SandmanMove | null => {
  const [zone = '', first] = spot.split(':');
  const carried = wheelCarried(selection);
  if (carried && zone !== 'ring') return null;
  const mine = view.seat === null ? undefined : view.dreamers[view.seat];
  const sand = (token: Spot, level: number): SandmanMove | null => {
    const held = token.startsWith('token:') ? mine?.tokens[Number(token.slice(6))] : undefined;
    const back = held?.back === 'blank' ? 'blank' : 'sand';
    return held?.particle ? { do: 'lay', level, particle: held.particle, back } : null;
  };
  if (zone === 'encounter') {
    const encounter = mine?.encounters?.[Number(first)];
    return encounter ? { do: 'play', encounter } : null;
  }
  if (view.phase !== 'move') return null;
  if (zone === 'level') return sand(selection[0] ?? '', Number(first));
  if (zone === 'token') return sand(spot, 1);
  const reach =
    zone === 'ring'
      ? view.reach.find(({ at, wheel }) => at === Number(first) && wheel === (carried ?? wheel))
      : undefined;
  return reach ? { do: 'move', wheel: reach.wheel === 'black' ? 'black' : 'white', steps: reach.steps } : null;
};
