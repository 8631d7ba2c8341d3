import { expect, it } from 'vitest';
import { press, targets } from '../src/games/pressing';
import { PATHS, choices, cornerAt, fieldAt, palette, pathEnds, sentence } from '../src/games/workshop/board';
import { Words } from '../src/words/words';
import { fixture, NAMES } from './fixtures';

const ui = new Words(null);
const game = new Words('workshop');

it('puts a shard by pressing it and then a field', () => {
  const { legal } = fixture('workshop', 'make');
  const all = choices(legal, ui);
  const put = legal.find(({ move }) => move.do === 'put');
  if (put?.move.do !== 'put') throw new Error('the fixture has nothing to put');
  expect(press(all, [`shard:${put.move.colour}`], `field:${put.move.field}`)).toEqual({ kind: 'send', legal: put });
});
it('asks for an exchange one shard at a time', () => {
  const legal = [
    { action: 1, move: { do: 'exchange', give: 'water', take: 'rock' } as const, warning: null },
    { action: 2, move: { do: 'exchange', give: 'water', take: 'earth' } as const, warning: null },
  ];
  const all = choices(legal, ui);
  expect(palette(targets(all, ['trade']))).toEqual([{ spot: 'give:water', colour: 'water' }]);
  expect(palette(targets(all, ['trade', 'give:water'])).map(({ colour }) => colour)).toEqual(['rock', 'earth']);
  const { view } = fixture('workshop', 'make');
  expect(sentence(view, legal, ['trade'], NAMES, 0, game, ui)).toBe('Which two shards do you give?');
});
it('keeps a tree, a walk and a step apart on the same field', () => {
  const legal = (['plant', 'stride', 'step'] as const).map((kind, action) => ({
    action,
    move: { do: kind, field: 'b2' },
    warning: null,
  }));
  const all = choices(legal, ui);
  expect(press(all, ['tree'], 'field:b2')).toMatchObject({ legal: { move: { do: 'plant' } } });
  expect(press(all, ['walk'], 'field:b2')).toMatchObject({ legal: { move: { do: 'stride' } } });
  expect(press(all, ['step'], 'field:b2')).toMatchObject({ legal: { move: { do: 'step' } } });
});
it('knows where fields and corners lie', () => {
  expect(fieldAt('c1')).toEqual({ x: 2, y: 0 });
  const { view } = fixture('workshop', 'make');
  expect(new Set(view.makers[0]?.fields.map(({ name }) => JSON.stringify(fieldAt(name)))).size).toBe(20);
  expect(cornerAt(1, false)).toEqual([0, 0]);
  expect(cornerAt(4, false)[0]).toBe(0);
  for (const path of PATHS)
    for (const tall of [true, false]) {
      const [[x, y], [u, v]] = pathEnds(path, tall);
      expect(x === u || y === v).toBe(true);
    }
});
