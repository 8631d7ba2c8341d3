import { describe, expect, it } from 'vitest';
import { offers, press, targets } from '../src/games/pressing';
import { CELL } from '../src/games/runners/art/tiles';
import {
  cellSpot,
  choices,
  covered,
  gripOf,
  reckoned,
  sandLeft,
  sentence,
  tileSpot,
  titleLine,
} from '../src/games/runners/board';
import { boxesOf, LEFT, lossOf, revealedRound, revealOf, STEPS, toldOf, TOP } from '../src/games/runners/reveal';
import { Words } from '../src/words/words';
import { fixture, fixturesOf, NAMES } from './fixtures';

const ui = new Words(null);
const game = new Words('runners');

it('lays a tile so that the cell it is gripped by lies where one presses, as it is turned', () => {
  const { view, legal } = fixture('runners', 'start');
  const all = choices(view, legal, ui, game);
  for (const { move } of legal) {
    if (move.do !== 'place') continue;
    const grip = gripOf(view.dreamers[0]?.tiles.find(({ tile }) => tile === move.tile)?.turns[move.turn] ?? []);
    const spot = cellSpot(move.row + (grip?.row ?? 0), move.column + (grip?.column ?? 0));
    expect(press(all, [tileSpot(move.tile, move.turn)], spot)).toMatchObject({ kind: 'send', legal: { move } });
  }
});
it('aims at no cell further out than one, so that all have room around the dream', () => {
  const { view, legal } = fixture('runners', 'lay');
  const cells = choices(view, legal, ui, game).flatMap(({ path: [, spot = ''] }) => {
    const [zone, row, column] = spot.split(':');
    return zone === 'cell' ? [Number(row), Number(column)] : [];
  });
  expect(Math.min(...cells)).toBe(-1);
  expect(Math.max(...cells)).toBe(3);
});
it('lets a tile that lies be put back in the tray, however it is turned, and takes no button away meanwhile', () => {
  const found = fixturesOf('runners').find(([, { legal }]) => legal.some(({ move }) => move.do === 'back'));
  const laid = found?.[1].view.dreamers[0]?.layout?.[0];
  if (!found || !laid) throw new Error('no fixture has a tile laid');
  const all = choices(found[1].view, found[1].legal, ui, game);
  const held = [tileSpot(laid.tile, laid.turn)];
  expect(press(all, held, 'tray')).toMatchObject({ kind: 'send', legal: { move: { do: 'back', tile: laid.tile } } });
  const buttons = (selection: string[]): string[] => offers(all, selection).map(({ legal: { move } }) => move.do);
  expect(buttons([])).toEqual(['content']);
  expect(buttons(held)).toEqual(['content']);
});
it('asks nobody to think twice while the sand runs', () => {
  const { view, legal } = fixture('runners', 'start');
  const warned = legal.map((one) => (one.move.do === 'content' ? { ...one, warning: 'fields-open' } : one));
  const warnings = (glass: boolean): (string | null)[] =>
    offers(choices({ ...view, glass }, warned, ui, game), []).map((offer) => offer.legal.warning);
  expect(warnings(false)).toEqual(['fields-open']);
  expect(warnings(true)).toEqual([null]);
});
describe('the sandglass', () => {
  const { view } = fixture('runners', 'glass');
  it('empties from above as the seconds go', () => {
    const above = [30, 15, 3, 0].map((seconds) => sandLeft({ ...view, seconds: 30 }, seconds).left);
    expect(above).toEqual([1, 0.5, 0.1, 0]);
  });
  it('is lit for the last five seconds', () => {
    expect([30, 5.1, 5, 0].map((seconds) => sandLeft(view, seconds).lit)).toEqual([false, false, true, true]);
  });
  it('stands full and still until somebody turns it, whatever the other clock says', () => {
    expect(sandLeft({ ...view, glass: false, seconds: 180 }, 3)).toEqual({ left: 1, running: false, lit: false });
  });
});
describe('the reveal', () => {
  const { view, news, past } = fixture('runners', 'reveal');
  const found = revealOf(view, view.round, past);
  if (!found) throw new Error('the fixture reveals nothing');
  it('comes with the news of it, and with no others', () => {
    expect(revealedRound(view, news)).toBe(view.round);
    expect(revealedRound({ ...view, phase: 'lay' }, news)).toBe(view.round - 1);
    expect(revealedRound(view, [])).toBeNull();
  });
  it('shows the layout of everybody, one’s own first, and who turned the sandglass', () => {
    expect(found.shown.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(found.shown.filter(({ first }) => first).map(({ seat }) => seat)).toEqual([view.holder]);
    expect(found.shown.map(({ layout }) => layout)).toEqual(view.dreamers.map(({ layout }) => layout));
  });
  it('shows those who wake up by it, and not those who woke up before', () => {
    const awake = view.dreamers.map((dreamer, seat) => ({
      ...dreamer,
      woken: seat > 1,
      reckoning: seat === 3 ? null : dreamer.reckoning,
    }));
    const shown = revealOf({ ...view, dreamers: awake }, view.round, past)?.shown;
    expect(shown?.map(({ seat, woke }) => [seat, woke])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
  });
  it('shows the round before where nobody could buy anything, and nothing once it is long over', () => {
    const layouts = view.dreamers.map(({ layout }) => layout ?? []);
    const reckonings = view.dreamers.map(({ reckoning }) => reckoning);
    const next = {
      ...view,
      phase: 'lay',
      round: view.round + 1,
      holder: null,
      past: { dream: view.dream, chest: null, layouts, reckonings },
    };
    const told = [
      { what: 'dream', seat: null, facts: {} },
      { what: 'took-glass', seat: 2, facts: {} },
      { what: 'revealed', seat: null, facts: {} },
      { what: 'dream', seat: null, facts: {} },
    ];
    const before = revealOf(next, view.round, told);
    expect(before?.shown.map(({ layout }) => layout)).toEqual(layouts);
    expect(before?.shown.map(({ first }) => first)).toEqual([false, false, true, false]);
    expect(revealOf({ ...next, phase: 'equip' }, view.round, told)).toBeNull();
  });
  it('tells field by field what each gave and cost, and ends with what the view says', () => {
    for (const one of found.shown) {
      expect(toldOf(one, 0)).toEqual({ lost: 0, gained: {}, whole: false });
      const fields = one.reckoning.fields.reduce((sum, field) => sum + lossOf(field), 0);
      expect(toldOf(one, 9).lost).toBe(fields);
      expect(toldOf(one, 10).lost).toBe(one.reckoning.calm_lost);
      expect(toldOf(one, STEPS)).toEqual({ lost: one.reckoning.calm_lost, gained: one.reckoning.gained, whole: true });
    }
  });
  it('draws all layouts to one scale, with all their cells in sight', () => {
    const boxes = boxesOf(found.shown.map(({ layout }) => layout)).map((box) => box.split(' ').map(Number));
    expect(new Set(boxes.map(([, , wide, high]) => `${wide} ${high}`)).size).toBe(1);
    found.shown.forEach(({ layout }, at) => {
      const [x = 0, y = 0, wide = 0, high = 0] = boxes[at] ?? [];
      for (const { row, column } of layout.flatMap(({ cells }) => cells)) {
        expect(LEFT + column * CELL).toBeGreaterThanOrEqual(x);
        expect(TOP + row * CELL).toBeGreaterThanOrEqual(y);
        expect(LEFT + (column + 1) * CELL).toBeLessThanOrEqual(x + wide);
        expect(TOP + (row + 1) * CELL).toBeLessThanOrEqual(y + high);
      }
    });
  });
});
it('says round and phase beside the title', () => {
  expect(titleLine(fixture('runners', 'reveal').view, ui)).toMatch(/^Dream \d of 8 · shop$/);
});
it('reckons only what the view says', () => {
  const { view } = fixture('runners', 'lay');
  const reckoning = view.dreamers[0]?.reckoning;
  if (!reckoning) throw new Error('the fixture has no reckoning');
  const lines = reckoned(reckoning, ui);
  const lost = lines
    .filter(({ good, icon }) => good === false && icon !== 'bat')
    .reduce((sum, { value }) => sum + Number(value.replace('−', '-')), 0);
  expect(lost).toBe(-reckoning.calm_lost || 0);
  expect(lines.find(({ rewards }) => rewards)?.rewards ?? {}).toEqual(reckoning.gained);
});
it('knows what a cell covers, and nothing outside the square', () => {
  const { view } = fixture('runners', 'lay');
  expect(covered(view.dream.fields, null, -1, 0)).toBeNull();
  expect(covered(view.dream.fields, null, 1, 2)?.face).toEqual(view.dream.fields[5]);
});
it('buys by choosing an offer and a button, and names it', () => {
  const { view, legal } = fixture('runners', 'equip');
  const all = choices(view, legal, ui, game);
  const buy = [...targets(all, [])].find((spot) => spot.startsWith('offer:')) ?? '';
  expect(offers(all, [buy])[0]?.legal.move.do).toBe('buy');
  expect(offers(all, []).find(({ main }) => main)?.legal.move.do).toBe('done');
});
it('says that one waits when content', () => {
  const { view } = fixture('runners', 'lay');
  const legal = [{ action: 1268, move: { do: 'reconsider' } as const, warning: null }];
  expect(sentence(view, legal, [], NAMES, 0, game, ui)).toBe('You are done. The others are still laying tiles.');
});
