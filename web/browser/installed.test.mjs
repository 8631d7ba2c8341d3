/**
 * The client as an app: it opens without its server, keeps nothing but its own files, and takes a newer version when the
 * person wants it, in the middle of a game. Both forms; what concerns the static one alone is in `offline.test.mjs`.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT, House } from './house.mjs';
import { begun, playNow, shot, test as base } from './people.mjs';
import { play } from './player.mjs';
import { nextVersion, versionOf } from './versions.mjs';

const GAME = 'ravens';
/** What a page complains of while its server is away. */
const AWAY = /ERR_CONNECTION_REFUSED|ERR_FAILED|WebSocket connection|sw\.js|error occurred when fetching the script/;

/** Until the page could open without its server. */
const installed = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
const shownVersion = (page) => page.evaluate(() => document.querySelector('meta[name="version"]').content);
const moveOf = async (page) => Number(await page.locator('.table').getAttribute('data-version'));
const offer = (page) => page.locator('[data-house="update"]');
const myTurn = (page) => page.locator('.table[data-acting]').waitFor({ state: 'attached' });

const test = base.extend({
  /** A server of this test alone, which it may stop, and change. */
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = new House();
    await server.open();
    await use(server);
    await server.close();
  },
  /** A newer version of the client. */
  // eslint-disable-next-line no-empty-pattern
  newer: async ({}, use) => {
    const newer = nextVersion(CLIENT);
    await use(newer.folder);
    newer.remove();
  },
  /** Somebody at the server whose browser installs the client. */
  one: async ({ visitor, server }, use) => use(await visitor(server, { installs: true, forgiven: AWAY })),
});

test.skip(({ browserName }) => browserName !== 'chromium', 'service workers and full storage are tried in Chromium');

test('opens without its server, and says what waits there', async ({ server, one }) => {
  const { page } = one;
  await playNow(page, GAME);
  await play(page, { moves: 2, seed: 1 });
  await myTurn(page);
  const at = await moveOf(page);
  await installed(page);
  await page.goto(server.address);
  await page.locator('.waits a').waitFor();

  // Nothing is kept but the files of the build, as they were built: no answer, no name, no card.
  const kept = await page.evaluate(async () => {
    const found = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        found[url.slice(location.origin.length + 1)] = [
          ...new Uint8Array(await (await cache.match(url)).arrayBuffer()),
        ];
    }
    return found;
  });
  assert.ok(Object.keys(kept).length > 40);
  for (const [name, bytes] of Object.entries(kept))
    assert.ok(readFileSync(join(CLIENT, name || 'home.en.html')).equals(Buffer.from(bytes)), `${name} is another file`);
  const remembered = JSON.parse(await page.evaluate(() => localStorage.getItem('oneiros.games')));
  assert.deepEqual(Object.keys(remembered), ['name', 'at', 'games']);
  const told = await page.evaluate(() => fetch('/api/mine').then((answer) => answer.json()));
  assert.deepEqual(remembered.games, told);

  await server.stop();
  await page.goto(server.address);
  await page.locator('[role="alert"]').filter({ hasText: 'The server cannot be reached' }).waitFor();
  await page.locator('.waits .as-of').filter({ hasText: 'As of' }).waitFor();
  await shot(one, 'installed-without-server');
  await page.goto(`${server.address}/rules/${GAME}`);
  await page.locator('main h2, main h3').first().waitFor();
  await page.goto(`${server.address}/games`);
  await page.locator('.as-of').waitFor();
  await page.locator('main a[href^="/table/"]').first().click();
  await page
    .locator('.wait')
    .filter({ hasText: /connection/i })
    .waitFor();

  await server.open();
  await begun(page);
  assert.equal(await moveOf(page), at);
  await play(page, { moves: 1, seed: 2 });
  assert.ok((await moveOf(page)) > at);

  // Whoever leaves this device leaves nothing.
  await page.goto(`${server.address}/me`);
  await page.locator('main li button').first().click();
  await page.waitForFunction(() => localStorage.getItem('oneiros.games') === null);
});

test('plays in the page when its server is gone', async ({ server, one }) => {
  const { page } = one;
  const PATIENCE = 180_000; // for Python to begin, on a busy machine
  const playing = () => page.locator('.table[data-status="playing"]').waitFor({ state: 'attached', timeout: PATIENCE });
  await playNow(page, GAME);
  const waits = new URL(page.url()).pathname;
  await myTurn(page);
  await page.goto(`${server.address}/games`);
  await page.locator('[data-offline="absent"]').waitFor();
  await shot(one, 'offline-absent');
  await page.locator('[data-keep]').click();
  await page.locator('[data-offline="kept"]').waitFor({ timeout: PATIENCE });
  await shot(one, 'offline-kept');
  await installed(page);

  await server.stop();
  await page.goto(server.address);
  await page.locator('[role="alert"]').filter({ hasText: 'The server cannot be reached' }).waitFor();
  await page.locator('[data-offline="kept"]').waitFor();
  await shot(one, 'offline-home');
  await page.locator('[data-offline] a.btn').click();
  // What waits at the server is told beside the games of the page.
  await page.locator(`[data-at-server] a[href="${waits}"]`).waitFor();
  await page.locator('[data-house="loading"]').waitFor({ state: 'detached', timeout: PATIENCE });
  await shot(one, 'offline-page');
  await page.locator(`[data-play="${GAME}"]`).click();
  await playing();
  const address = new URL(page.url()).pathname;
  assert.match(address, /^\/page\/table\//);
  await page.locator('header .note').filter({ hasText: 'On this device' }).waitFor();
  await shot(one, 'offline-table');
  await play(page, { moves: 2, seed: 1 });
  await myTurn(page);
  const at = await moveOf(page);
  await page.reload();
  await playing();
  assert.equal(await moveOf(page), at);
  await play(page, { moves: 1, seed: 2 });
  assert.ok((await moveOf(page)) > at);
  // A link that is followed in a way of one's own leads to the page, too.
  await page.goto(`${server.address}/page/`);
  const link = page.locator('header a.who');
  await link.focus();
  assert.equal(await link.getAttribute('href'), '/page/me');
  await page.locator(`a[href="${address}"]`).first().waitFor();

  // The server is back: both houses are there, and each has its own games.
  await server.open();
  await page.locator('[data-at-server] a.btn').click();
  await page.locator('.waits').waitFor();
  assert.equal(await page.locator(`a[href="/table/${address.split('/').at(-1)}"]`).count(), 0);
  await page.locator(`[data-offline="kept"] a[href="${address}"]`).click();
  await playing();
  await page.goto(`${server.address}/games`);
  await page.locator('[data-forget]').click();
  await page.locator('[data-offline="absent"]').waitFor();
});

test('is offered a newer version, and takes it when the person wants it', async ({ server, newer, one }) => {
  const { page, context } = one;
  await playNow(page, GAME);
  await play(page, { moves: 2, seed: 1 });
  await myTurn(page);
  const at = await moveOf(page);
  await installed(page);
  // Another page of the same person, which is in the middle of something.
  const other = await context.newPage();
  await other.goto(page.url());
  await begun(other);
  await Promise.all([page, other].map((each) => each.evaluate(() => (window.before = true))));

  await server.restart(() => (server.client = newer));
  await offer(page).waitFor();
  assert.ok(await page.evaluate(() => window.before), 'nothing is loaded anew by itself');
  await shot(one, 'installed-update');
  await Promise.all([page.waitForEvent('load'), offer(page).locator('button').first().click()]);
  await begun(page);
  assert.equal(await shownVersion(page), 'newer');
  assert.equal(await moveOf(page), at);
  await play(page, { moves: 1, seed: 2 });
  assert.ok((await moveOf(page)) > at);
  assert.equal(await offer(page).count(), 0);

  // The other page was told, and left alone.
  await offer(other).waitFor();
  assert.ok(await other.evaluate(() => window.before));
  assert.equal(await shownVersion(other), versionOf(CLIENT));
  await Promise.all([other.waitForEvent('load'), offer(other).locator('button').first().click()]);
  await begun(other);
  assert.equal(await shownVersion(other), 'newer');
});

test('an old page that was kept is told of the new server, and mended', async ({ server, newer, one }) => {
  const { page } = one;
  await installed(page);
  await server.stop();
  await page.reload();
  await page.locator('[role="alert"]').waitFor();
  assert.equal(await shownVersion(page), versionOf(CLIENT));
  server.client = newer;
  await server.open();
  await page.locator('[role="alert"] button').click();
  await offer(page).waitFor();
  // Who comes to the server by themselves gets its own page, and the worker follows without a word.
  await page.goto(server.address);
  assert.equal(await shownVersion(page), 'newer');
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    return names.length === 1 && names[0].endsWith(' newer');
  });
  assert.equal(await offer(page).count(), 0);
});

test('a link that is opened in the app is followed there', async ({ visitor, house }) => {
  const { page, context } = await visitor(house, { at: '/rules' });
  await context.addInitScript(() => {
    const value = { setConsumer: (take) => (window.launch = take) };
    Object.defineProperty(window, 'launchQueue', { value });
  });
  await page.reload();
  await page.waitForFunction(() => window.launch);
  await page.evaluate(() => {
    window.before = true;
    window.launch({ targetURL: `${location.origin}/games` });
  });
  await page.waitForURL('**/games');
  assert.ok(await page.evaluate(() => window.before), 'nothing is loaded anew');
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector('link[rel="manifest"]');
    return { at: href, ...(await (await fetch(href)).json()) };
  });
  assert.equal(new URL(manifest.scope, manifest.at).pathname, '/');
  assert.deepEqual(manifest.launch_handler.client_mode, ['focus-existing', 'auto']);
  for (const { src } of manifest.icons)
    assert.ok(await page.evaluate((icon) => fetch(icon).then(({ ok }) => ok), new URL(src, manifest.at).href), src);
});
