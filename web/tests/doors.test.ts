import { expect, it } from 'vitest';
import { COLOURS, choices, justOpened, moved, progress, sentence, unseen, whereKnown } from '../src/games/doors/board';
import { aboutCard } from '../src/games/doors/about';
import { isChain, tableAt } from '../src/games/doors/chain';
import { land, liftable, offers, press, targets } from '../src/games/pressing';
import type { DoorsView, News } from '../src/views';
import { LANGUAGES } from '../src/words/language.svelte';
import { Words } from '../src/words/words';
import { fixture, NAMES } from './fixtures';

const ui = new Words(null);
const game = new Words('doors');

it('asks where a chosen card goes, and lights the row for it only if it may be laid', () => {
  const { view, legal } = fixture('doors', 'play');
  const all = choices(view, legal, ui, game);
  for (const [at, card] of (view.dreamers[0]?.hand ?? []).entries()) {
    const playable = legal.some(({ move }) => move.do === 'play' && move.card === card && move.source === 'hand');
    expect(targets(all, [`hand:${at}`]).has('row')).toBe(playable);
    expect(targets(all, [`hand:${at}`]).has('discard')).toBe(true);
  }
});
it('lays a card by two presses', () => {
  const { view, legal } = fixture('doors', 'play');
  const all = choices(view, legal, ui, game);
  const one = legal.find(({ move }) => move.do === 'play' && move.source === 'hand');
  const card = one?.move.do === 'play' ? one.move.card : '';
  const at = view.dreamers[0]?.hand.indexOf(card) ?? -1;
  expect(press(all, [`hand:${at}`], 'row')).toEqual({ kind: 'send', legal: one });
  expect(sentence(view, legal, [`hand:${at}`], NAMES, 0, game, ui).toLowerCase()).toContain(game.name('card', card));
});
it('puts what a nightmare may be given on buttons', () => {
  const { view, legal } = fixture('doors', 'nightmare');
  expect(offers(choices(view, legal, ui, game), [])).toHaveLength(legal.length);
});
it('makes the discard of a door out of a prophecy a grave button', () => {
  const { view, legal } = fixture('doors', 'foresee');
  const warned = legal.map((one) => ({ ...one, warning: 'discards-door' }));
  const [offer] = offers(choices(view, warned, ui, game), ['sight:0']);
  expect(offer?.button.grave).toBe(true);
});
it('waits in silence when the partner acts', () => {
  const { view, legal } = fixture('doors', 'waiting');
  expect(choices(view, legal, ui, game)).toEqual([]);
  expect(sentence(view, legal, [], NAMES, 0, game, ui)).toBe('Mira is thinking.');
});
it('marks what the last move changed', () => {
  const { view } = fixture('doors', 'play');
  const spots = moved(view, [
    { what: 'played', seat: 1, facts: { card: 'red-sun' } },
    { what: 'found', seat: 1, facts: { card: 'red-door' } },
    { what: 'discarded', seat: 0, facts: { card: 'blue-key' } },
  ]);
  expect([...spots]).toEqual(['row:1', 'door:red:1', 'discard']);
});
it('counts what is not yet seen as the view does', () => {
  const { view } = fixture('doors', 'play');
  const { rows, nightmares } = unseen(view);
  const counted = rows.flatMap((row) => row.counts).reduce((sum, count) => sum + count, nightmares);
  expect(counted).toBe(Object.values(view.unseen).reduce((sum, count) => sum + count, 0));
});
it('says where the cards are that the partner has put into another order', () => {
  const known = { cards: ['red-sun'], top: [0], sight: [], hand: [] };
  expect(whereKnown(known)).toBe('deck');
  expect(whereKnown({ ...known, hand: [1] })).toBe('both');
  expect(whereKnown({ ...known, top: [], sight: [2] })).toBe('deck');
  expect(whereKnown({ ...known, top: [], hand: [1] })).toBe('hand');
});
it.each(LANGUAGES)('tells doors to give up apart by their colour in %s', (language) => {
  const { view } = fixture('doors', 'middle');
  const legal = COLOURS.map((colour, action) => ({
    action,
    move: { do: 'lose-door' as const, colour },
    warning: null,
  }));
  const labels = choices(view, legal, new Words(null, language), new Words('doors', language)).map(
    ({ button }) => button?.label,
  );
  expect(new Set(labels).size).toBe(COLOURS.length);
});
it('puts a prophecy in order by one press a card, or by carrying a card to the deck', () => {
  const { view, legal } = fixture('doors', 'arrange');
  const all = choices(view, legal, ui, game);
  for (const [at, card] of view.sight.entries())
    expect(press(all, [], `sight:${at}`)).toMatchObject({ kind: 'send', legal: { move: { do: 'arrange', card } } });
  expect(land(all, ['sight:1'], 'deck')).toMatchObject({ kind: 'send', legal: { move: { card: view.sight[1] } } });
  expect(liftable(all).has('sight:1')).toBe(true);
});

/** A table of two, from which chains are told. */
const table: DoorsView = {
  ...fixture('doors', 'play').view,
  seat: 0,
  deck: 30,
  top: [],
  shared: ['green-sun', 'blue-key'],
  limbo: [],
  discarded: [],
  drawn: null,
  sight: [],
  dreamers: [
    { hand: ['red-sun', 'red-moon', 'blue-key'], row: ['red-key'], run: 1, doors: ['green-door'] },
    { hand: [null, null, null], row: [], run: 0, doors: [] },
  ],
};
const told = (what: string, facts: Record<string, unknown> = {}, seat = 0): News => ({ what, seat, facts });
it('tells a chain one part after another, and ends with the view itself', () => {
  const after = { ...table, deck: 29, shared: ['green-sun', 'blue-key'] };
  const news = [
    told('played', { card: 'red-sun' }),
    told('met', { card: 'brown-door' }),
    told('passed', { card: 'brown-door' }),
    told('drew', { card: 'blue-moon' }),
    told('shuffled'),
  ];
  const at = (parts: number): DoorsView => tableAt(table, after, news, parts);
  expect(at(1).dreamers[0]).toMatchObject({ hand: ['red-moon', 'blue-key'], row: ['red-key', 'red-sun'] });
  expect(at(2)).toMatchObject({ drawn: 'brown-door', deck: 29 });
  expect(at(3)).toMatchObject({ drawn: null, limbo: ['brown-door'], deck: 29 });
  expect(at(4).dreamers[0]?.hand).toEqual(['red-moon', 'blue-key', 'blue-moon']);
  expect(at(5)).toBe(after);
  expect(tableAt(null, after, news, 1)).toBe(after);
});
it('takes what is spent from where the end of the chain says', () => {
  const opened = [told('opened', { card: 'blue-door' }), told('drew-shared', { card: 'red-sun' })];
  const met = { ...table, drawn: 'blue-door' };
  const fromShared = tableAt(met, { ...table, shared: ['green-sun', 'red-sun'] }, opened, 1);
  expect(fromShared.shared).toEqual(['green-sun']);
  expect(fromShared).toMatchObject({ discarded: ['blue-key'], drawn: null });
  expect(fromShared.dreamers[0]?.doors).toEqual(['green-door', 'blue-door']);
  const fromHand = tableAt(met, table, opened, 1);
  expect(fromHand.dreamers[0]?.hand).toEqual(['red-sun', 'red-moon']);
  const hidden = tableAt(table, table, [told('played', { card: 'red-key' }, 1), told('met', {}, 1)], 1);
  expect(hidden.dreamers[1]).toMatchObject({ hand: [null, null], row: ['red-key'] });
});
it('shows what each of a nightmare’s prices costs', () => {
  const price = (one: News): DoorsView => tableAt({ ...table, drawn: 'nightmare' }, table, [one, told('met')], 1);
  expect(price(told('lost-door', { card: 'green-door' }))).toMatchObject({ limbo: ['green-door'], drawn: null });
  expect(price(told('lost-key', { card: 'blue-key' })).discarded).toEqual(['blue-key', 'nightmare']);
  const five = price(told('lost-five', { cards: ['red-sun', 'nightmare', 'blue-door'] }));
  expect(five).toMatchObject({ deck: 27, discarded: ['red-sun', 'nightmare'], limbo: ['nightmare', 'blue-door'] });
  expect(price(told('lost-hand'))).toMatchObject({ shared: [], dreamers: [{ hand: [] }, {}] });
});
it('gives a moment to what is more than a card laid and another drawn', () => {
  const laid = tableAt(table, table, [told('played', { card: 'red-sun' }), told('drew', { card: 'red-sun' })], 1);
  const lost = {
    ...laid,
    deck: 28,
    dreamers: table.dreamers.map((one, seat) => (seat ? one : { ...one, row: ['red-key', 'red-sun'] })),
  };
  const chain = [
    told('played', { card: 'red-sun' }),
    told('met', { card: 'brown-door' }),
    told('passed', { card: 'brown-door' }),
    told('drew', { card: 'blue-moon' }),
  ];
  const end = { ...lost, limbo: ['brown-door'] };
  expect(isChain(table, end, chain)).toBe(true);
  expect(isChain(null, end, chain)).toBe(false);
  expect(isChain(end, end, chain)).toBe(false); // it does not begin there
  expect(isChain(table, end, [told('met', { card: 'brown-door' })])).toBe(false);
  expect(isChain(table, laid, [told('played', { card: 'red-sun' }), told('drew')])).toBe(false);
  expect(justOpened([told('found', { card: 'red-door' }, 1)], 1, 'red')).toBe(true);
  expect(justOpened([told('found', { card: 'red-door' }, 1)], 0, 'red')).toBe(false);
});
it('counts doors to go: all of them alone, one of each colour for each of two', () => {
  const two = { ...table, doors_missing: { red: 2, blue: 2, green: 1, brown: 2 } };
  expect(progress(two)).toEqual({ open: 1, needed: 8 });
  const alone = fixture('doors', 'alone-end').view;
  expect(progress(alone).needed).toBe(8);
});
it.each(LANGUAGES)('says what each card is good for in %s', (language) => {
  const words = new Words(null, language);
  const said = ['red-sun', 'blue-key', 'green-door', 'nightmare'].map((card) => aboutCard(card, words));
  expect(new Set(said).size).toBe(4);
  expect(aboutCard(null, words)).toBeUndefined();
});
