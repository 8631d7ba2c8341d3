/**
 * A short part of the suite in WebKit, the engine of Safari: a whole game by clicks, at a server and in the page with its
 * host gone; boards of every game in both themes on a phone on its side, a tablet and a desk. `webdriver.mjs` says how it is
 * driven.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { GAMES, wholeGame } from './games.mjs';
import { HURRY, settle, shared, test as base } from './people.mjs';
import { EYES, play } from './player.mjs';
import { misfits, THEMES } from './sight.mjs';
import { screen } from './sizes.mjs';
import { Site } from './site.mjs';
import { openWebKit } from './webdriver.mjs';

const test = base.extend({
  webkit: shared(openWebKit),
  page: async ({ webkit: { page } }, use, info) => {
    await use(page);
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('failed.png');
      mkdirSync(info.outputDir, { recursive: true });
      await page.screenshot({ path });
      await info.attach('how it stood', { path });
    } else assert.deepEqual(await page.complaints(), []);
  },
});
const shot = async (page, name) => {
  const folder = process.env['SHOTS'];
  if (folder) mkdirSync(folder, { recursive: true });
  if (folder) await page.screenshot({ path: `${folder}/webkit-${name}.png` });
};

test('a whole game of Ravens by clicks', async ({ page, house }) => {
  const { settings = {}, player } = wholeGame('ravens');
  await page.goto(house.address, [EYES, HURRY, `(${settle})(${JSON.stringify(settings)})`]);
  await page.setViewportSize(screen('desktop').viewport);
  await page.waitFor('[data-play="ravens"]');
  await page.locator('[data-play="ravens"]').click();
  await page.waitFor('.table[data-status="playing"]');
  const told = await play(page, { seed: 3, ...player });
  assert.ok(told.over, 'it has an end');
  await page.waitFor('[data-onward], main h1');
  await shot(page, 'ravens-end');
});

test('a whole game of Ravens in the page, with its host gone', async ({ page }) => {
  const PYTHON = 300_000; // WebKit takes its time to begin with Python
  const { settings = {}, player } = wholeGame('ravens');
  const site = new Site();
  await site.open();
  try {
    await page.goto(`${site.address}/`, [EYES, HURRY, `(${settle})(${JSON.stringify(settings)})`]);
    await page.setViewportSize(screen('desktop').viewport);
    await page.waitFor('[data-play="ravens"]');
    await page.locator('[data-play="ravens"]').click(); // before Python is there
    await page.waitFor('.table[data-status="playing"]', PYTHON);
  } finally {
    await site.close();
  }
  const told = await play(page, { seed: 3, ...player });
  assert.ok(told.over, 'it has an end');
  await page.waitFor('[data-onward], main h1');
  await shot(page, 'page-ravens-end');
});

for (const size of ['landscape', 'tablet', 'desktop'])
  // it has no fingers, and no window as narrow as a phone held upright
  test(`the boards fit in both themes: ${size}`, async ({ page, gallery }) => {
    const found = {};
    for (const game of GAMES) {
      await page.goto(`${gallery.address}/board/${game}/middle`);
      await page.setViewportSize(screen(size).viewport);
      await page.waitFor('html[data-drawn] main');
      await page.evaluate(() => document.fonts.ready.then(() => null));
      for (const theme of THEMES) {
        await page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme);
        await shot(page, `${game}-${size}-${theme}`);
      }
      for (const fault of await page.evaluate(misfits, { touch: false, whole: true })) (found[fault] ??= []).push(game);
    }
    assert.deepEqual(found, {});
  });
