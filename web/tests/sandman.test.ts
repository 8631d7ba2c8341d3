import { describe, expect, it } from 'vitest';
import { land, liftable, offers, press, targets } from '../src/games/pressing';
import { aboutCard, aboutEncounter, aboutPlace, effect } from '../src/games/sandman/about';
import {
  choices,
  columns,
  hint,
  marks,
  newTokens,
  offered,
  roundMoment,
  signed,
  titleLine,
  tried,
  ways,
} from '../src/games/sandman/board';
import {
  archLayout,
  gain,
  markPlace,
  reachOf,
  ringLayout,
  ringSlots,
  turnTo,
  wheelCarried,
  type RingLayout,
  type RingSlot,
} from '../src/games/sandman/ring';
import type { News } from '../src/views';
import { Words } from '../src/words/words';
import { fixture, fixturesOf } from './fixtures';

const ui = new Words(null);
const game = new Words('sandman');
const tongue = { game, ui };

it('lets a card of the circle be chosen, and then the wheel that takes it', () => {
  const { view, legal } = fixture('sandman', 'move');
  const all = choices(view, legal, ui);
  for (const reach of view.reach.filter(({ possible }) => possible)) {
    const result = press(all, [`ring:${reach.at}`], `wheel:${reach.wheel}`);
    expect(result).toMatchObject({
      kind: 'send',
      legal: { move: { do: 'move', wheel: reach.wheel, steps: reach.steps } },
    });
  }
  const [first] = view.reach;
  expect(offers(all, [`ring:${first?.at}`])[0]?.main).toBe(true);
});
describe('a wheel that is carried', () => {
  const { view, legal } = fixture('sandman', 'move');
  const all = choices(view, legal, ui);
  const costly = { ...view, reach: view.reach.map((one) => ({ ...one, possible: one.possible && one.cost === 0 })) };
  const free = choices(
    costly,
    legal.filter(({ move }) =>
      costly.reach.some(
        ({ wheel, steps, possible }) => possible && move.do === 'move' && move.wheel === wheel && move.steps === steps,
      ),
    ),
    ui,
  );
  it('can be lifted where it can move, and is no press', () => {
    for (const wheel of ['white', 'black'] as const) {
      expect(liftable(all).has(`wheel:${wheel}`)).toBe(true);
      expect(targets(all, []).has(`wheel:${wheel}`)).toBe(false);
      expect(press(all, [], `wheel:${wheel}`)).toEqual({ kind: 'refuse', spot: `wheel:${wheel}` });
    }
    for (const [name, { view: other, legal: moves }] of fixturesOf('sandman'))
      expect(liftable(choices(other, moves, ui)).has('wheel:white'), name).toBe(
        moves.some(({ move }) => move.do === 'move' && move.wheel === 'white'),
      );
  });
  it('takes the card over which it is let go, by its own steps, if it may', () => {
    for (const reach of view.reach)
      expect(land(all, [`wheel:${reach.wheel}`], `ring:${reach.at}`)).toMatchObject(
        reach.possible
          ? { kind: 'send', legal: { move: { do: 'move', wheel: reach.wheel, steps: reach.steps } } }
          : { kind: 'refuse', spot: `ring:${reach.at}` },
      );
  });
  it('finds a place only where it may go itself, not where the other one may', () => {
    for (const wheel of ['white', 'black'] as const) {
      const own = costly.reach.filter((one) => one.wheel === wheel && one.possible).map(({ at }) => `ring:${at}`);
      expect(targets(free, [`wheel:${wheel}`])).toEqual(new Set(own));
      const strange = [...targets(free, [])].find((spot) => spot.startsWith('ring:') && !own.includes(spot));
      expect(strange).toBeDefined();
      expect(land(free, [`wheel:${wheel}`], strange ?? '').kind).toBe('refuse');
    }
  });
  it('has nothing to do with sand, encounters or the other wheel', () => {
    for (const spot of ['wheel:black', 'token:0', 'level:1', 'encounter:0', 'bag']) {
      expect(land(all, ['wheel:white'], spot)).toEqual({ kind: 'refuse', spot });
      expect(tried(view, ['wheel:white'], spot), spot).toBeNull();
    }
  });
  it('asks, when it is let go where it may not, why it may not', () => {
    for (const { wheel, at, steps } of view.reach)
      expect(tried(view, [`wheel:${wheel}`], `ring:${at}`)).toEqual({ do: 'move', wheel, steps });
  });
  it('is known by its spot', () => {
    expect(wheelCarried(['wheel:black'])).toBe('black');
    expect(wheelCarried(['ring:2', 'wheel:black'])).toBeNull();
    expect(wheelCarried([])).toBeNull();
  });
});
it('offers the wheel that brings more sand as the main button', () => {
  const { view, legal } = fixture('sandman', 'move');
  const all = choices(view, legal, ui);
  for (const spot of targets(all, [])) {
    if (!spot.startsWith('ring:')) continue;
    const ways = view.reach.filter(({ at, possible }) => at === Number(spot.slice(5)) && possible);
    const main = offers(all, [spot])[0]?.legal.move;
    const chosen = ways.find(({ wheel, steps }) => main?.do === 'move' && main.wheel === wheel && main.steps === steps);
    expect(gain(chosen ?? { cost: 99, draws: 0 })).toBe(Math.max(...ways.map(gain)));
  }
});
it('reckons sand as what is drawn less what is paid', () => {
  expect(gain({ draws: 2, cost: 0 })).toBe(2);
  expect(gain({ draws: 0, cost: 3 })).toBe(-3);
});
it('says on the button what a way brings or costs, and its steps in words', () => {
  const { view, legal } = fixture('sandman', 'move');
  for (const reach of view.reach.filter(({ possible }) => possible)) {
    const button = offers(choices(view, legal, ui), [`ring:${reach.at}`]).find(
      ({ legal: { move } }) => move.do === 'move' && move.wheel === reach.wheel && move.steps === reach.steps,
    )?.button;
    const said = button?.label ?? '';
    const sand = gain(reach);
    const tokens = Math.abs(sand) === 1 ? '1 token' : `${Math.abs(sand)} tokens`;
    const wheel = reach.wheel === 'black' ? 'Black wheel' : 'White wheel';
    expect(said).toBe(`${wheel}: ${sand > 0 ? `+${tokens}` : sand < 0 ? `−${tokens}` : 'free'}`);
    const told = ways(view, reach.at, ui);
    expect(told).toContain(`${wheel}: ${reach.steps === 1 ? '1 step' : `${reach.steps} steps`}`);
    expect(told.includes('the wheels meet')).toBe(
      view.reach.some(({ at, possible, meets }) => at === reach.at && possible && meets),
    );
  }
});
it('says what a chosen card brings beyond its stars', () => {
  const { view } = fixture('sandman', 'move');
  for (const [at, card] of view.circle.entries()) {
    const told = hint(view, [`ring:${at}`], tongue);
    expect(told.includes('spiral'), card.card).toBe(card.encounter);
    expect(told.includes('nightmare'), card.card).toBe(card.plot === null);
  }
  expect(hint(view, [], tongue)).toBe('');
});
describe('what things are for', () => {
  const { view } = fixture('sandman', 'move');
  it('is told of every encounter, with its number', () => {
    expect(effect('long-stride', view, game)).toBe('Up to 3 more steps are free this turn.');
    expect(effect('pocketful', { ...view, powers: { pocketful: 1 } }, game)).toBe('Draw 1 token.');
    for (const kind of Object.keys(view.powers)) expect(aboutEncounter(kind, view, tongue).text).not.toBe('');
  });
  it('is told of a card level by level, and of how it lies', () => {
    const [card] = view.circle.filter(({ stars }) => stars === 2);
    expect(card && aboutCard(card, tongue).text).toContain('2 points on level 1, 4 on level 2, 6 on level 3');
    const places = view.dreamers.flatMap(({ rows }) => rows[0] ?? []).filter((place) => place !== null);
    expect(places.some(({ left }) => left === 'broken')).toBe(true);
    for (const place of places)
      expect(aboutPlace(place, 1, tongue).text?.includes('A break'), place.card.card).toBe(place.left === 'broken');
  });
});
it('tells the round and its turns in the title line', () => {
  const { view } = fixture('sandman', 'move');
  expect(titleLine({ ...view, round: 2, turns_left: 1 }, tongue)).toBe('Round 2 of 3 · at most 1 turn left');
  expect(titleLine({ ...view, ends_round: true }, tongue)).toContain('ends after this turn');
  expect(titleLine(fixture('sandman', 'end').view, tongue)).toBe('');
});
describe('the circle', () => {
  it('keeps its places: what is taken leaves an empty one, where its wheel stands', () => {
    for (const [name, { view }] of fixturesOf('sandman')) {
      const slots = ringSlots(view);
      const set = view.wheels['black'] === null ? 0 : 2;
      expect(slots, name).toHaveLength(view.ring.size + set);
      expect(slots.filter(({ at }) => at !== null).map(({ at }) => at)).toEqual(view.circle.map((_, at) => at));
      expect(slots.filter(({ wheel }) => wheel).length, name).toBe(set);
      expect(slots.some(({ at, wheel }) => at !== null && wheel)).toBe(false);
      expect(new Set(slots.map(({ key }) => key)).size).toBe(slots.length);
    }
  });
  it('has each wheel before the card that it reaches first', () => {
    const { view } = fixture('sandman', 'move');
    const slots = ringSlots(view);
    for (const wheel of ['white', 'black'] as const) {
      const at = slots.findIndex((slot) => slot.wheel === wheel);
      const next = [...slots.slice(at), ...slots].find((slot) => slot.at !== null);
      expect(next?.at).toBe(view.wheels[wheel]);
      expect(reachOf(view, wheel).get(view.wheels[wheel] ?? -1)?.steps).toBe(view.backwards ? view.circle.length : 1);
    }
  });
  it('moves no card when another is taken', () => {
    const { view } = fixture('sandman', 'move');
    const { circle, ring } = view;
    const later = { ...view, circle: circle.slice(1), ring: { ...ring, cards: ring.cards.slice(1) } };
    const room = { width: 838, height: 394 };
    const where = (one: typeof view): Map<string, unknown> => {
      const slots = ringSlots(one);
      const { places } = ringLayout(slots.length, room);
      return new Map(slots.map((slot, at) => [slot.at === null ? '' : (one.circle[slot.at]?.card ?? ''), places[at]]));
    };
    const [before, after] = [where(view), where(later)];
    for (const { card } of later.circle) expect(after.get(card)).toEqual(before.get(card));
  });
});
const overlap = (places: readonly (readonly [number, number])[], width: number): boolean =>
  places.some(([x, y], at) =>
    places.slice(at + 1).some(([u, v]) => Math.abs(x - u) < width - 1 && Math.abs(y - v) < width * 1.16 - 1),
  );
interface Mark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The middle and the size of a mark, as Ring.svelte's style sheet has them. */
const markOf = ([x, y]: readonly [number, number], layout: RingLayout, draws: boolean): Mark => {
  const { side, stacked, shift } = markPlace([x, y], layout, true);
  const row = Math.max(20, Math.min(layout.width * 0.37, 40));
  const unit = row / 28;
  if (side === 'under' || side === 'over') {
    const far = layout.width * 0.58 + row * 0.34;
    return { x: x + shift, y: side === 'under' ? y + far : y - far, width: draws ? 64 * unit : row, height: row };
  }
  const width = draws ? (stacked ? 36 : 64) * unit : row;
  const far = (layout.width + width) / 2 - 4;
  return { x: side === 'right' ? x + far : x - far, y, width, height: stacked && draws ? 64 * unit : row };
};
describe('the ring', () => {
  const rooms = [
    [838, 394, {}],
    [784, 400, { bend: 2.5, largest: 0.24 }],
    [455, 332, { bend: 3.4, edge: 3 }],
    [1560, 740, {}],
  ] as const;
  it.each(rooms)('of %i x %i holds all places without overlap', (width, height, shape) => {
    for (const count of [16, 18, 21, 23, 26]) {
      const layout = ringLayout(count, { width, height }, shape);
      expect(overlap(layout.places, layout.width)).toBe(false);
      for (const [x, y] of layout.places) {
        expect(Math.abs(x) + layout.width / 2).toBeLessThanOrEqual(width / 2);
        expect(Math.abs(y) + layout.width * 0.58).toBeLessThanOrEqual(height / 2);
      }
    }
  });
  it('has cards that a finger finds on a phone on its side, and hardly any overlap', () => {
    for (const count of [18, 23, 26]) {
      const { places, width } = ringLayout(count, { width: 455, height: 332 }, { bend: 3.4, edge: 3, least: 44 });
      expect(width).toBeGreaterThanOrEqual(44);
      expect(overlap(places, width - (count > 23 ? 12 : 6)), `${count}`).toBe(false);
    }
  });
  it.each([
    [700, 360],
    [838, 394],
    [1000, 395],
    [1560, 740],
  ])('of %i x %i has marks of which none covers another', (across, down) => {
    /** How far two marks lie on each other. */
    const covers = (one: Mark, two: Mark): number =>
      Math.min(
        (one.width + two.width) / 2 - Math.abs(one.x - two.x),
        (one.height + two.height) / 2 - Math.abs(one.y - two.y),
      );
    for (const count of [16, 18, 21, 23]) {
      const layout = ringLayout(count, { width: across, height: down });
      for (let from = 0; from < count; from += 1) {
        const marks = Array.from({ length: 7 }, (_, step) =>
          markOf(layout.places[(from + step) % count] ?? [0, 0], layout, step !== 2),
        );
        const worst = marks.flatMap((one, at) => marks.slice(at + 1).map((two) => covers(one, two)));
        expect(Math.max(...worst), `${count} from ${from}`).toBeLessThan(5); // the paper is smaller than its box
      }
    }
  });
  it('has cards that grow with the room', () => {
    expect(ringLayout(23, { width: 1560, height: 740 }).width).toBeGreaterThan(
      1.5 * ringLayout(23, { width: 838, height: 394 }).width,
    );
  });
});
describe('the arch', () => {
  const room = { width: 366, height: 200 };
  const { view } = fixture('sandman', 'move');
  const slots = ringSlots(view);
  const home = slots.findIndex(({ wheel }) => wheel === 'white');
  const full: RingSlot[] = Array.from({ length: 26 }, (_, at) => ({ key: `${at}`, at, wheel: null, well: true }));
  it('shows cards that a finger finds, within its room and without overlap', () => {
    for (const turned of [-4, 0, 3, 11])
      for (const { width, places } of [archLayout(slots, home, turned, room), archLayout(full, 5, turned, room)]) {
        expect(width).toBeGreaterThanOrEqual(44);
        const cards = places.filter(({ slot }) => slot.at !== null).map(({ point }) => point);
        expect(overlap(cards, width - 3), `turned ${turned}`).toBe(false);
        for (const [x, y] of cards) {
          expect(Math.abs(x) + width / 2).toBeLessThanOrEqual(room.width / 2);
          expect(-y + width * 1.16).toBeLessThanOrEqual(room.height);
        }
      }
  });
  it('begins with the wheel chosen, and shows what it reaches for nothing', () => {
    const shown = archLayout(slots, home, 0, room).places.map(({ slot }) => slot);
    expect(shown[0]?.wheel).toBe('white');
    for (const [at, { cost, possible }] of reachOf(view, 'white'))
      if (possible && cost === 0) expect(shown.some((slot) => slot.at === at)).toBe(true);
  });
  it('can be turned to every place, and shows each once', () => {
    for (const at of full.keys()) {
      const { places } = archLayout(full, 5, turnTo(full, 5, at, room), room);
      expect(places.filter(({ slot }) => slot === full[at])).toHaveLength(1);
    }
  });
});
it('offers every spot of the view to the card taken', () => {
  const { view, legal } = fixture('sandman', 'attach');
  expect(targets(choices(view, legal, ui), [])).toEqual(new Set(view.spots.map(({ level }) => `attach:${level}`)));
});
describe('the places of one’s own dream', () => {
  it('are offered to the card taken, with the points it adds', () => {
    const { view } = fixture('sandman', 'attach');
    expect(offered(view, [])).toEqual({ card: view.taken, spots: view.spots, now: true });
    expect(offered({ ...view, actors: [2] }, []).spots).toEqual([]);
  });
  it('show before the move what a card of the circle would be there', () => {
    const { view } = fixture('sandman', 'move');
    expect(offered(view, ['ring:3'])).toEqual({ card: view.circle[3], spots: view.previews[3], now: false });
  });
  it('lie where they lie, whichever card is chosen', () => {
    const { view } = fixture('sandman', 'move');
    const where = (selection: string[]): unknown =>
      offered(view, selection).spots.map(({ level, place }) => [level, place]);
    expect(offered(view, []).card).toBeNull();
    for (const at of view.circle.keys()) expect(where([`ring:${at}`])).toEqual(where([]));
  });
  it('tell points with their sign', () => {
    expect([3, 0, -2].map(signed)).toEqual(['+3', '+0', '−2']);
  });
});
it('is wide enough for every row and every place on offer', () => {
  for (const [, { view }] of fixturesOf('sandman'))
    for (const { rows } of view.dreamers)
      for (const [level, row] of rows.entries())
        expect(columns(rows, view.spots)).toBeGreaterThanOrEqual(row.length + level / 2);
});
describe('what happened last', () => {
  const attached = (seat: number, card: string): News => ({ what: 'attached', seat, facts: { card, level: 1 } });
  const moved = (seat: number, wheel: string): News => ({ what: 'moved', seat, facts: { wheel, steps: 1, card: 'x' } });
  const drew = { what: 'drew', seat: 0, facts: { backs: ['sand', 'blank'], particles: ['owl', 'fox'], number: 2 } };
  it('is marked for every player until the next time', () => {
    const { cards, wheel } = marks(
      [attached(1, 'a'), moved(2, 'white'), attached(2, 'b'), attached(1, 'c')],
      [moved(0, 'black')],
      0,
    );
    expect([...cards]).toEqual([
      [1, 'c'],
      [2, 'b'],
    ]);
    expect(wheel).toBe('black');
  });
  it('marks the tokens drawn until the next move of one’s own', () => {
    expect(marks([moved(0, 'white'), drew], [moved(1, 'black')], 0).tokens).toEqual(['owl/sand', 'fox/blank']);
    expect(marks([drew, moved(0, 'white')], [], 0).tokens).toEqual([]);
    const stock = ['fox', 'owl', 'owl'].map((particle) => ({ particle, back: particle === 'fox' ? 'blank' : 'sand' }));
    expect([...newTokens(stock, ['owl/sand', 'fox/blank'])].sort()).toEqual([0, 2]);
    expect(newTokens(stock, ['owl/blank']).size).toBe(0);
  });
  it('marks a token that was just laid', () => {
    const laid = { what: 'laid', seat: 1, facts: { card: 'c', particle: 'owl', level: 2 } };
    expect(marks([], [laid], 0).laid).toEqual({ card: 'c', particle: 'owl' });
    expect(marks([laid], [], 0).laid).toBeNull();
  });
  it('tells how a round ended and the next began', () => {
    const ended = { what: 'round-ended', seat: 1, facts: { number: 1, cause: 'few-cards' } };
    const began = { what: 'round-began', seat: 0, facts: { number: 2 } };
    expect(roundMoment([attached(1, 'a'), ended, began], ['Ada', 'Ben'], 0, game)).toBe(
      'Round 1 is over: only one card per player is left in the circle. Round 2 begins. You go first.',
    );
    expect(roundMoment([attached(1, 'a')], ['Ada', 'Ben'], 0, game)).toBe('');
  });
});
