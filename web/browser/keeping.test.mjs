/**
 * What the house in a page (`make site`) keeps: the day's game, a game that is over with its replay and analysis, and all of
 * it in a file that another browser takes in; and Python's memory, from which the next visit begins.
 */
import assert from 'node:assert/strict';
import { wholeGame } from './games.mjs';
import { shot, test as base } from './people.mjs';
import { play } from './player.mjs';
import { Site } from './site.mjs';

const PATIENCE = 180_000; // for Python to begin, on a busy machine
const ANALYSIS = 400_000; // for a bot to look at every move of a game
const GAME = 'ravens';
const playing = (page) =>
  page.locator('.table[data-status="playing"]').waitFor({ state: 'attached', timeout: PATIENCE });
const moveOf = async (page) => Number(await page.locator('.table').getAttribute('data-version'));
const go = (page, path) => page.evaluate((to) => (location.hash = `#${to}`), path);
const idOf = (page) => new URL(page.url()).hash.split('/').at(-1);

const test = base.extend({
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new Site();
    await site.open();
    await use(site);
    await site.close();
  },
});

test('the day’s game, a replay, an analysis, and a file with all of it', async ({ visitor, site }) => {
  test.setTimeout(1_200_000);
  const { settings, player } = wholeGame(GAME);
  const one = await visitor(site, { settings });
  const { page } = one;
  await page.locator('[data-daily]').click();
  await playing(page);
  await play(page, { moves: 1, seed: 1 });
  await page.locator('.table[data-acting]').waitFor({ state: 'attached' });
  const daily = { id: idOf(page), move: await moveOf(page) };

  await go(page, '/');
  await page.locator(`[data-play="${GAME}"]`).click();
  await playing(page);
  const over = idOf(page);
  assert.ok((await play(page, { seed: 3, ...player })).over);
  await page.locator('[data-onward], main h1').first().waitFor();
  for (const onward of await page.locator('[data-onward]').all()) await onward.click();
  await page.getByRole('button', { name: 'Chances' }).waitFor({ timeout: ANALYSIS });
  await shot(one, 'page-analysed');
  await go(page, `/replay/${over}?move=3`);
  await page.locator('.replay [data-spot], .replay main > *').first().waitFor();
  await shot(one, 'page-replay');

  await go(page, '/me');
  const save = page.getByRole('button', { name: 'Save to a file' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const file = await download.path();
  await shot(one, 'page-me');

  const other = await visitor(site);
  await go(other.page, '/me');
  const section = other.page.locator('section', { has: other.page.getByText('Load from a file') }).last();
  await section
    .locator('input')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await section.locator('[role="alert"]').waitFor({ timeout: PATIENCE });
  await section.locator('input').setInputFiles(file);
  await section.locator('[role="status"]').waitFor();
  await shot(other, 'page-taken');
  await go(other.page, '/games');
  await other.page.locator(`a[href="#/replay/${over}"]`).first().waitFor();
  await go(other.page, `/table/${daily.id}`);
  await playing(other.page);
  assert.equal(await moveOf(other.page), daily.move);
});

/** In the page: the memory that is kept, which `spoil` replaces by nonsense. */
const memory = async (spoil) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (!url.endsWith('/memory')) continue;
      const { headers } = await cache.match(url);
      if (spoil) await cache.put(url, new Response('nonsense', { headers }));
      return Number((await (await cache.match(url)).blob()).size);
    }
  }
  return 0;
};
const kept = (page) =>
  page.waitForFunction(`(${memory})().then((size) => size > 1e6)`, null, { timeout: PATIENCE, polling: 1000 });
/** Whether each worker with Python began from a kept memory. The second begins later: bots have moved when it is there. */
const woken = (page) =>
  Promise.all(page.workers().map((one) => one.evaluate(() => performance.getEntriesByName('woken').length > 0)));

test('the second visit begins from a kept memory, and one that is spoilt is replaced', async ({ visitor, site }) => {
  const { page } = await visitor(site, { forgiven: /snapshot/i });
  await page.locator('[data-play="ravens"]').click();
  await playing(page);
  await play(page, { moves: 1, seed: 1 });
  await kept(page);
  assert.deepEqual(await woken(page), [false, false]);
  await page.reload();
  await playing(page);
  const before = await moveOf(page);
  await play(page, { moves: 2, seed: 2 });
  assert.ok((await moveOf(page)) > before);
  assert.deepEqual(await woken(page), [true, true]);
  assert.ok((await page.evaluate(memory, true)) < 100);
  await page.reload();
  await playing(page);
  await play(page, { moves: 1, seed: 3 });
  await kept(page);
  assert.deepEqual(await woken(page), [false, false]);
});
