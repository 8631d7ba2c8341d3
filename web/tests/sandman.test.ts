import { describe, expect, it } from 'vitest';
import { land, liftable, offers, press, targets } from '../src/games/pressing';
import {
  archLayout,
  choices,
  columns,
  gain,
  hint,
  moved,
  placesOffered,
  reachOf,
  ringLayout,
  ringSlots,
  tried,
  wheelCarried,
} from '../src/games/sandman/board';
import { Words } from '../src/words/words';
import { fixture, fixturesOf } from './fixtures';

const ui = new Words(null);

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
it('says what a chosen card draws or costs', () => {
  const { view } = fixture('sandman', 'move');
  const two = view.reach.find(({ draws }) => draws === 2);
  expect(hint(view, [`ring:${two?.at}`], ui)).toContain('1 step, draws 2');
  expect(hint(view, [], ui)).toBe('');
});
it('puts each wheel into the gap before its card', () => {
  const { view } = fixture('sandman', 'move');
  const slots = ringSlots(view);
  expect(slots).toHaveLength(view.circle.length + 2);
  for (const wheel of ['white', 'black'] as const) {
    const at = slots.findIndex((slot) => slot.kind === 'wheel' && slot.wheel === wheel);
    const next = slots.slice(at).find((slot) => slot.kind === 'card');
    expect(next).toEqual({ kind: 'card', at: view.wheels[wheel] });
    expect(reachOf(view, wheel).get(view.wheels[wheel] ?? -1)?.steps).toBe(view.backwards ? view.circle.length : 1);
  }
});
describe('the ring', () => {
  it.each([8, 14, 21, 23, 26])('holds %i places without overlap', (count) => {
    for (const { places, width } of [ringLayout(count, { width: 838, height: 394, largest: 70 }), archLayout(count)])
      for (const [i, [x, y]] of places.entries())
        for (const [u, v] of places.slice(i + 1))
          expect(Math.abs(x - u) >= width - 1 || Math.abs(y - v) >= width * 1.16 - 1).toBe(true);
  });
});
it('offers every spot of the view to the card taken', () => {
  const { view, legal } = fixture('sandman', 'attach');
  expect(targets(choices(view, legal, ui), [])).toEqual(new Set(view.spots.map(({ level }) => `attach:${level}`)));
});
it('offers nobody else’s places', () => {
  const { view } = fixture('sandman', 'attach');
  expect(placesOffered(view, 0)).toEqual(view.spots);
  expect(placesOffered({ ...view, actors: [2] }, 0)).toEqual([]);
});
it('is wide enough for every row and every place on offer', () => {
  for (const [, { view }] of fixturesOf('sandman'))
    for (const { rows } of view.dreamers)
      for (const [level, row] of rows.entries())
        expect(columns(rows, view.spots)).toBeGreaterThanOrEqual(row.length + level / 2);
});
it('marks the level that was attached to last', () => {
  expect(moved([{ what: 'attached', seat: 2, facts: { card: 'x', level: 3 } }])).toEqual({ seat: 2, level: 3 });
  expect(moved([])).toBeNull();
});
