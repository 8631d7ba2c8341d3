/**
 * The house in a page (`make site`): whole games by clicks when the host is gone, and what is said under bad conditions.
 * GAMES names the games to play; named ones alone, the bad conditions are left out. So they are with SHORT=1: then each of
 * two visits has games one after another, for two people, beside bots that think little, and of long games a few moves.
 */
import assert from 'node:assert/strict';
import { GAMES, wholeGame } from './games.mjs';
import { shot, test as base } from './people.mjs';
import { play } from './player.mjs';
import { Site } from './site.mjs';

const games = process.env['GAMES']?.split(',') ?? GAMES;
const short = Boolean(process.env['SHORT']);
/** What is played in one visit. */
const half = Math.ceil(games.length / 2);
const visits = short ? [games.slice(0, half), games.slice(half)] : games.map((game) => [game]);
const QUICK = { players: 2, bots: [null, 'drowsy'] };
/** With SHORT=1 the others are not played to their end: they take a minute each. */
const SOON_OVER = ['doors', 'ravens'];
const A_FEW = 8;
const PATIENCE = 180_000; // for Python to begin, on a busy machine
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

const test = base.extend({
  /** A host of the page, that the test may spoil and close. */
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new Site();
    await site.open();
    await use(site);
    await site.close();
  },
  /** Somebody at the site, on its first page. */
  arrive: async ({ visitor, site }, use) => {
    await use(async (forgiven) => {
      const one = await visitor(site, { forgiven, installs: true });
      await one.page.locator('main h1').waitFor();
      return one;
    });
  },
});

/** A game from the first page, and what it says at its end. */
const playOne = async (one, game) => {
  const { page } = one;
  const { settings = {}, player } = wholeGame(game);
  await page.evaluate((told) => void (window.settings = told), { ...(short ? QUICK : {}), ...settings });
  await page.locator(`[data-play="${game}"]`).click();
  await playing(page);
  await shot(one, `offline-${game}`);
  if (short && !SOON_OVER.includes(game)) {
    const table = page.locator('.table[data-status="playing"]');
    const before = Number(await table.getAttribute('data-version'));
    await play(page, { moves: A_FEW, seed: 3, ...player });
    assert.ok(Number(await table.getAttribute('data-version')) >= before + A_FEW, 'it goes on');
    return;
  }
  const told = await play(page, { seed: 3, ...player });
  assert.ok(told.over, 'it has an end');
  await page.locator('[data-onward], main h1').first().waitFor();
  for (const onward of await page.locator('[data-onward]').all()) await onward.click();
  await page.locator('main h1').waitFor();
  await shot(one, `offline-${game}-end`);
};

for (const played of visits.filter((some) => some.length))
  test(`games with the host gone: ${played.join(', ')}`, async ({ arrive, site, browserName }) => {
    const here = browserName === 'chromium' ? played : played.filter((game) => game === 'ravens');
    test.skip(!here.length, 'in other browsers one game is played');
    test.setTimeout(2_400_000); // the longest took twenty minutes on a machine with ten times the work it can do
    const one = await arrive(/sw\.js/); // whether there is a newer version, nobody can say
    const { page } = one;
    await page.locator('[data-house="loading"]').waitFor();
    assert.ok(
      await page.locator(`[data-play="${here[0]}"]`).isEnabled(),
      'the page can be pressed before Python is there',
    );
    await awake(page);
    await installed(page);
    await site.close();
    await page.reload();
    await page.locator('main h1').waitFor();
    await awake(page);
    for (const game of here) {
      await page.evaluate(() => (location.hash = '#/'));
      await playOne(one, game);
    }
    const outside = site.asked.filter((path) => !path.startsWith(site.path));
    assert.deepEqual(outside, []);
  });

if (!process.env['GAMES'] && !short)
  test.describe('under bad conditions', () => {
    test.skip(({ browserName }) => browserName !== 'chromium', 'bad conditions are tried in Chromium');

    test('a game outlives a worker that is killed, and a page that is closed', async ({ arrive }) => {
      const { page, context } = await arrive();
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
    });

    test('a download that is cut off is told, and goes on where it ended', async ({ arrive, site }) => {
      site.cut = /asm\.wasm/;
      const { page } = await arrive(/asm\.wasm|CONTENT_LENGTH/);
      await page.locator('[data-house="failed"]').waitFor({ timeout: PATIENCE });
      assert.match(await page.locator('[data-house="failed"]').textContent(), /did not arrive/);
      await page.locator('[data-play="ravens"]').click(); // it waits until Python is there
      site.cut = null;
      const before = site.asked.length;
      await page.locator('[data-house="failed"] button').click();
      await page.locator('[data-house="failed"]').waitFor({ state: 'detached' });
      await awake(page);
      const python = `${site.path}python-`;
      const again = site.asked.slice(before).filter((path) => path.startsWith(python) && !path.endsWith('.mjs'));
      assert.ok(again.length > 0 && again.every((path) => path.includes('asm.wasm')), again.join(' '));
      await playing(page);
    });

    test('a browser that keeps nothing says so, and plays', async ({ arrive, site }) => {
      const closed =
        "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } });";
      site.spoil = (path, text) => (/\/worker-[^/]*\.js$/.test(path) ? closed + text : text);
      const { page } = await arrive();
      await page.locator('[data-house="unkept"]').waitFor({ timeout: PATIENCE });
      await page.locator('[data-house="unkept"] button').click();
      await page.locator('[data-play="ravens"]').click();
      await playing(page);
    });
  });
