/**
 * The house in a page (`make site`) when something changes around it: a newer version on its host, an old page that was
 * kept beside a new host, a browser without room; and cards of one's own from a file.
 */
import assert from 'node:assert/strict';
import { shot, test as base } from './people.mjs';
import { play } from './player.mjs';
import { FOLDER, Site } from './site.mjs';
import { nextVersion, versionOf } from './versions.mjs';

const PATIENCE = 180_000; // for Python to begin, on a busy machine
const GAME = 'ravens';

const awake = (page) => page.locator('[data-house="loading"]').waitFor({ state: 'detached', timeout: PATIENCE });
const playing = (page) =>
  page.locator('.table[data-status="playing"]').waitFor({ state: 'attached', timeout: PATIENCE });
const myTurn = (page) => page.locator('.table[data-acting]').waitFor({ state: 'attached', timeout: PATIENCE });
const moveOf = async (page) => Number(await page.locator('.table').getAttribute('data-version'));
const shownVersion = (page) => page.evaluate(() => document.querySelector('meta[name="version"]').content);
const offer = (page) => page.locator('[data-house="update"]');
const installed = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
/** Does something again, some dozens of times, until what is waited for is there. */
const tryUntil = async (there, act) => {
  for (let time = 0; time < 40; time++) {
    await act();
    const came = await there.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    if (came) return;
  }
  await there.waitFor({ timeout: 1 });
};
const test = base.extend({
  /** A host of the page, which the test may change. */
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new Site();
    await site.open();
    await use(site);
    await site.close();
  },
  /** A newer version of the site. */
  // eslint-disable-next-line no-empty-pattern
  newer: async ({}, use) => {
    const made = nextVersion(FOLDER);
    await use(made.folder);
    made.remove();
  },
  /** Somebody at the site, on its first page. */
  one: async ({ visitor, site }, use) => {
    const one = await visitor(site, { installs: true, forgiven: /404|python-|sw\.js/ });
    await one.page.locator('main h1').waitFor();
    await use(one);
  },
});
const begin = async (page) => {
  await awake(page);
  await page.locator(`[data-play="${GAME}"]`).click();
  await playing(page);
  await play(page, { moves: 2, seed: 1 });
  await myTurn(page);
};

test.skip(({ browserName }) => browserName !== 'chromium', 'service workers and full storage are tried in Chromium');

test('a newer version is offered and taken in the middle of a game', async ({ site, newer, one }) => {
  const { page } = one;
  await begin(page);
  await installed(page);
  const at = await moveOf(page);
  site.folder = newer;
  await page.evaluate(() => {
    window.before = true;
    dispatchEvent(new Event('online'));
  });
  await offer(page).waitFor();
  assert.ok(await page.evaluate(() => window.before), 'nothing is loaded anew by itself');
  await shot(one, 'page-update');
  await Promise.all([page.waitForEvent('load'), offer(page).locator('button').first().click()]);
  await playing(page);
  assert.equal(await shownVersion(page), 'newer');
  assert.equal(await moveOf(page), at);
  await play(page, { moves: 1, seed: 2 });
  assert.ok((await moveOf(page)) > at);
  // What the old version had kept is gone.
  const kept = await page.evaluate(() => caches.keys());
  assert.ok(
    kept.every((name) => name.endsWith('newer')),
    kept.join(),
  );
});

test('an old page beside a new host says so, and is mended', async ({ site, newer, one }) => {
  const { page } = one;
  await begin(page);
  await installed(page);
  const at = await moveOf(page);
  // Python was not kept (there was no room, say), and the host has another one.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('oneiros-python')) await caches.delete(name);
  });
  site.folder = newer;
  await page.reload();
  assert.equal(await shownVersion(page), versionOf(FOLDER));
  await offer(page).filter({ hasText: 'cannot go on without it' }).waitFor({ timeout: PATIENCE });
  await shot(one, 'page-old');
  await Promise.all([page.waitForEvent('load'), offer(page).locator('button').first().click()]);
  await playing(page);
  assert.equal(await shownVersion(page), 'newer');
  assert.equal(await moveOf(page), at);
});

test('a browser without room says so, loses nothing, and plays on when there is some', async ({ site, one }) => {
  const { page, context } = one;
  await begin(page);
  const at = await moveOf(page);
  const wire = await context.newCDPSession(page);
  const { origin } = new URL(site.address);
  const { usage } = await wire.send('Storage.getUsageAndQuota', { origin });
  await wire.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: Math.floor(usage / 50) });
  await page.reload();
  await playing(page);
  const notice = page.locator('[data-house="full"]').filter({ hasText: 'storage is full' });
  // Chromium goes by what it knew of its quota for up to half a minute: until then moves are still kept.
  await tryUntil(notice, async () => {
    await myTurn(page);
    await play(page, { moves: 1, seed: 2 }).catch(() => undefined); // what is pressed may change nothing
  });
  await shot(one, 'page-full');
  await page.locator('[data-house="full"] [data-later]').click();
  const full = await moveOf(page);
  await wire.send('Storage.overrideQuotaForOrigin', { origin });
  await myTurn(page);
  await play(page, { moves: 1, seed: 3 });
  assert.equal(await page.locator('[data-house="full"]').count(), 0);
  await page.reload();
  await playing(page);
  assert.ok((await moveOf(page)) > Math.max(at, full), 'what was told is kept');
});

test('a host that wants every script at an address has it so', async ({ visitor, site }) => {
  site.headers = { 'content-security-policy': "script-src 'self' 'wasm-unsafe-eval'" };
  const one = await visitor(site, { installs: true, forgiven: /blob:|Content Security Policy|404|sw\.js/ });
  await begin(one.page);
  const scripts = site.asked.filter((path) => path.endsWith('/pyodide.asm.mjs'));
  assert.ok(scripts.length > 0, 'the script was taken as it lies in the folder');
});

test('cards of one’s own are checked, kept and played with', async ({ one }) => {
  const { page } = one;
  await awake(page);
  await page.evaluate(() => (location.hash = '#/me'));
  const section = page.locator('[data-packs]');
  await section.locator('select').selectOption(GAME);
  const [download] = await Promise.all([page.waitForEvent('download'), section.locator('button').first().click()]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const standard = Buffer.concat(chunks).toString();
  const load = (name, text) =>
    section.locator('input').setInputFiles({ name, mimeType: 'application/toml', buffer: Buffer.from(text) });
  await load('bad.toml', `${standard}\nnonsense = 3\n`);
  await section
    .locator('[role="alert"] li')
    .filter({ hasText: /bad\.toml.*nonsense.*no such entry/ })
    .waitFor();
  await shot(one, 'page-pack-bad');
  await load('mine.toml', standard.replace(/^name = .*$/m, 'name = "Black wings"'));
  await section.locator('[role="status"]').filter({ hasText: 'Black wings' }).waitFor();
  await page.evaluate((game) => (location.hash = `#/new/${game}`), GAME);
  await page.locator('[data-pack-choice]').selectOption({ label: 'Black wings' });
  await shot(one, 'page-pack');
  await page.locator('form button.pri').click();
  await playing(page);
  await play(page, { moves: 3, seed: 1 });
  const at = await moveOf(page);
  await page.reload();
  await playing(page);
  assert.ok((await moveOf(page)) >= at);
});
