/**
 * Every game in every phase, as kept positions have them: no barriers (axe) in both themes, and everything fits and is in
 * reach, on a desktop and on a phone. Variants of a game (Doors alone, Ravens with claims) have its phases again, so they
 * are looked at with ALL=1. Embers is a made-up game, with the board of games that the client does not know.
 * SIZES=390x844 and GAMES=doors narrow it down.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fixturesOf, openGallery } from './gallery.mjs';
import { GAMES } from './games.mjs';
import { NO_BROWSER, openBrowser } from './people.mjs';
import { faults } from './sight.mjs';

const games = process.env['GAMES']?.split(',') ?? [...GAMES, 'embers'];
const sizes = process.env['SIZES']?.split(',') ?? ['1366x768', '390x844'];
const VARIANTS = /^(alone|claims|five|nightmare)-(?!bury|haunt)/; // what Mr Nightmare alone brings is looked at

describe('boards', { skip: NO_BROWSER }, () => {
  let browser;
  let gallery;
  before(async () => {
    [browser, gallery] = await Promise.all([openBrowser(), openGallery()]);
  });
  after(async () => {
    await browser?.close();
    await gallery?.close();
  });
  for (const game of games)
    for (const size of sizes)
      test(`${game} has no barriers in any phase and fits: ${size}`, async () => {
        const [width, height] = size.split('x').map(Number);
        const touch = width === 390;
        const context = await browser.newContext({
          viewport: { width, height },
          hasTouch: touch,
          isMobile: touch,
          reducedMotion: 'reduce',
          locale: 'en',
        });
        try {
          const page = await context.newPage();
          const found = {};
          for (const fixture of fixturesOf(game).filter((name) => process.env['ALL'] || !VARIANTS.test(name))) {
            await page.goto(`${gallery.address}/board/${game}/${fixture}`);
            await page.locator('html[data-drawn] main').first().waitFor();
            await page.evaluate(() => document.fonts.ready);
            for (const fault of await faults(page, { touch, still: true })) (found[fault] ??= []).push(fixture);
          }
          assert.deepEqual(found, {});
        } finally {
          await context.close();
        }
      });
});
