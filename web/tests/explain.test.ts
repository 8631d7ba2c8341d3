/** A wrong try: what it would have meant, who is asked, and what is said. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as doors from '../src/games/doors/board';
import { Presses } from '../src/games/presses.svelte';
import * as ravens from '../src/games/ravens/board';
import * as runners from '../src/games/runners/board';
import * as sandman from '../src/games/sandman/board';
import { explain } from '../src/games/explain.svelte';
import * as workshop from '../src/games/workshop/board';
import { Refusal, reasonOf, sentenceOf } from '../src/net/refusal';
import { LANGUAGES } from '../src/words/language.svelte';
import { Words } from '../src/words/words';
import { fixture, fixturesOf } from './fixtures';

const ui = new Words(null);
describe('what was tried', () => {
  it('is in Doors the chosen card, to where it cannot go', () => {
    const { view } = fixture('doors', 'middle');
    expect(doors.tried(view, ['hand:0'], 'row')).toEqual({ do: 'play', card: 'brown-sun', source: 'hand' });
    expect(doors.tried(view, ['shared:1'], 'row')).toEqual({ do: 'play', card: 'blue-moon', source: 'shared' });
    expect(doors.tried(view, [], 'deck')).toBe(null);
  });
  it('is in Ravens a second card of the same player, a card looked at before, a pile', () => {
    const { view } = fixture('ravens', 'exchange');
    expect(ravens.tried(view, [], 'dream:2:1')).toEqual({ do: 'exchange', owner: 2, place: 1 });
    expect(ravens.tried(fixture('ravens', 'look').view, [], 'dream:0:3')).toEqual({ do: 'look', place: 3 });
    expect(ravens.tried(fixture('ravens', 'drawn').view, [], 'pile')).toEqual({ do: 'draw' });
  });
  it('is in Sandman a card out of reach, or sand where it cannot lie', () => {
    const { view } = fixture('sandman', 'move');
    const far = view.reach.find(({ possible }) => !possible);
    expect(far && sandman.tried(view, [], `ring:${far.at}`)).toMatchObject({ do: 'move' });
    const mine = view.dreamers[0]?.tokens.findIndex(({ particle }) => particle !== null) ?? -1;
    expect(sandman.tried(view, [`token:${mine}`], 'level:2')).toMatchObject({ do: 'lay', level: 2 });
  });
  it('is in Runners a tile on another, or an offer', () => {
    const { view } = fixture('runners', 'middle');
    const laid = view.dreamers[0]?.layout?.[0];
    expect(laid).toBeDefined();
    expect(runners.tried(view, ['tile:crook:1'], `tile:${laid?.tile}:${laid?.turn}`)).toMatchObject({
      do: 'place',
      tile: 'crook',
      turn: 1,
    });
    expect(runners.tried(fixture('runners', 'equip').view, [], 'offer:bent')).toEqual({ do: 'buy', shape: 'bent' });
  });
  it('is in Workshop a shard or a tool on a field, a corner, a card', () => {
    const { view } = fixture('workshop', 'make');
    expect(workshop.tried(view, ['shard:rock'], 'field:a4')).toEqual({ do: 'put', colour: 'rock', field: 'a4' });
    expect(workshop.tried(view, ['walk'], 'field:a4')).toEqual({ do: 'stride', field: 'a4' });
    expect(workshop.tried(view, [], 'tree')).toMatchObject({ do: 'plant' });
    expect(workshop.tried(view, [], 'corner:lake')).toEqual({ do: 'travel', corner: 'lake' });
  });
});
describe('a wrong press', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    explain.leave();
    vi.useRealTimers();
  });
  const board = (name: string, lawful = true) => {
    const { view, legal } = fixture('doors', name);
    const sent = vi.fn();
    const made = new Presses(() => (lawful ? doors.choices(view, legal, ui, new Words('doors')) : []), sent, {
      tried: (selection, spot) => doors.tried(view, selection, spot),
      rule: () => 'D4',
    });
    return { made, sent };
  };
  it('shakes for a moment, tells for longer, and asks for the rule', () => {
    const { made, sent } = board('middle');
    const asked = vi.fn();
    explain.ask = asked;
    made.press('hand:0');
    made.press('row');
    expect(made.refused).toBe('row');
    expect(made.puzzled).toBe(true);
    expect(asked.mock.calls).toEqual([[{ do: 'play', card: 'brown-sun', source: 'hand' }]]);
    vi.advanceTimersByTime(700);
    expect([made.refused, made.puzzled]).toEqual([null, true]);
    vi.advanceTimersByTime(10_000);
    expect(made.puzzled).toBe(false);
    expect(sent).not.toHaveBeenCalled();
  });
  it('asks nothing where it is not for us to act, nor for what is legal', () => {
    const asked = vi.fn();
    explain.ask = asked;
    const waiting = board('middle', false).made;
    waiting.press('row');
    expect(waiting.refused).toBe('row');
    const { made } = board('middle');
    made.press('deck');
    expect(asked).not.toHaveBeenCalled();
    expect(made.rule).toBe('D4');
  });
  it('is forgotten with the next press', () => {
    const forgotten = vi.fn();
    explain.forget = forgotten;
    const { made } = board('middle');
    made.press('deck');
    made.press('hand:1');
    expect(made.puzzled).toBe(false);
    expect(forgotten).toHaveBeenCalled();
  });
  it('puts back what is let go where it cannot lie', () => {
    const { made } = board('middle');
    expect(made.lift('deck')).toBe(false);
    expect(made.lift('hand:0')).toBe(true);
    expect(made.selection).toEqual(['hand:0']);
    made.land('row');
    expect([made.refused, made.selection]).toEqual(['row', []]);
    made.lift('hand:1');
    made.land(null);
    expect([made.refused, made.selection]).toEqual([null, []]);
  });
  it('is asked with the card that was carried', () => {
    const asked = vi.fn();
    explain.ask = asked;
    const { made } = board('middle');
    made.lift('hand:0');
    made.land('row');
    expect(asked.mock.calls).toEqual([[{ do: 'play', card: 'brown-sun', source: 'hand' }]]);
  });
});
it('never takes a spot that is lit for a wrong try', () => {
  for (const [name, { view, legal }] of fixturesOf('workshop')) {
    const made = new Presses(
      () => workshop.choices(view, legal, ui),
      () => undefined,
      { tried: (selection, spot) => workshop.tried(view, selection, spot), rule: () => null },
    );
    for (const spot of [...made.usable]) {
      made.clear();
      made.press(spot);
      expect(made.refused, `${name} ${spot}`).toBe(null);
      made.dismiss();
    }
  }
});
it.each(LANGUAGES)('tells the rule in %s', (language) => {
  const words = new Words(null, language);
  const said = reasonOf(new Refusal('illegal', 'the row ends with a sun', 'D4'), words, new Words('doors', language));
  expect(said).toBe(language === 'en' ? 'The row ends with a sun.' : new Words('doors', language).say('rule-D4'));
  expect(said).toMatch(/\.$/);
  expect(sentenceOf(new Refusal('illegal', 'no', 'D4'), words)).toContain('D4');
});
