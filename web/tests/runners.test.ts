import { expect, it } from 'vitest';
import { offers, press, targets } from '../src/games/pressing';
import { cellSpot, choices, covered, reckoned, sentence, tileSpot } from '../src/games/runners/board';
import { Words } from '../src/words/words';
import { fixture, fixturesOf, NAMES } from './fixtures';

const ui = new Words(null);
const game = new Words('runners');

it('lays a tile so that its first cell lies where one presses, as it is turned', () => {
  const { view, legal } = fixture('runners', 'start');
  const all = choices(view, legal, ui, game);
  for (const { move } of legal) {
    if (move.do !== 'place') continue;
    const first = view.dreamers[0]?.tiles.find(({ tile }) => tile === move.tile)?.turns[move.turn]?.[0];
    const spot = cellSpot(move.row + (first?.row ?? 0), move.column + (first?.column ?? 0));
    expect(press(all, [tileSpot(move.tile, move.turn)], spot)).toMatchObject({ kind: 'send', legal: { move } });
  }
});
it('offers to take back a tile that lies, however it is turned', () => {
  const found = fixturesOf('runners').find(([, { legal }]) => legal.some(({ move }) => move.do === 'back'));
  const laid = found?.[1].view.dreamers[0]?.layout?.[0];
  if (!found || !laid) throw new Error('no fixture has a tile laid');
  const all = choices(found[1].view, found[1].legal, ui, game);
  expect(offers(all, [tileSpot(laid.tile, laid.turn)]).map(({ legal: { move } }) => move.do)).toEqual(['back']);
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
  expect(covered(view, 0, -1, 0)).toBeNull();
  expect(covered(view, 0, 1, 2)?.face).toEqual(view.dream.fields[5]);
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
