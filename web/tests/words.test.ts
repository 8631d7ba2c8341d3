import { expect, it } from 'vitest';
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
