import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../src/games/registry.svelte';
import { isWatched, saidAt, stepOf, type Lesson } from '../src/tutorial/lesson';
import { PLACES, boxAt, placeOf } from '../src/tutorial/placing';

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
describe('the coach', () => {
  const size = { width: 300, height: 100 };
  const page = { width: 1000, height: 700 };
  it('stays where it hides nothing', () => {
    for (const place of PLACES) expect(placeOf(size, page, [], place)).toBe(place);
  });
  it('makes room for what is to be pressed, rather than for what only lies there', () => {
    const pressed = { ...boxAt('top', size, page), weight: 100 };
    const lying = { left: 0, top: 300, width: 1000, height: 400, weight: 0.1 };
    expect(placeOf(size, page, [pressed], 'top')).not.toBe('top');
    expect(placeOf(size, page, [lying], 'bottom')).toBe('top');
    expect(placeOf(size, page, [pressed, lying], 'top')).not.toBe('top');
  });
  it('keeps on the page', () => {
    for (const place of PLACES) {
      const { left, top, width, height } = boxAt(place, size, page);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(page.width);
      expect(top + height).toBeLessThanOrEqual(page.height);
    }
  });
});
