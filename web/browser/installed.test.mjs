/**
 * The client as an app: it opens without its server, keeps nothing but its own files, and takes a newer version when the
 * person wants it, in the middle of a game. Both forms; what concerns the static one alone is in `offline.test.mjs`.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CLIENT, House } from './house.mjs';
import { begun, contented, inBrowser, playNow, shot, visitor } from './people.mjs';
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

inBrowser('an installed client', (open) => {
  test('opens without its server, and says what waits there', async () => {
    const house = new House();
    await house.open();
    const one = await visitor(open.browser, house, { installs: true });
    const { page, context } = one;
    try {
      await playNow(page, GAME);
      await play(page, { moves: 2, seed: 1 });
      await myTurn(page);
      const at = await moveOf(page);
      await installed(page);
      await page.goto(house.address);
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
        assert.ok(
          readFileSync(join(CLIENT, name || 'index.html')).equals(Buffer.from(bytes)),
          `${name} is another file`,
        );
      const remembered = JSON.parse(await page.evaluate(() => localStorage.getItem('oneiros.games')));
      assert.deepEqual(Object.keys(remembered), ['name', 'at', 'games']);
      const told = await page.evaluate(() => fetch('/api/mine').then((answer) => answer.json()));
      assert.deepEqual(remembered.games, told);

      await house.stop();
      await page.goto(house.address);
      await page.locator('[role="alert"]').filter({ hasText: 'The server cannot be reached' }).waitFor();
      await page.locator('.waits .as-of').filter({ hasText: 'As of' }).waitFor();
      await shot(one, 'installed-without-server');
      await page.goto(`${house.address}/rules/${GAME}`);
      await page.locator('main h2, main h3').first().waitFor();
      await page.goto(`${house.address}/games`);
      await page.locator('.as-of').waitFor();
      await page.locator('main a[href^="/table/"]').first().click();
      await page
        .locator('.wait')
        .filter({ hasText: /connection/i })
        .waitFor();

      await house.open();
      await begun(page);
      assert.equal(await moveOf(page), at);
      await play(page, { moves: 1, seed: 2 });
      assert.ok((await moveOf(page)) > at);
      contented([one], AWAY);

      // Whoever leaves this device leaves nothing.
      await page.goto(`${house.address}/me`);
      await page.locator('main li button').first().click();
      await page.waitForFunction(() => localStorage.getItem('oneiros.games') === null);
    } catch (error) {
      await shot(one, 'installed-failed');
      throw error;
    } finally {
      await context.close();
      await house.close();
    }
  });

  test('is offered a newer version, and takes it when the person wants it', async () => {
    const house = new House();
    await house.open();
    const newer = nextVersion(CLIENT);
    const one = await visitor(open.browser, house, { installs: true });
    const { page, context } = one;
    try {
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

      await house.restart(() => (house.client = newer.folder));
      await offer(page).waitFor();
      assert.ok(await page.evaluate(() => window.before), 'nothing is loaded anew by itself');
      await shot(one, 'installed-update');
      await Promise.all([page.waitForEvent('load'), offer(page).locator('button').first().click()]);
      await begun(page);
      assert.equal(await shownVersion(page), 'newer');
      assert.equal(await moveOf(page), at);
      await play(page, { moves: 1, seed: 2 });
      assert.ok((await moveOf(page)) > at);
      await offer(page).waitFor({ state: 'detached' });

      // The other page was told, and left alone.
      await offer(other).waitFor();
      assert.ok(await other.evaluate(() => window.before));
      assert.equal(await shownVersion(other), versionOf(CLIENT));
      await Promise.all([other.waitForEvent('load'), offer(other).locator('button').first().click()]);
      await begun(other);
      assert.equal(await shownVersion(other), 'newer');
      contented([one], AWAY);
    } catch (error) {
      await shot(one, 'installed-update-failed');
      throw error;
    } finally {
      await context.close();
      await house.close();
      newer.remove();
    }
  });

  test('an old page that was kept is told of the new server, and mended', async () => {
    const house = new House();
    await house.open();
    const newer = nextVersion(CLIENT);
    const one = await visitor(open.browser, house, { installs: true });
    const { page, context } = one;
    try {
      await installed(page);
      await house.stop();
      await page.reload();
      await page.locator('[role="alert"]').waitFor();
      assert.equal(await shownVersion(page), versionOf(CLIENT));
      house.client = newer.folder;
      await house.open();
      await page.locator('[role="alert"] button').click();
      await offer(page).waitFor();
      // Who comes to the server by themselves gets its own page, and the worker follows without a word.
      await page.goto(house.address);
      assert.equal(await shownVersion(page), 'newer');
      await page.waitForFunction(async () => {
        const names = await caches.keys();
        return names.length === 1 && names[0].endsWith(' newer');
      });
      assert.equal(await offer(page).count(), 0);
      contented([one], AWAY);
    } finally {
      await context.close();
      await house.close();
      newer.remove();
    }
  });

  test('a link that is opened in the app is followed there', async () => {
    const { page, context } = await visitor(open.browser, open.house, { at: '/rules' });
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
    await context.close();
  });
});
