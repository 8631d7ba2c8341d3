import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../src/games/registry.svelte';
import { isWatched, playersOf, saidAt, stepOf, type Lesson } from '../src/tutorial/lesson';
import { PLACES, TOP, boxAt, placeOf } from '../src/tutorial/placing';

const GAMES = MODULES.map(({ id }) => id);
const lessonOf = (game: string): Lesson =>
  JSON.parse(readFileSync(new URL(`../src/games/${game}/lesson.json`, import.meta.url), 'utf8')) as Lesson;

describe.each(GAMES)('the lesson of %s', (game) => {
  const lesson = lessonOf(game);
  it('begins with its first step, ends with its last and never goes back', () => {
    const steps = lesson.frames.map((_, at) => stepOf(lesson, at));
    expect(steps[0]?.step).toBe(0);
    expect(steps.at(-1)?.step).toBe((steps.at(-1)?.steps ?? 0) - 1);
    expect(steps.map(({ step }) => step)).toEqual([...steps].map(({ step }) => step).sort((one, two) => one - two));
  });
  it('wants a move in every frame that is not watched, but for the last', () => {
    lesson.frames.slice(0, -1).forEach((frame, at) => {
      expect(isWatched(lesson, at)).toBe(frame.want === null);
      expect(saidAt(lesson, at)).toMatch(new RegExp(`^${game}-`));
    });
    expect(isWatched(lesson, lesson.frames.length - 1)).toBe(false);
  });
});
it('leads to a real game for as many players', () => {
  for (const game of GAMES) expect(playersOf(lessonOf(game))).toBeGreaterThan(0);
  expect(playersOf(lessonOf('doors'))).toBe(1);
});
describe('the coach', () => {
  const size = { width: 300, height: 100 };
  const page = { width: 1000, height: 700 };
  const bar = 52;
  it('stays where it hides nothing', () => {
    for (const place of PLACES) expect(placeOf(size, page, bar, [], place)).toBe(place);
  });
  it('makes room for what is to be pressed, rather than for what only lies there', () => {
    const pressed = { ...boxAt(TOP, size, page, bar), weight: 100 };
    const lying = { left: 0, top: 200, width: 1000, height: 500, weight: 0.1 };
    expect(placeOf(size, page, bar, [pressed], TOP)).not.toEqual(TOP);
    expect(placeOf(size, page, bar, [lying], { across: 0.5, down: 1 })).toEqual(TOP);
    const place = placeOf(size, page, bar, [pressed, lying], TOP);
    const { left, width } = boxAt(place, size, page, bar);
    expect(left + width <= 350 || left >= 650).toBe(true);
  });
  it('finds the one gap of a full table', () => {
    const full = [
      { left: 0, top: 52, width: 1000, height: 330, weight: 1 },
      { left: 0, top: 520, width: 1000, height: 180, weight: 1 },
    ];
    const { top, height } = boxAt(placeOf(size, page, bar, full, TOP), size, page, bar);
    expect(top).toBeGreaterThanOrEqual(382);
    expect(top + height).toBeLessThanOrEqual(520);
  });
  it('keeps on the page and under the bar', () => {
    for (const place of PLACES) {
      const { left, top, width, height } = boxAt(place, size, page, bar);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(bar);
      expect(left + width).toBeLessThanOrEqual(page.width);
      expect(top + height).toBeLessThanOrEqual(page.height);
    }
  });
});
