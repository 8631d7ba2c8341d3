/** A game that the server has and the client does not: everything is made from its view, its moves and its words. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { boardText, textContext } from '../src/games/boardText';
import { genericModule } from '../src/games/generic';
import { readRules } from '../src/games/generic/rules';
import {
  grouped,
  labelOf,
  MOST_BUTTONS,
  moveButtons,
  panelsOf,
  sentence,
  type Context,
  type GenericMove,
  type GenericView,
} from '../src/games/generic/view';
import type { Legal } from '../src/games/pressing';
import { games, MODULES, rulesOf } from '../src/games/registry.svelte';
import { places } from '../src/games/scoring';
import { api } from '../src/net/api';
import { Refusal } from '../src/net/refusal';
import { botName } from '../src/table/names';
import { optionText } from '../src/table/options';
import type { GameShown } from '../src/wire';
import { speech } from '../src/words/language.svelte';
import { Words } from '../src/words/words';
import end from '../fixtures/embers/end.json';
import many from '../fixtures/embers/many.json';
import turn from '../fixtures/embers/turn.json';
import { NAMES } from './fixtures';

const embers: GameShown = {
  id: 'embers',
  title: 'Embers',
  players: [2, 3],
  options: { wind: { default: false, choices: [false, true], help: '' } },
  bots: ['drowsy', 'dreamer', 'lucid', 'oracle', 'cautious'],
  rules_version: 1,
  content: '',
  rules: '# Embers\n\nA fire for two.\n\n## A turn\n\n**E1** Stoke, or *look*.\n\n- one\n- two\n',
};
const view = turn.view as GenericView;
const legal = turn.legal as readonly Legal<GenericMove>[];
const game = new Words('embers');
const ui = new Words(null);
const context = (players: number): Context => ({ players, names: NAMES, game, generic: new Words('generic') });

beforeAll(async () => {
  speech.put('embers', 'en', many.words);
  await speech.load('embers/text', 'en');
});

describe('the panels', () => {
  it('are the fields of the view, with their words', () => {
    expect(panelsOf(view, context(2))).toEqual([
      {
        name: 'cards',
        label: 'Cards in the embers',
        value: {
          kind: 'table',
          columns: [],
          rows: [
            { seat: 0, title: 'You', cells: [{ kind: 'text', text: '3', number: true }] },
            { seat: 1, title: 'Mira', cells: [{ kind: 'hidden' }] },
          ],
        },
      },
      { name: 'stoked', label: 'Stoked so often', value: { kind: 'text', text: '1', number: true } },
    ]);
  });
  it('follow the shape of the data, however deep', () => {
    const panels = new Map(panelsOf(many.view as GenericView, context(4)).map((panel) => [panel.name, panel]));
    expect(panels.get('draw_pile')?.label).toBe('Draw pile');
    expect(panels.get('dark')?.value).toMatchObject({ text: 'no' });
    expect(panels.get('wind')?.value).toEqual({ kind: 'hidden' });
    expect(panels.get('owner')?.value).toMatchObject({ text: 'Anton' });
    expect(panels.get('hearth')?.value).toMatchObject({ kind: 'list', items: { length: 5 } });
    expect(panels.get('discarded')?.value).toEqual({ kind: 'list', items: [] });
    const keepers = panels.get('keepers')?.value;
    expect(keepers).toMatchObject({ kind: 'table', columns: ['Hand', 'Coals', 'Asleep', 'Wish'] });
    expect(keepers?.kind === 'table' && keepers.rows.map(({ title }) => title)).toEqual(NAMES.slice(0, 4));
    expect(panels.get('market')?.value).toMatchObject({ kind: 'table', rows: [{ seat: null, title: '' }, {}] });
    expect(panels.get('unseen')?.value).toMatchObject({ kind: 'record', fields: { length: 4 } });
    expect(panels.get('totals')?.value).toMatchObject({ rows: [{}, { cells: [{ text: '−3' }] }, {}, {}] });
  });
  it('do not take a row of cards for one card of each seat', () => {
    const [panel] = panelsOf({ ...view, cards: ['oak', 'birch'] }, context(2));
    expect(panel?.value.kind).toBe('list');
  });
});
describe('the moves', () => {
  it('are buttons with the words of the game', () => {
    expect(moveButtons(legal, game, NAMES, 0).map(({ label }) => label)).toEqual([
      'Stoke the fire with 1',
      'Stoke the fire with 2',
      'Look at your card',
    ]);
  });
  it('are told apart where the words do not, or where there are none', () => {
    const made = [
      { action: 1, move: { do: 'look', place: 1 }, warning: null },
      { action: 2, move: { do: 'look', place: 2 }, warning: null },
      { action: 3, move: { do: 'blow_out', log: 'oak' }, warning: null },
    ];
    expect(moveButtons(made, game, NAMES, 0).map(({ label }) => label)).toEqual([
      'Look at your card: Place 1',
      'Look at your card: Place 2',
      'Blow out: Log a log of oak',
    ]);
  });
  it('are grouped by kind where there are many', () => {
    const buttons = moveButtons(many.legal, game, NAMES, 0);
    expect(buttons.length).toBeGreaterThan(MOST_BUTTONS);
    expect(grouped(buttons).map(({ label, buttons: list }) => [label, list.length])).toEqual([
      ['Lay', 24],
      ['Trade', 3],
      ['Rest', 1],
    ]);
  });
});
it('says the phase, who is waited for, and how it ended', () => {
  expect(sentence(view, legal, NAMES, 0, game, ui)).toBe('Stoke the fire, or look at your card.');
  expect(sentence({ ...view, phase: 'odd_phase' }, legal, NAMES, 0, game, ui)).toBe('Odd phase.');
  expect(sentence({ ...view, actors: [1] }, [], NAMES, 0, game, ui)).toBe('Mira is thinking.');
  expect(sentence(end.view as GenericView, [], NAMES, 0, game, ui)).toBe('The fire went out.');
  expect(labelOf('a-b_c', game)).toBe('A b c');
});
it('tells the board in words: the same panels', async () => {
  const { text, scoring } = await genericModule('embers', embers).play();
  const parts = boardText(text, scoring(view), view, legal, textContext('embers', NAMES, 0, 'en'));
  expect(parts).toEqual([
    {
      title: 'Now',
      lines: [
        'Stoke the fire, or look at your card.',
        'You can do this: Stoke the fire with 1; Stoke the fire with 2; Look at your card.',
      ],
    },
    { title: 'Cards in the embers', lines: ['You: 3', 'Mira: hidden'] },
    { title: 'On the table', lines: ['Stoked so often: 1'] },
  ]);
  const all = boardText(text, scoring(many.view), many.view, many.legal, textContext('embers', NAMES, 0, 'en'));
  expect(JSON.stringify(all)).not.toMatch(/undefined|NaN|\[object/);
});
it('ends with totals, and sees from the winners whether fewer are better', async () => {
  const { scoring } = await genericModule('embers', embers).play();
  expect(scoring(view)).toEqual({ rows: [], totals: [], fewer: false });
  expect(scoring(end.view)).toEqual({ rows: [], totals: [3, 7], fewer: false });
  const low = scoring({ ...end.view, outcome: { scores: [3, 7, 5], winners: [0], reason: 'cold' } });
  expect(places(low.totals, [0], low.fewer)).toEqual([1, 3, 2]);
});
it('reads the rules of the server', () => {
  const [intro, part] = readRules(embers.rules);
  expect(intro).toMatchObject({ title: 'Embers', body: [{ kind: 'paragraph' }] });
  expect(part).toMatchObject({ title: 'A turn', rules: ['E1'] });
  expect(part?.body).toEqual([
    {
      kind: 'paragraph',
      text: [
        { kind: 'strong', text: 'E1' },
        { kind: 'plain', text: ' Stoke, or ' },
        { kind: 'gentle', text: 'look' },
        { kind: 'plain', text: '.' },
      ],
    },
    { kind: 'list', items: [[{ kind: 'plain', text: 'one' }], [{ kind: 'plain', text: 'two' }]] },
  ]);
  expect(readRules('')).toEqual([]);
});
describe('the registry', () => {
  it('puts games of the server behind those with a module, when its list has come', async () => {
    expect(games.all.map(({ id }) => id)).toEqual(MODULES.map(({ id }) => id));
    expect(games.title('embers', ui)).toBe('Embers');
    const asked = vi.spyOn(api, 'games').mockResolvedValue([{ ...embers, title: 'The Embers' }]);
    await Promise.all([games.describe(), games.describe()]);
    expect(asked).toHaveBeenCalledOnce();
    expect(games.all.at(-1)).toMatchObject({ id: 'embers', players: [2, 3], playNow: 2, minutes: null, weight: null });
    expect(games.orFirst('embers').id).toBe('embers');
    expect(games.title('embers', ui)).toBe('The Embers');
    expect((await rulesOf('embers', 'en')).map(({ title }) => title)).toEqual(['Embers', 'A turn']);
    expect(optionText('embers', 'strong_wind', ui)).toBe('Strong wind');
  });
  it('has words from the server for games without a file, and asks again after a failure', async () => {
    const asked = vi.spyOn(api, 'gameWords').mockRejectedValueOnce(new Error('away'));
    await speech.load('cinders', 'pl');
    asked.mockResolvedValue({ language: 'en', text: 'hello = Hello' });
    await speech.load('cinders', 'pl');
    expect(asked).toHaveBeenLastCalledWith('cinders', 'pl');
    expect(new Words('cinders', 'pl').say('hello')).toBe('Hello');
    asked.mockRejectedValueOnce(new Refusal('unknown', 'there is no such game'));
    await speech.load('ashes', 'pl');
    expect(new Words('ashes', 'pl').say('phase-turn'), 'names stand in for words').toBe('phase-turn');
  });
  it('shows a bot without a level by its own name', () => {
    expect(botName('oracle', ui)).not.toContain('oracle');
    expect(botName('mypackage:Cautious', ui)).toContain('mypackage:Cautious');
  });
});
