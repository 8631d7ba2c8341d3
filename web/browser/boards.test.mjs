/**
 * Every game in every phase, as kept positions have them: everything fits and is in reach on screens of every size, and
 * there are no barriers (axe) in both themes on one screen of each layout. Variants of a game (Doors alone, Ravens with claims) have its phases again, so they
 * are looked at with ALL=1. Embers is a made-up game, with the board of games that the client does not know.
 * SIZES=390x844, GAMES=doors and PHASES=play narrow it down, QUICK=1 leaves axe out; SHOTS=<folder> keeps a picture of each.
 */
import assert from 'node:assert/strict';
import { fixturesOf } from './gallery.mjs';
import { GAMES } from './games.mjs';
import { test } from './people.mjs';
import { faults } from './sight.mjs';
import { LAYOUTS, screen, SIZES } from './sizes.mjs';

const games = process.env['GAMES']?.split(',') ?? [...GAMES, 'embers'];
const sizes = process.env['SIZES']?.split(',') ?? SIZES;
const phases = process.env['PHASES']?.split(',');
const shots = process.env['SHOTS'];
const VARIANTS = /^(alone|claims|five|four|nightmare)-(?!bury|haunt)/; // what Mr Nightmare alone brings is looked at

const wanted = (name) => (phases ? phases.includes(name) : process.env['ALL'] || !VARIANTS.test(name));

for (const game of games)
  for (const size of sizes)
    test(`${game} has no barriers in any phase and fits: ${size}`, async ({ browser, browserName, gallery }) => {
      const options = screen(size);
      // Firefox cannot be told that a page has fingers alone: it keeps the controls of a mouse.
      const touch = options.hasTouch && browserName === 'chromium';
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const found = {};
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) (found[message.text()] ??= []).push('console');
      });
      for (const fixture of fixturesOf(game).filter(wanted)) {
        await page.goto(`${gallery.address}/board/${game}/${fixture}`);
        await page.locator('html[data-drawn] main').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        const shot =
          shots && ((theme) => page.screenshot({ path: `${shots}/${game}-${fixture}-${size}-${theme}.png` }));
        // A game that the client does not know has panels of any length: its page may scroll.
        const whole = game !== 'embers';
        const axe = !process.env['QUICK'] && LAYOUTS.includes(size);
        for (const fault of await faults(page, { touch, whole, still: true, axe, shot }))
          (found[fault] ??= []).push(fixture);
      }
      assert.deepEqual(found, {});
      await context.close();
    });
