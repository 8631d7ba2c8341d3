import { expect, it } from 'vitest';
import { press, targets } from '../src/games/pressing';
import {
  aboutCard,
  aboutCorner,
  aboutField,
  aboutShard,
  aboutToken,
  aboutTool,
  wants,
} from '../src/games/workshop/about';
import { bounds, fitted } from '../src/games/workshop/art/piles';
import {
  PATHS,
  choices,
  choosing,
  coloursOf,
  cornerAt,
  fieldAt,
  hintFor,
  landSize,
  pageFor,
  palette,
  pathEnds,
  sentence,
  shapeFor,
  titleLine,
  toolsOf,
} from '../src/games/workshop/board';
import { finishedIn, notYetHaunted, turnOf } from '../src/games/workshop/moments';
import { LANGUAGES } from '../src/words/language.svelte';
import { Words } from '../src/words/words';
import { fixture, fixturesOf, NAMES } from './fixtures';

const ui = new Words(null);
const game = new Words('workshop');

it('puts a shard by pressing it and then a field', () => {
  const { view, legal } = fixture('workshop', 'make');
  const all = choices(view, legal, ui);
  const put = legal.find(({ move }) => move.do === 'put');
  if (put?.move.do !== 'put') throw new Error('the fixture has nothing to put');
  expect(press(all, [`shard:${put.move.colour}`], `field:${put.move.field}`)).toEqual({ kind: 'send', legal: put });
});
it('asks for an exchange one shard at a time', () => {
  const legal = [
    { action: 1, move: { do: 'exchange', give: 'water', take: 'rock' } as const, warning: null },
    { action: 2, move: { do: 'exchange', give: 'water', take: 'earth' } as const, warning: null },
  ];
  const { view } = fixture('workshop', 'make');
  const all = choices(view, legal, ui);
  expect(palette(targets(all, ['trade']))).toEqual([{ spot: 'give:water', colour: 'water' }]);
  expect(palette(targets(all, ['trade', 'give:water'])).map(({ colour }) => colour)).toEqual(['rock', 'earth']);
  expect(sentence(view, legal, ['trade'], NAMES, 0, game, ui)).toBe('Which two shards do you give?');
});
it('keeps a tree, a walk and a step apart on the same field', () => {
  const legal = (['plant', 'stride', 'step'] as const).map((kind, action) => ({
    action,
    move: { do: kind, field: 'b2' },
    warning: null,
  }));
  const all = choices(fixture('workshop', 'make').view, legal, ui);
  expect(press(all, ['tree'], 'field:b2')).toMatchObject({ legal: { move: { do: 'plant' } } });
  expect(press(all, ['walk'], 'field:b2')).toMatchObject({ legal: { move: { do: 'stride' } } });
  expect(press(all, ['step'], 'field:b2')).toMatchObject({ legal: { move: { do: 'step' } } });
});
it('knows where fields and corners lie', () => {
  expect(fieldAt('c1')).toEqual({ x: 2, y: 0 });
  const { view } = fixture('workshop', 'make');
  expect(new Set(view.makers[0]?.fields.map(({ name }) => JSON.stringify(fieldAt(name)))).size).toBe(20);
  for (const shape of ['wide', 'tall', 'small'] as const) {
    expect(cornerAt(1, shape)).toEqual([0, 0]);
    for (const path of PATHS) {
      const [[x, y], [u, v]] = pathEnds(path, shape);
      expect(x === u || y === v).toBe(true);
    }
  }
  expect(cornerAt(4, 'wide')[0]).toBe(0);
  expect(cornerAt(4, 'small')[1]).toBe(0);
});
it('shows a power by its own sign, wherever it is used: the star is for the score', () => {
  const signs = fixturesOf('workshop').flatMap(([, { view, legal }]) =>
    choices(view, legal, ui).flatMap(({ button, legal: { move } }) =>
      button ? [[move.do, button.icon] as const] : [],
    ),
  );
  expect(signs.map(([, icon]) => icon)).not.toContain('star');
  const { view, legal } = fixture('workshop', 'wander');
  const use = choices(view, legal, ui).find((one) => one.legal.move.do === 'use');
  expect(use?.button?.icon).toBe(view.makers[0]?.corner);
});
it('says in every language what everything does, before it is chosen', () => {
  for (const language of LANGUAGES) {
    const [mine, own] = [new Words(null, language), new Words('workshop', language)];
    for (const name of ['make', 'wander', 'keep', 'nightmare-wander', 'nightmare-bury']) {
      const { view } = fixture('workshop', name);
      const told = [
        ...view.corners.map((one) => aboutCorner(one, view, own, mine)),
        ...toolsOf(view).map((tool) => aboutTool(tool, view, mine)),
        ...coloursOf(view).map((colour) => aboutShard(colour, own, mine)),
        ...view.tokens.map((token) => aboutToken(token, NAMES, own, mine)),
        ...[...view.sight, ...(view.makers[0]?.cards ?? [])].map((card) => aboutCard(card, true, false, own, mine)),
      ];
      for (const { title, text } of told) {
        expect(`${title} ${text}`).not.toMatch(/workshop-|token-|undefined|\{/);
        expect(text).toMatch(/[.:!)\p{L}]$/u);
        expect(title.length).toBeGreaterThan(1);
      }
    }
  }
});
it('lifts a pile out with the names of its layers, and is silent about an empty field', () => {
  const { view } = fixture('workshop', 'make');
  const fields = view.makers[0]?.fields ?? [];
  const high = fields.find(({ stack }) => stack.length > 1);
  if (!high) throw new Error('the fixture has no pile');
  const lifted = aboutField(high, false, game, ui);
  for (const shard of high.stack) expect(lifted?.drawing).toContain(`>${game.name('colour', shard)}</text>`);
  const empty = fields.find(({ stack }) => !stack.length);
  expect(empty && aboutField(empty, false, game, ui)).toBeNull();
});
it('tells the night and what is left of it in the title line', () => {
  const context = { names: NAMES, reader: 0, game, ui };
  expect(titleLine(fixture('workshop', 'wander').view, context)).toBe('Night 4 of 6 · 4 action points');
  expect(titleLine(fixture('workshop', 'make').view, context)).toBe('Night 4 of 6 · Making the dream');
});
it('counts what a card wants', () => {
  const { view } = fixture('workshop', 'keep');
  const [card] = view.sight;
  if (!card) throw new Error('the fixture has no cards to keep');
  expect(wants({ ...card, missing: { water: 2, rock: 1 } }, game, ui)).toBe('Still missing: 2 × water, rock');
  expect(wants({ ...card, missing: {} }, game, ui)).toBe('You hold every shard it still needs.');
});
it('says what is chosen does, in one more sentence', () => {
  const { view } = fixture('workshop', 'make');
  expect(hintFor(view, ['walk'], new Set(), ui)).toMatch(/^Discard a motion shard/);
  expect(hintFor(view, ['shard:rock'], new Set(), ui)).toMatch(/^On an empty field/);
  const wandering = fixture('workshop', 'wander').view;
  expect(hintFor(wandering, [], new Set(['use']), ui)).toMatch(/^Dream Lord: Look at/);
  expect(hintFor(wandering, [], new Set(), ui)).toMatch(/action point/);
});
it('has a place for every colour and every tool, and Mr Nightmare’s where he walks', () => {
  const { view } = fixture('workshop', 'make');
  expect(coloursOf(view)).toEqual(['water', 'earth', 'meadow', 'rock', 'motion']);
  expect(toolsOf(view)).toEqual(['tree', 'walk', 'step', 'trade']);
  const haunted = fixture('workshop', 'nightmare-wander').view;
  expect(coloursOf(haunted)).toContain('nightmare');
  expect(toolsOf(haunted)).toContain('banish');
});
it('turns to the page where the next press goes', () => {
  const { view } = fixture('workshop', 'wander');
  expect(pageFor(view, new Set(['collect', 'corner:lake', 'card:ford']))).toBe('land');
  expect(pageFor(view, new Set(['field:a1']))).toBe('work');
  expect(pageFor(view, new Set(['sight:ford']))).toBe('cards');
  expect(choosing(view, new Set(['stack:1']))).toBe('stacks');
  expect(choosing(view, new Set())).toBeNull();
  expect(choosing(fixture('workshop', 'keep').view, new Set())).toBe('sight');
});
it('lies as its place is: wide on a desk, small on a low phone, tall on a high one', () => {
  expect(shapeFor(684, 390)).toBe('wide');
  expect(shapeFor(370, 264)).toBe('small');
  expect(shapeFor(370, 440)).toBe('tall');
  for (const shape of ['wide', 'tall', 'small'] as const) {
    const [width, height] = landSize(shape);
    expect(shapeFor(width, height)).toBe(shape);
  }
});
it('makes the fields of a workshop as deep as there is room, and never too flat for a finger', () => {
  const room = { layers: 1.5, top: 6, foot: 16 };
  const low = fitted(370, 214, 5, 4, room);
  const high = fitted(370, 285, 5, 4, room);
  expect(high.H).toBeGreaterThan(low.H);
  const [, , width = 0, height = 0] = bounds(low, 5, 4, room.layers, room.top, room.foot).split(' ').map(Number);
  expect(low.H * Math.min(370 / width, 214 / height) * (1 - 2 * low.a)).toBeGreaterThan(42);
});
it('tells of a landscape that was finished, and on which fields', () => {
  const { view } = fixture('workshop', 'make');
  const card = view.makers[0]?.pile;
  const facts = { card: card?.name, points: 9, fields: ['a1', 'b1'] };
  expect(finishedIn([{ what: 'finished', seat: 0, facts }], view)).toEqual([
    { seat: 0, card, points: 9, fields: ['a1', 'b1'] },
  ]);
  expect(finishedIn([{ what: 'put', seat: 0, facts }], view)).toEqual([]);
});
it('tells when a night begins, when dreams are made, and lets Mr Nightmare come after the sleeper', () => {
  const { view } = fixture('workshop', 'make');
  const filled = { what: 'filled', seat: null, facts: { round: 2 } };
  expect(turnOf([filled], 'making', view)).toBe('night');
  expect(turnOf([], 'wandering', view)).toBe('making');
  expect(turnOf([], 'making', view)).toBeNull();
  expect(turnOf([], null, view)).toBeNull();
  const haunted = { what: 'haunted', seat: 1, facts: { path: '2-5' } };
  expect([...notYetHaunted([{ what: 'followed', seat: 1, facts: {} }, haunted])]).toEqual(['2-5']);
  expect(notYetHaunted([]).size).toBe(0);
});
