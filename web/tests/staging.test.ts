/** The parts of one picture's news, one after another, on a clock of our own. */
import { beforeEach, expect, it } from 'vitest';
import { APART, MOST_PARTS, Staging } from '../src/games/staging.svelte';
import type { News } from '../src/views';
import { Clock } from './clock';

const part = (what: string): News => ({ what, seat: 0, facts: {} });
const whats = (staging: Staging): string[] => staging.told.map(({ what }) => what);
const move = [part('played'), part('drew'), part('scored')];

let clock: Clock;
let calm: boolean;
let staging: Staging;
beforeEach(() => {
  clock = new Clock();
  calm = false;
  staging = new Staging(clock.after, () => calm);
});

it('tells the first part at once and the others one after another', () => {
  staging.play(move);
  expect(whats(staging)).toEqual(['played']);
  expect(staging.playing).toBe(true);
  clock.run(APART - 1);
  expect(whats(staging)).toEqual(['played']);
  clock.run(1);
  expect(whats(staging)).toEqual(['played', 'drew']);
  expect(staging.now?.what).toBe('drew');
  clock.run(APART);
  expect(whats(staging)).toEqual(['played', 'drew', 'scored']);
  expect(staging.playing).toBe(false);
});
it('knows what may be shown already, and takes what is not of this picture for told', () => {
  staging.play(move);
  const [played, drew] = move as [News, News];
  expect([staging.due(played), staging.due(drew), staging.due(part('long ago'))]).toEqual([true, false, true]);
});
it('is skipped', () => {
  staging.play(move);
  staging.skip();
  expect(whats(staging)).toEqual(['played', 'drew', 'scored']);
  clock.run(10 * APART);
  expect(whats(staging)).toEqual(['played', 'drew', 'scored']);
});
it('is there at once where less motion is wanted, and when a page comes to a table', () => {
  calm = true;
  staging.play(move);
  expect(staging.playing).toBe(false);
  calm = false;
  staging.play([...move], true);
  expect(whats(staging)).toEqual(['played', 'drew', 'scored']);
});
it('leaves one picture for the next', () => {
  staging.play(move);
  staging.play([part('passed'), part('woke')]);
  expect(whats(staging)).toEqual(['passed']);
  clock.run(APART);
  expect(whats(staging)).toEqual(['passed', 'woke']);
});
it('tells the same list once, and a copy of it again', () => {
  staging.play(move);
  clock.run(APART);
  staging.play(move);
  expect(whats(staging)).toEqual(['played', 'drew']);
  staging.play([...move]);
  expect(whats(staging)).toEqual(['played']);
  staging.play(move); // back from a look at what was
  expect(staging.playing).toBe(false);
});
it('does not wait for a very long list', () => {
  staging.play(Array.from({ length: 40 }, (_, at) => part(`part ${at}`)));
  clock.run(APART * (MOST_PARTS - 1));
  expect(staging.playing).toBe(false);
  expect(staging.told).toHaveLength(40);
});
