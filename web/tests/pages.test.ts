/** What the pages around the boards decide without drawing anything. */
import { expect, it } from 'vitest';
import { games } from '../src/games/registry.svelte';
import { relevantRules } from '../src/games/relevantRules';
import { deviceName } from '../src/ui/devices';
import { mergeChat } from '../src/table/chat';
import { momentsOf } from '../src/replay/points';
import { openView } from '../src/replay/openView';
import { optionsFor, settingsOf, unusual, valueText } from '../src/table/options';
import { cueOf } from '../src/ui/soundCues';
import type { ChatLine, Frame, GameShown, Snapshot } from '../src/wire';
import { LANGUAGES } from '../src/words/language.svelte';
import { rules, sectionOf } from '../src/words/rules';
import { Words } from '../src/words/words';

const words = new Words(null, 'en');
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const ravens = {
  id: 'ravens',
  options: {
    penalty: { default: 5, choices: [5, 15], help: '' },
    target: { default: 100, choices: range(20, 500), help: '' },
    rounds: { default: 0, choices: range(0, 50), help: '' },
    claims: { default: false, choices: [false, true], help: '' },
    memory: { default: 'aided', choices: ['aided', 'strict'], help: '' },
  },
} as unknown as GameShown;
const doors = {
  id: 'doors',
  options: { talk: { default: 'silent', choices: ['silent', 'open'], help: '' } },
} as unknown as GameShown;

it('asks for settings by what can be chosen', () => {
  expect(settingsOf(ravens, 3).map(({ name, kind }) => [name, kind])).toEqual([
    ['penalty', 'choice'],
    ['target', 'number'],
    ['rounds', 'number'],
    ['claims', 'switch'],
    ['memory', 'choice'],
  ]);
  const target = settingsOf(ravens, 3)[1];
  expect([target?.from, target?.to]).toEqual([20, 500]);
  expect(settingsOf(doors, 2).length).toBe(1);
  expect(settingsOf(doors, 1), 'alone there is nobody to hide cards from').toEqual([]);
});
it('sends only settings that the server knows', () => {
  const settings = settingsOf(ravens, 2);
  expect(optionsFor(settings, { target: 50, penalty: 7, claims: true, talk: 'open' })).toEqual({
    penalty: 5,
    target: 50,
    rounds: 0,
    claims: true,
    memory: 'aided',
  });
  expect(optionsFor(settings, { target: Number.NaN })['target']).toBe(100);
});
it('tells what is not as usual, in words', () => {
  expect(unusual(ravens, { penalty: 5, target: 50, claims: true, memory: 'strict' }, words)).toEqual([
    'The game ends at 50 ravens',
    '“I know what I have”: trade a pair for one card',
    'What you have seen: Must be remembered',
  ]);
  const rounds = (language: 'en' | 'pl', value: number) =>
    unusual(ravens, { rounds: value }, new Words(null, language));
  expect(rounds('en', 1)).toEqual(['One round']);
  expect(rounds('pl', 3)).toEqual(['3 rundy']);
  expect(valueText('runners', 'sandglass', 45, words)).toBe('45 s');
  expect(valueText('runners', 'patience', 0, words)).toBe('Never');
});
it('opens what one seat could not see with what the others saw', () => {
  const one = { seat: 0, hands: [['sun'], [null, null]], drawn: null, known: [1, 2], top: ['x'] };
  const two = { seat: 1, hands: [[null], ['key', 'moon']], drawn: 'door', known: [3, 4], top: [] };
  expect(openView([one, two], 0)).toEqual({
    seat: 0,
    hands: [['sun'], ['key', 'moon']],
    drawn: 'door',
    known: [1, 2],
    top: ['x'],
  });
  expect(openView([one, two], 1)?.hands).toEqual([['sun'], ['key', 'moon']]);
  expect(openView([one], 4)).toBeUndefined();
});
it('finds the moves at which a game turned, and only those', () => {
  const frames = range(0, 8).map((number) => ({ number, news: [{ what: `n${number}` }] }) as unknown as Frame);
  const points = [
    [0, 1, 2, 2, 12, 13, 13, 14, 14],
    [0, 0, 0, 1, 1, 1, 2, 2, 10],
  ];
  const moments = momentsOf(points, frames);
  expect(moments.map(({ move, seat, swing }) => [move, Math.abs(swing), seat])).toEqual([
    [4, 10, 0],
    [8, 8, 0],
  ]);
  expect(moments[0]?.news[0]?.what).toBe('n4');
  expect(momentsOf([[0, 1, 2, 3]], frames), 'a steady game has none').toEqual([]);
  expect(momentsOf([], [])).toEqual([]);
});
it('keeps every line of chat once, in order', () => {
  const line = (number: number): ChatLine => ({
    number,
    at: 0,
    name: 'Anna',
    guest: false,
    seat: 0,
    mine: false,
    phrase: null,
    text: String(number),
  });
  const known = mergeChat([], [line(1), line(3)]);
  expect(mergeChat(known, [line(1), line(2), line(3), line(4)]).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});
it('calls a browser by a name that people know', () => {
  expect(deviceName('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36')).toBe(
    'Chrome, Android',
  );
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari, iPhone',
  );
  expect(deviceName('curl/8')).toBe('curl/8');
});
it('lets the weightiest of what happened be heard, once', () => {
  const at = (version: number, more: Partial<Snapshot>): Snapshot =>
    ({ version, status: 'playing', game: 'doors', you: 0, asked: null, told: [], result: null, ...more }) as Snapshot;
  const moved = (seat: number): Snapshot['told'] => [{ version: 5, at: 0, event: 'moved', seat }];
  const before = at(4, {});
  expect(cueOf(null, at(5, { told: moved(1) }), [], 'card'), 'a newcomer hears nothing of the past').toBeNull();
  expect(cueOf(before, at(4, {}), [], 'card')).toBeNull();
  expect(cueOf(before, at(5, { told: moved(1) }), [], 'card')).toBe('card');
  expect(cueOf(before, at(5, { told: moved(1) }), [], 'tile')).toBe('tile');
  expect(cueOf(before, at(5, { told: moved(1), asked: 5 }), [], 'card')).toBe('turn');
  expect(cueOf(before, at(5, { told: moved(0), asked: 5 }), [], 'card'), 'after an own move one knows').toBe('card');
  expect(cueOf(before, at(5, { told: moved(1), asked: 5 }), [{ what: 'woke', seat: 1, facts: {} }], 'card')).toBe(
    'wake',
  );
  const result = { reason: '', winners: [0], resigned: [], outcome: null };
  expect(cueOf(before, at(5, { status: 'over', result }), [], 'card')).toBe('win');
  expect(cueOf(before, at(5, { status: 'over', result, you: 1 }), [], 'card')).toBe('lose');
});
it('knows rules that matter for every phase that has words, and the rules tell them', async () => {
  const files = import.meta.glob<string>('@games/*/words/en.ftl', { query: '?raw', import: 'default', eager: true });
  expect(Object.keys(files).length).toBe(5);
  for (const [path, text] of Object.entries(files)) {
    const game = /([a-z]+)\/words/.exec(path)?.[1] ?? '';
    const { phases } = await games.get(game).play();
    for (const [, phase = ''] of text.matchAll(/^phase-([a-z]+) =/gm)) {
      const numbers = relevantRules(phases, phase, null);
      expect(numbers.length, `${game} ${phase}`).toBeGreaterThan(0);
      for (const language of LANGUAGES) {
        const sections = await rules(game, language);
        if (sections.length)
          expect(sectionOf(sections, numbers[0] ?? null)?.rules, `${language} ${game} ${phase}`).toContain(numbers[0]);
      }
    }
  }
  expect(relevantRules({ play: ['D4'] }, 'play', 'D16')[0], 'what was just broken comes first').toBe('D16');
});
