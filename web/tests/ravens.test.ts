import { expect, it } from 'vitest';
import { offers, press, targets } from '../src/games/pressing';
import {
  choices,
  closing,
  justScored,
  moved,
  placeOf,
  seating,
  sentence,
  verdict,
  why,
} from '../src/games/ravens/board';
import { countsAt, dreamsAt, turning, Waking } from '../src/games/ravens/waking.svelte';
import type { World } from '../src/net/connection';
import type { RavensDreamScored, RavensRoundScored } from '../src/views';
import { LANGUAGES } from '../src/words/language.svelte';
import { Words } from '../src/words/words';
import { fixture, NAMES } from './fixtures';

const ui = new Words(null);
const game = new Words('ravens');

it('lets the discard pile be taken for a card of one’s own, and drawing be one press', () => {
  const { view, legal } = fixture('ravens', 'turn');
  const all = choices(view, legal, ui, game);
  expect(press(all, [], 'discard')).toEqual({ kind: 'select', selection: ['discard'] });
  expect(targets(all, ['discard'])).toEqual(new Set([0, 1, 2, 3].map((place) => placeOf(0, place))));
  expect(press(all, [], 'pile')).toMatchObject({ kind: 'send', legal: { move: { do: 'draw' } } });
  expect(offers(all, []).find((offer) => offer.button.grave)?.legal.warning).toBe('wake');
});
it('swaps by one press on a card of one’s own dream, or by dragging the drawn card there', () => {
  const { view, legal } = fixture('ravens', 'drawn');
  const all = choices(view, legal, ui, game);
  expect(press(all, [], placeOf(0, 2))).toMatchObject({ kind: 'send', legal: { move: { do: 'swap', place: 2 } } });
  expect(press(all, ['drawn:0'], 'discard')).toMatchObject({ kind: 'send', legal: { move: { do: 'drop' } } });
});
it('asks for a claim one thing at a time', () => {
  const { view, legal } = fixture('ravens', 'claims-turn');
  const all = choices(view, legal, ui, game);
  expect(targets(all, []).has('claim')).toBe(true);
  const first = [...targets(all, ['claim'])][0] ?? '';
  const second = [...targets(all, ['claim', first])][0] ?? '';
  expect(targets(all, ['claim', first, second]).size).toBe(10);
  expect(press(all, ['claim', first, second], 'number:4')).toMatchObject({
    kind: 'send',
    legal: { move: { do: 'claim', number: 4 } },
  });
  expect(sentence(view, legal, ['claim', first], NAMES, 0, game, ui)).toBe('And the second?');
});
it('marks both cards of an exchange', () => {
  const spots = moved([{ what: 'exchanged', seat: 1, facts: { owner: 0, place: 2, other: 3, there: 1 } }]);
  expect([...spots]).toEqual([placeOf(0, 2), placeOf(3, 1)]);
});
it('seats the others in turn order from the left', () => {
  expect(seating(4, 1)).toEqual([
    { seat: 2, side: 'left' },
    { seat: 3, side: 'top' },
    { seat: 0, side: 'right' },
  ]);
  expect(seating(2, 0)).toEqual([{ seat: 1, side: 'top' }]);
});
it('shows the sheet of a round when it has just been scored', () => {
  expect(justScored([{ what: 'scored', seat: 0, facts: {} }])).toBe(true);
  expect(justScored(fixture('ravens', 'turn').news)).toBe(false);
});

const round: RavensRoundScored = {
  number: 3,
  caller: 1,
  ended_by: 1,
  dreamers: [
    { dream: ['ravens-2', 'ravens-9'], ravens: 11, spared: 0, penalty: 0, points: 11, why: 'counted' },
    { dream: ['peek-one', 'ravens-0'], ravens: 6, spared: 0, penalty: 0, points: 0, why: 'fewest' },
    { dream: ['ravens-4', 'ravens-4'], ravens: 8, spared: 0, penalty: 0, points: 8, why: 'counted' },
  ],
};
const start = fixture('ravens', 'claims-turn').view;
/** A clock that goes on when told to. */
const clock = (): { after: World['after']; tick: () => boolean } => {
  let due: (() => void) | null = null;
  return {
    after: (_, work) => {
      due = work;
      return () => (due = null);
    },
    tick: () => {
      const work = due;
      due = null;
      work?.();
      return work !== null;
    },
  };
};
it('turns the dreams of a round one card after another, whoever ended it last', () => {
  expect(turning(round).map(({ owner }) => owner)).toEqual([2, 2, 0, 0, 1, 1]);
  expect(dreamsAt(round, [['ravens-2', null]], 1)).toEqual([
    ['ravens-2', null],
    [null, null],
    ['ravens-4', null],
  ]);
  expect(countsAt(round, 3)).toEqual([2, null, 8]);
  expect(countsAt(round, 6)).toEqual([11, 6, 8]);
});
it('shows nothing that was wrongly believed before it is turned', () => {
  expect(dreamsAt(round, [['ravens-9', 'ravens-9']], 0)[0]).toEqual([null, 'ravens-9']);
});
it('tells a round until it is told, and keeps it until somebody goes on', () => {
  const time = clock();
  const waking = new Waking(time.after);
  expect(waking.shown(start)).toBe(start);
  waking.begin(round, start, false);
  expect(waking.telling).toBe(true);
  let ticks = 0;
  while (time.tick()) ticks += 1;
  expect(ticks).toBe(6);
  expect(waking.telling).toBe(false);
  expect(waking.shown(start).dreamers.map(({ dream }) => dream)).toEqual(round.dreamers.map(({ dream }) => dream));
  expect(waking.shown(start)).toMatchObject({ in_hand: 0, drawn: [], discarded: start.discarded });
  waking.close();
  expect(waking.shown(start)).toBe(start);
});
it('turns all that is left at once when it is skipped, and at once where nothing moves', () => {
  const time = clock();
  const waking = new Waking(time.after);
  waking.begin(round, start, false);
  time.tick();
  waking.skip();
  expect([waking.telling, time.tick(), waking.counts]).toEqual([false, false, [11, 6, 8]]);
  waking.begin(round, null, true);
  expect(waking.telling).toBe(false);
});
it.each(LANGUAGES)('says how the call went, and why each scored what they did, in %s', (language) => {
  const [words, engine] = [new Words(null, language), new Words('ravens', language)];
  const [counted, fewest] = round.dreamers as [RavensDreamScored, RavensDreamScored];
  const told = ['fewest', 'tied', 'beaten', 'all-nines', 'outshone'].map((reason) => {
    const caller = { ...fewest, why: reason, penalty: reason === 'beaten' ? 5 : 0 };
    const one = { ...round, dreamers: [counted, caller] };
    return `${verdict(one, NAMES, 0, engine, words)} ${verdict(one, NAMES, 1, engine, words)} ${why(caller, words)}`;
  });
  expect(new Set(told).size).toBe(told.length);
  expect(told.join()).not.toMatch(/ravens-|\{/);
  expect(told[2]).toContain('5');
  expect(verdict({ ...round, caller: null }, NAMES, 0, engine, words)).toBe(engine.say('news-ran-out'));
  expect(why({ ...counted, spared: 9 }, words)).toContain('9');
});
it('says what a special card does before it is used', () => {
  const { view, legal } = fixture('ravens', 'drawn');
  const special = { ...view, drawn: ['swap-two'] };
  const use = [...legal, { action: 999, move: { do: 'use' as const }, warning: null }];
  expect(sentence(special, use, [], NAMES, 0, game, ui)).toContain(ui.say('ravens-does-swap-two'));
});
it('turns cards down again by a button of its own, in a game of memory', () => {
  const { view, legal } = fixture('ravens', 'strict-remember');
  const [offer, ...more] = offers(choices(view, legal, ui, game), []);
  expect(offer?.legal.move.do).toBe('done');
  expect(more).toEqual([]);
  expect(sentence(view, legal, [], NAMES, 0, game, ui)).toBe(game.say('phase-remember'));
});
it('says when the discard pile is about to close', () => {
  const { view } = fixture('ravens', 'turn');
  expect(closing({ ...view, takes_left: 6 }, game)).toBeNull();
  expect(closing({ ...view, takes_left: 5 }, game)).toContain('5 more takes');
  expect(closing({ ...view, takes_left: 0 }, game)).toBe('Closed until someone draws');
});
