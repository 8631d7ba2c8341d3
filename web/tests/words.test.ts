import { expect, it } from 'vitest';
import { waiting } from '../src/games/waiting';
import { bestOf } from '../src/words/language.svelte';
import { Words } from '../src/words/words';

it('tells moves, news and things as the terminal does', () => {
  const words = new Words('doors');
  expect(words.move({ do: 'play', card: 'red-sun', source: 'shared' } as { do: string })).toBe(
    'Play the red sun (shared)',
  );
  expect(words.news({ what: 'drew', seat: 1, facts: { card: null } }, ['You', 'Mira'])).toBe('Mira drew a card.');
  expect(words.news({ what: 'drew', seat: 0, facts: { card: 'red-key' } }, ['You', 'Mira'])).toBe(
    'You drew the red key.',
  );
  expect(words.news({ what: 'foresaw', seat: 0, facts: { cards: ['red-key', 'nightmare'], count: 2 } }, ['You'])).toBe(
    'You had a prophecy: red key, nightmare.',
  );
});
it('counts places from one for people', () => {
  expect(new Words('ravens').move({ do: 'look', place: 0 } as { do: string })).toBe('Look at card 1 of your dream');
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
  expect(waiting([1], ['You', 'Mira'], ui)).toBe('Mira is thinking.');
  expect(waiting([0, 1, 2], ['You', 'Mira', 'Anton'], ui)).toBe('Mira, Anton are thinking.');
  expect(waiting([0], ['You', 'Mira'], ui)).toBe('One moment …');
});
it('speaks to you in your own person', () => {
  const news = { what: 'drew', seat: 0, facts: { card: 'ravens-1' } };
  expect(new Words('ravens', 'pl').news(news, ['Ty', 'Mira'])).toMatch(/^Dobierasz /);
  expect(new Words('ravens', 'de').news(news, ['Du', 'Mira'])).toMatch(/^Du ziehst/);
  expect(new Words('ravens', 'ru').news(news, ['Вы', 'Mira'])).toMatch(/^Ваш сновидец берёт/);
});
it('writes numbers and chooses plurals as the language does', () => {
  const said = (language: 'en' | 'de' | 'pl', tries: number): string =>
    new Words(null, language).say('daily-about', { tries });
  expect(said('en', 999)).toMatch(/\. 999 woke up/);
  expect(said('en', 1234)).toMatch(/ 1,234 woke up/);
  expect(said('de', 1234)).toMatch(/ 1\.234 /);
  expect([1, 2, 5].map((tries) => said('pl', tries).split(' ').at(-1))).toEqual(['próba.', 'próby.', 'prób.']);
});
