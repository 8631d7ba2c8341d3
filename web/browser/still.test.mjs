/**
 * Nothing jumps under a thumb: whatever is pressed on a board, and however much follows from it, everything else stays
 * where it was. Only what is chosen may rise, and what was chosen before may still sink. SIZES=390x844 and GAMES=doors
 * narrow it down.
 */
import assert from 'node:assert/strict';
import { fixturesOf } from './gallery.mjs';
import { GAMES } from './games.mjs';
import { test } from './people.mjs';
import { screen, SIZES } from './sizes.mjs';

/** Phases in which a first press chooses something and a second one ends the move: each game has one of them. */
const CHOOSING = ['play', 'turn', 'move', 'lay', 'make'];
const games = process.env['GAMES']?.split(',') ?? GAMES;
const POSITIONS = games.map((game) => `${game}/${fixturesOf(game).find((name) => CHOOSING.includes(name))}`);
/** Where a choice has a long sentence and buttons. */
if (games.includes('workshop')) POSITIONS.push('workshop/card');
const sizes = process.env['SIZES']?.split(',') ?? SIZES;
const MOST_PRESSES = 6;

/** In the page: where everything lies that can be pressed or read, but for what is chosen. */
const places = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main [data-spot], main .plate, main .bar')]
      .filter((one) => one.checkVisibility() && !one.matches('[aria-pressed="true"], .chosen'))
      .map((one) => {
        const kind = one.className.split?.(' ')[0];
        const at = [...document.querySelectorAll(`main .${kind}`)].indexOf(one);
        return [one.getAttribute('data-spot') ?? `${kind} ${at}`, one];
      })
      .filter(([, one]) => !one.closest('svg')) // a place that is offered in a drawing lies where the drawing lies
      .map(([name, one]) => {
        const { x, y, bottom } = one.getBoundingClientRect();
        const at = one.matches('.bar') ? bottom : y; // a bar's buttons are at its lower edge: it may shrink
        return [name, [Math.round(x), Math.round(at)].join(' ')];
      }),
  );

/** In the page: the upper edges of bars. One that grew would cover what a thumb aims at. */
const tops = () =>
  [...document.querySelectorAll('main .bar')].map((one) => Math.round(one.getBoundingClientRect().top));

/** In the page: the buttons of the bar that are not wholly in sight. */
const cutButtons = () =>
  [...document.querySelectorAll('main .bar .btn')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one, one.getBoundingClientRect(), one.closest('.bar').getBoundingClientRect()])
    .filter(([, box, bar]) => box.bottom > Math.min(innerHeight, bar.bottom) + 1 || box.top < bar.top - 1)
    .map(([one]) => one.textContent.trim() || one.getAttribute('aria-label'));

for (const size of sizes)
  test(`nothing moves when something is chosen: ${size}`, async ({ browser, gallery }) => {
    const context = await browser.newContext(screen(size));
    const page = await context.newPage();
    const moved = [];
    for (const position of POSITIONS) {
      await page.mouse.move(0, 0); // a card under a mouse rises
      await page.goto(`${gallery.address}/board/${position}`);
      await page.locator('html[data-drawn] main').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const still = await page.evaluate(places);
      const before = await page.evaluate(tops);
      const spots = await page.evaluate(() =>
        [...document.querySelectorAll('main button[data-spot][data-usable]')].map((one) => one.dataset.spot),
      );
      assert.ok(spots.length > 0, position);
      for (const [at, spot] of spots.slice(0, MOST_PRESSES).entries()) {
        await page.locator(`[data-spot="${spot}"]:visible`).first().click();
        for (const [name, place] of Object.entries(await page.evaluate(places)))
          if (name in still && still[name] !== place && ![spot, spots[at - 1]].includes(name))
            moved.push(`${position}, ${spot} pressed: ${name} from ${still[name]} to ${place}`);
        for (const [number, top] of (await page.evaluate(tops)).entries())
          if (top < before[number]) moved.push(`${position}, ${spot} pressed: bar ${number} grew to ${top}`);
        for (const name of await page.evaluate(cutButtons))
          moved.push(`${position}, ${spot} pressed: ${name} is cut off`);
        await page.keyboard.press('Escape');
      }
    }
    assert.deepEqual(moved, []);
    await context.close();
  });
