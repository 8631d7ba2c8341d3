import { expect, it } from 'vitest';
import { waiting } from '../src/games/waiting';
import { bestOf } from '../src/words/language.svelte';
import { named, Words } from '../src/words/words';

const NAMES = ['Anna', 'Mira', 'Anton'];
it('tells moves, news and things as the terminal does', () => {
  const words = new Words('doors');
  expect(words.move({ do: 'play', card: 'red-sun', source: 'shared' } as { do: string }, [], null)).toBe(
    'Lay the red sun (shared)',
  );
  const drew = { what: 'drew', seat: 0, facts: { card: 'red-key' } };
  expect(words.news({ what: 'drew', seat: 1, facts: { card: null } }, NAMES, 0)).toBe('Mira drew a card.');
  expect(words.news(drew, NAMES, 0)).toBe('You drew the red key.');
  expect(words.news(drew, NAMES, null)).toBe('Anna drew the red key.');
  expect(words.news(drew, [], null)).toBe('Player 1 drew the red key.');
  const foresaw = { what: 'foresaw', seat: 0, facts: { cards: ['red-key', 'nightmare'], count: 2 } };
  expect(words.news(foresaw, NAMES, 0)).toBe('You had a prophecy: red key, nightmare.');
});
it('calls the seats of the turn order by their names', () => {
  const ordered = { what: 'ordered', seat: -1, facts: { order: [2, 1, 3] } };
  expect(new Words('workshop').news(ordered, NAMES, 0)).toBe('Turn order: Mira, You, Anton.');
});
it('counts places from one for people', () => {
  expect(new Words('ravens').move({ do: 'look', place: 0 } as { do: string }, [], 0)).toBe(
    'Look at card 1 of your dream',
  );
});
it('shows a message that is missing by its name', () => {
  expect(new Words('doors').say('no-such-message')).toBe('no-such-message');
});
it('speaks the first of the browser’s languages that it knows', () => {
  expect(bestOf(['fr-FR', 'pl-PL', 'en'])).toBe('pl');
  expect(bestOf(['DE'])).toBe('de');
  expect(bestOf(['fr', 'nl-BE'])).toBe('en');
});
it('waits for the others, and never says that you are thinking', () => {
  const ui = new Words(null);
  expect(waiting([1], NAMES, 0, ui)).toBe('Mira is thinking.');
  expect(waiting([0, 1, 2], NAMES, 0, ui)).toBe('Mira, Anton are thinking.');
  expect(waiting([0], NAMES, 0, ui)).toBe('One moment…');
  expect(waiting([0], NAMES, null, ui), 'to a spectator').toBe('Anna is thinking.');
});
it('speaks to you in your own person', () => {
  const news = { what: 'drew', seat: 0, facts: { card: 'ravens-1' } };
  expect(new Words('ravens', 'pl').news(news, NAMES, 0)).toMatch(/^Dobierasz /);
  expect(new Words('ravens', 'de').news(news, NAMES, 0)).toMatch(/^Du ziehst/);
  expect(new Words('ravens', 'ru').news(news, NAMES, 0)).toMatch(/^Вы берёте/);
  expect(new Words('ravens', 'de').news(news, NAMES, 1)).toMatch(/^Anna zieht/);
});
it('tells the reader from the owner of a card and from the third', () => {
  const words = new Words('ravens');
  const peeked = { what: 'peeked', seat: 1, facts: { owner: 0, place: 2, card: null } };
  expect([0, 1, 2].map((reader) => words.news(peeked, NAMES, reader))).toEqual([
    'Mira looked at card 3 of your dream.',
    'You looked at card 3 of Anna’s dream.',
    'Mira looked at card 3 of Anna’s dream.',
  ]);
  const exchanged = { what: 'exchanged', seat: 2, facts: { owner: 0, place: 0, other: 1, there: 1 } };
  expect([0, 1, null].map((reader) => words.news(exchanged, NAMES, reader))).toEqual([
    'Anton swapped card 1 of your dream with card 2 of Mira’s dream.',
    'Anton swapped card 1 of Anna’s dream with card 2 of your dream.',
    'Anton swapped card 1 of Anna’s dream with card 2 of Mira’s dream.',
  ]);
});
it('calls by name whoever does not read', () => {
  expect(named(NAMES, 1, 1)).toEqual({ name: 'Mira', who: 'you' });
  expect(named(NAMES, 1, 0)).toEqual({ name: 'Mira', who: 'other' });
  expect(named(NAMES, 0, null)).toEqual({ name: 'Anna', who: 'other' });
  const ui = new Words(null);
  expect(ui.say('turn-swing', { ...named(NAMES, 0, 0), before: 30, after: 60 })).toMatch(/^Your chances/);
  expect(ui.say('turn-swing', { ...named(NAMES, 0, null), before: 30, after: 60 })).toMatch(/^Anna’s chances/);
});
it('writes numbers and chooses plurals as the language does', () => {
  const said = (language: 'en' | 'de' | 'pl', tries: number): string =>
    new Words(null, language).say('daily-about', { tries });
  expect(said('en', 999)).toMatch(/\. 999 players /);
  expect(said('en', 1234)).toMatch(/ 1,234 players /);
  expect(said('de', 1234)).toMatch(/ 1\.234 /);
  expect([1, 2, 5].map((tries) => said('pl', tries).split(' ').at(-1))).toEqual(['próba.', 'próby.', 'prób.']);
});
