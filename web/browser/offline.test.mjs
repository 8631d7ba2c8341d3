/**
 * The house in a page (`make site`): whole games by clicks when the host is gone, and what is said under bad conditions.
 * GAMES names the games to play; named ones alone, the bad conditions are left out.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { GAMES, wholeGame } from './games.mjs';
import { contented, NO_BROWSER, openBrowser, shot, visitor } from './people.mjs';
import { play } from './player.mjs';
import { Site } from './site.mjs';

const games = process.env['GAMES']?.split(',') ?? GAMES;
const PATIENCE = 180_000; // for Python to begin, on a busy machine

/** In the page: what is changed in the tables that it opens from now on. */
const SETTINGS = `{
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const opening = message.do === 'request' && message.method === 'POST' && message.path === '/api/tables';
    const body = opening ? JSON.stringify({ ...JSON.parse(message.body), ...window.settings }) : message.body;
    return post.call(this, opening ? { ...message, body } : message, ...rest);
  };
}`;
/** Somebody at the site, with Python there. */
const arrive = async (browser, site, options = {}) => {
  const one = await visitor(browser, site, { installs: true, ...options });
  await one.page.locator('main h1').waitFor();
  return one;
};
const awake = (page) => page.locator('[data-house="loading"]').waitFor({ state: 'detached', timeout: PATIENCE });
/** Until a game is on; Python may have to begin before. */
const playing = (page) =>
  page.locator('.table[data-status="playing"]').waitFor({ state: 'attached', timeout: PATIENCE });
/** Until the page could open without its host. */
const installed = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });

describe('a house in a page', { skip: NO_BROWSER }, () => {
  let browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser?.close());

  test('whole games with the host gone', { timeout: 1_200_000 }, async (all) => {
    const site = new Site();
    await site.open();
    const one = await arrive(browser, site);
    const { page } = one;
    try {
      await page.locator('[data-house="loading"]').waitFor();
      assert.ok(
        await page.locator(`[data-play="${games[0]}"]`).isEnabled(),
        'the page can be pressed before Python is there',
      );
      await awake(page);
      await installed(page);
      await site.close();
      await one.context.addInitScript({ content: SETTINGS });
      await page.reload();
      await page.locator('main h1').waitFor();
      await awake(page);
      for (const game of games)
        await all.test(game, async () => {
          const { settings = {}, player } = wholeGame(game);
          await page.evaluate((told) => ([window.settings, location.hash] = [told, '#/']), settings);
          await page.locator(`[data-play="${game}"]`).click();
          await playing(page);
          await shot(one, `offline-${game}`);
          const told = await play(page, { seed: 3, ...player });
          assert.ok(told.over, 'it has an end');
          await page.locator('[data-onward], main h1').first().waitFor();
          for (const onward of await page.locator('[data-onward]').all()) await onward.click();
          await page.locator('main h1').waitFor();
          await shot(one, `offline-${game}-end`);
        });
      contented([one], /sw\.js/); // whether there is a newer version, nobody can say
      const outside = site.asked.filter((path) => !path.startsWith(site.path));
      assert.deepEqual(outside, []);
    } catch (error) {
      await shot(one, 'offline-failed');
      throw error;
    } finally {
      await one.context.close();
      await site.close();
    }
  });

  if (process.env['GAMES']) return;

  test('a game outlives a worker that is killed, and a page that is closed', { timeout: 600_000 }, async () => {
    const site = new Site();
    await site.open();
    const one = await arrive(browser, site);
    const { page, context } = one;
    await awake(page);
    await page.locator('[data-play="ravens"]').click();
    await playing(page);
    await play(page, { moves: 2, seed: 1 });
    await page.waitForFunction(() => document.querySelector('.table')?.hasAttribute('data-acting'));
    const version = Number(await page.locator('.table').getAttribute('data-version'));
    for (const worker of page.workers()) await worker.evaluate(() => self.close()).catch(() => undefined);
    await page.locator('[data-house="loading"]').waitFor({ timeout: PATIENCE });
    await awake(page);
    await play(page, { moves: 1, seed: 2 });
    assert.ok(Number(await page.locator('.table').getAttribute('data-version')) > version);
    const address = page.url();
    await page.close();
    const next = await context.newPage();
    await next.goto(address);
    await playing(next);
    assert.ok(Number(await next.locator('.table').getAttribute('data-version')) > version);
    await context.close();
    await site.close();
  });

  test('a download that is cut off is told, and goes on where it ended', { timeout: 600_000 }, async () => {
    const site = new Site();
    await site.open();
    site.cut = /asm\.wasm/;
    const { page, context } = await arrive(browser, site);
    await page.locator('[data-house="failed"]').waitFor({ timeout: PATIENCE });
    assert.match(await page.locator('[data-house="failed"]').textContent(), /did not arrive/);
    site.cut = null;
    const before = site.asked.length;
    await page.locator('[data-house="failed"] button').click();
    await page.locator('[data-house="failed"]').waitFor({ state: 'detached' });
    await awake(page);
    const again = site.asked.slice(before).filter((path) => path.includes('/python-') && !path.endsWith('.mjs'));
    assert.ok(again.length > 0 && again.every((path) => path.includes('asm.wasm')), again.join(' '));
    await context.close();
    await site.close();
  });

  test('a browser that keeps nothing says so, and plays', { timeout: 600_000 }, async () => {
    const site = new Site();
    await site.open();
    const closed =
      "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } });";
    site.spoil = (path, text) => (/\/worker-[^/]*\.js$/.test(path) ? closed + text : text);
    const { page, context } = await arrive(browser, site);
    await page.locator('[data-house="unkept"]').waitFor({ timeout: PATIENCE });
    await page.locator('[data-house="unkept"] button').click();
    await page.locator('[data-play="ravens"]').click();
    await playing(page);
    await context.close();
    await site.close();
  });
});
