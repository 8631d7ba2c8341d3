import { expect, it } from 'vitest';
import { COLOURS, choices, moved, sentence, unseen } from '../src/games/doors/board';
import { offers, press, targets } from '../src/games/pressing';
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
