/**
 * The lessons, once through by fingers on a phone, upright and on its side. The coach stands on the screen, speaks of
 * fingers, and hides nothing that is lit or that it speaks of. It calls no lit thing wrong, and leads to a real game of
 * what was taught.
 * GAMES=doors and SIZES=390x664 narrow it down; SHOTS names a folder for a picture of every step.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { playersOf } from '../src/tutorial/lesson.ts';
import { GAMES } from './games.mjs';
import { begun, shot, test } from './people.mjs';

const games = process.env['GAMES']?.split(',') ?? GAMES;
const sizes = process.env['SIZES']?.split(',') ?? ['390x664', '844x390'];
const lessonOf = (game) =>
  JSON.parse(readFileSync(new URL(`../src/games/${game}/lesson.json`, import.meta.url), 'utf8'));
/** What is said of a mouse or of keys. */
const DESK = /\b([Cc]lick|[Mm]ouse|[Hh]over|[Kk]eyboard|[Pp]ress [A-Z]\b)/;

/** In the page: lit things, and things it speaks of, that the coach hides; a coach that is not wholly on the screen. */
const hidden = () => {
  const coach = document.querySelector('aside.panel');
  const { left, top, right, bottom } = coach.getBoundingClientRect();
  const out = left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1 ? ['the coach itself'] : [];
  const lit = [...document.querySelectorAll('main [data-usable], main [data-subject] [data-spot]')].filter((one) =>
    one.checkVisibility(),
  );
  for (const one of lit) {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x > left && x < right && y > top && y < bottom)
      out.push(one.getAttribute('data-spot') ?? one.textContent.trim());
  }
  return out;
};
/** In the page: the coach has found its place. */
const settled = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const game of games)
  for (const size of sizes)
    test(`the lesson of ${game} leads to a game: ${size}`, async ({ visitor, house }) => {
      const one = await visitor(house, { at: `/learn/${game}`, size });
      const { page } = one;
      const board = page.locator('[data-frame]');
      const coach = page.locator('aside.panel');
      await board.waitFor({ state: 'attached' });
      const found = [];
      for (let shown = ''; ;) {
        await page.locator('[data-frame]:not([data-watched])').waitFor({ state: 'attached' });
        await page.evaluate(settled);
        const at = await board.getAttribute('data-frame');
        const step = `${await board.getAttribute('data-step')}`;
        if (step !== shown) await shot(one, `lesson-${game}-${size}-${step.padStart(2, '0')}`);
        for (const onward of await page.locator('[data-onward]:visible').all()) await onward.tap(); // what was staged
        for (const what of await page.evaluate(hidden)) found.push(`step ${step}: hides ${what}`);
        const said = await coach.locator('p').innerText();
        assert.ok(said.length > 10, said);
        if (DESK.test(said)) found.push(`step ${step}: ${said}`);
        if ((await board.getAttribute('data-over')) !== null) break;
        if (step !== shown) {
          // Another lit thing than the wanted one may be pressed: it is not called wrong.
          await page.locator('main [data-usable]:visible').last().tap();
          await page.evaluate(settled);
          for (const what of await page.locator('.trouble').allInnerTexts())
            found.push(`step ${step}: a lit thing is refused: ${what}`);
        }
        shown = step;
        if ((await board.getAttribute('data-frame')) === at) await coach.getByRole('button').first().tap();
        await page.waitForFunction(
          (before) => document.querySelector('[data-frame]').getAttribute('data-frame') !== before,
          at,
        );
      }
      assert.deepEqual(found, []);
      await coach.locator('.btn.pri').tap();
      await begun(page);
      const { seen } = one.heard.findLast(({ tell }) => tell === 'picture');
      assert.deepEqual([seen.game, seen.players], [game, playersOf(lessonOf(game))]);
    });
