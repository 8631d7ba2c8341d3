/**
 * The documentation site (`make docs`): a board on each game's page, and examples that run in the reader's browser.
 * GAMES names the games whose boards are tried. SHOTS keeps pictures.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from './games.mjs';
import { shot, test as base } from './people.mjs';
import { barriers, STANDARDS } from './sight.mjs';
import { Site } from './site.mjs';

const games = process.env['GAMES']?.split(',') ?? GAMES;
const PATIENCE = 180_000; // for Python to begin, on a busy machine
const RAN = /^It ran/;
const FAILED = /^It ended with an error/;
const status = (page, number) => page.locator('.example-status').nth(number);
const run = (page, number) => page.getByRole('button', { name: `Run example ${number + 1}`, exact: true });
const told = (page, number, text) =>
  status(page, number).filter({ hasText: text }).waitFor({ state: 'attached', timeout: PATIENCE });

const test = base.extend({
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new Site('site');
    await site.open();
    await use(site);
    const outside = site.asked.filter((path) => !path.startsWith(site.path));
    await site.close();
    assert.deepEqual(outside, []);
  },
});

test('an example runs by a key, after those before it, and what it printed stands below', async ({ visitor, site }) => {
  const one = await visitor(site, { at: '/researchers.html' });
  const { page } = one;
  await run(page, 1).focus();
  await page.keyboard.press('Enter');
  await told(page, 1, RAN);
  await told(page, 0, RAN);
  assert.match(await page.locator('.example-printed').first().textContent(), /Outcome\(/);
  assert.equal(await status(page, 2).textContent(), '', 'the next one has not run');
  await run(page, 2).click();
  await told(page, 2, 'It ran, and printed nothing.');
  assert.equal(await page.locator('.example-printed:visible').count(), 1);
  for (const scheme of ['default', 'slate']) {
    await page.evaluate((name) => document.body.setAttribute('data-md-color-scheme', name), scheme);
    for (const number of [0, 1, 2]) await page.locator('.example').nth(number).scrollIntoViewIfNeeded();
    await shot(one, `example-${scheme}`);
    assert.deepEqual(await barriers(page, { type: 'tag', values: STANDARDS }, '.example'), []);
  }
});

test('every example that has a button runs', async ({ visitor, site }) => {
  const pages = readdirSync(site.folder).filter(
    (name) =>
      name.endsWith('.html') &&
      /class="[^"]*\brun\b[^"]*highlight|highlight[^"]*\brun\b/.test(readFileSync(join(site.folder, name), 'utf8')),
  );
  assert.ok(pages.length >= 3, pages.join(' '));
  for (const name of pages) {
    const { page, context } = await visitor(site, { at: `/${name}` });
    const last = (await page.locator('.example-run').count()) - 1;
    await run(page, last).click();
    const failed = page.locator('.example-status', { hasText: FAILED });
    await status(page, last).filter({ hasText: RAN }).or(failed).first().waitFor({ timeout: PATIENCE });
    const printed = (await page.locator('.example-printed').allTextContents()).join('\n');
    for (let number = 0; number <= last; number += 1)
      assert.match(await status(page, number).textContent(), RAN, `${name}: ${printed}`);
    await context.close();
  }
});

test('a download that breaks off and a browser without WebAssembly get a sentence', async ({ visitor, site }) => {
  site.cut = /asm\.wasm/;
  const { page } = await visitor(site, { at: '/researchers.html', forgiven: /asm\.wasm|CONTENT_LENGTH/ });
  await run(page, 0).click();
  await told(page, 0, 'Python did not arrive.');
  site.cut = null;
  await run(page, 0).click();
  await told(page, 0, RAN);
  await page.addInitScript(() => delete globalThis.WebAssembly);
  await page.reload();
  await run(page, 0).click();
  await told(page, 0, 'This browser does not run Python');
});

for (const size of ['desktop', 'phone'])
  for (const game of games)
    test(`a board of ${game} on its page, ${size}`, async ({ visitor, site }) => {
      const one = await visitor(site, { at: `/games/${game}.html`, size });
      const { page } = one;
      assert.equal(
        site.asked.filter((path) => path.includes('/play/python-')).length,
        0,
        'nothing of it loads unasked',
      );
      await page.locator('a[data-board]').click();
      const board = page.frameLocator('.board-here iframe');
      await board.locator('.table[data-acting]').waitFor({ state: 'attached', timeout: PATIENCE });
      await page.locator('.board-here').scrollIntoViewIfNeeded();
      await shot(one, `board-${game}`);
      await page.getByRole('button', { name: 'Close the board' }).click();
      await page.locator('iframe').waitFor({ state: 'detached' });
      assert.ok(await page.locator('a[data-board]').evaluate((link) => link === document.activeElement));
    });
