/**
 * What stands around the boards, in a real browser against a real server: node scripts/around.mjs [story ...]
 * Each story begins with people who are new to the server. Errors on a page's console are failures. ONEIROS_PYTHON names
 * the Python that has the server, CHROMIUM the browser, SHOTS a folder for a picture of where a story failed.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { House } from '../browser/house.mjs';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const PATIENCE = 60_000;
if (!existsSync(CHROMIUM)) {
  console.error(`== NO BROWSER AT ${CHROMIUM}: THE PAGES AROUND THE BOARDS WERE NOT TRIED`);
  process.exit(process.env['CI'] === 'true' ? 1 : 0);
}
const house = new House();
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let people = [];
/** Somebody with a browser of their own; refusals that a story means to bring about are no complaints. */
const visitor = async (path = '/') => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) complaints.push(message.text());
  });
  people.push({ context, page, complaints });
  await page.goto(house.address + path);
  return page;
};
const begun = (page) => page.locator('.table[data-acting]').waitFor({ state: 'attached' });
const button = (page, name) => page.getByRole('button', { name, exact: true });
/** Press what is lit until a move is made. */
const move = async (page) => {
  const version = () => page.locator('.table').getAttribute('data-version');
  const before = await version();
  for (let presses = 0; presses < 20 && (await version()) === before; presses += 1) {
    await page.locator('[data-usable]:not([aria-pressed="true"]):visible').last().click();
    await page.waitForTimeout(400);
  }
  assert.notEqual(await version(), before);
};
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

const stories = {
  async 'a table with settings and bots begins at once'() {
    const page = await visitor('/new/ravens');
    await page.getByText('15 ravens').click();
    await page.getByText('4', { exact: true }).first().click();
    await button(page, 'Bots on every other seat').click();
    await page.locator('.seats select').nth(1).selectOption('drowsy');
    await page.getByLabel('The game ends at so many ravens').fill('60');
    await button(page, 'Begin').click();
    await begun(page);
    await page.locator('[data-more]').click();
    await page.locator('aside .plate').nth(3).waitFor();
    assert.equal(await page.locator('aside .plate').count(), 4);
    assert.match(await page.locator('aside').innerText(), /bot, Drowsy/);
  },
  async 'a hint is told and marked on the board'() {
    const page = await visitor();
    await page.locator('[data-play="doors"]').click();
    await begun(page);
    await button(page, 'Hint').click();
    await page.locator('.banners .hint').waitFor();
    assert.ok((await page.locator('[data-hinted]').count()) > 0, 'something is marked');
    // Pressed along its way, the hint is the move, and nothing stays marked.
    const version = await page.locator('.table').getAttribute('data-version');
    for (let presses = 0; presses < 3; presses += 1) {
      const next = page.locator('[data-hinted]:not([aria-pressed="true"]):visible');
      if (await next.count()) await next.last().click();
      await page.waitForTimeout(300);
    }
    await page.waitForFunction((old) => document.querySelector('.table')?.dataset['version'] !== old, version);
    await page.locator('[data-hinted]').first().waitFor({ state: 'detached' });
  },
  async 'people talk, and one is muted'() {
    const anna = await visitor('/new/doors');
    await anna.locator('input[autocomplete="nickname"]').fill('Anna');
    await button(anna, 'Open the table').click();
    await anna.locator('main .code').waitFor();
    const bruno = await visitor(new URL(anna.url()).pathname);
    await bruno.locator('input[autocomplete="nickname"]').fill('Bruno');
    await button(bruno, 'Sit here').click();
    await button(bruno, 'Stand up').waitFor();
    for (const page of [anna, bruno]) await page.getByRole('button', { name: 'Chat' }).click();
    await button(anna, 'Hello!').click();
    await bruno.getByLabel('Say something').fill('<b>good evening</b>');
    await button(bruno, 'Send').click();
    await anna.getByText('<b>good evening</b>').waitFor();
    await bruno.locator('aside').getByText('Hello!').first().waitFor();
    await button(anna, 'Mute Bruno').click();
    await anna.getByText('<b>good evening</b>').waitFor({ state: 'detached' });
    await bruno.getByLabel('Say something').fill('are you there?');
    await button(bruno, 'Send').click();
    await bruno.getByText('are you there?').waitFor();
    await anna.goto(`${house.address}/me`);
    await button(anna, 'Hear again').click();
    await button(anna, 'Hear again').waitFor({ state: 'detached' });
  },
  async 'a personal link carries a game to another device'() {
    const laptop = await visitor();
    await laptop.locator('[data-play="sandman"]').click();
    await laptop.locator('[data-more]').click();
    await button(laptop, 'Go on on another device').click();
    await laptop.locator('.carry').getByRole('button', { name: 'Copy' }).click();
    const address = await copied(laptop);
    const phone = await visitor(address.slice(house.address.length));
    await phone.locator('.table[data-status="playing"]').waitFor({ state: 'attached' });
    assert.equal(new URL(phone.url()).pathname, new URL(laptop.url()).pathname);
    assert.ok(!phone.url().includes('#'), 'the secret is gone from the address');
    const late = await visitor(address.slice(house.address.length));
    await late.getByText('This personal link was used already').waitFor();
  },
  async 'an account keeps what a guest has played, and devices are logged out'() {
    const name = `Ada ${Date.now() % 1e6}`;
    const home = await visitor('/me');
    await home.getByLabel('Name', { exact: true }).first().fill('Ada');
    await button(home, 'Take this name').click();
    await home.getByText('That is your name now.').waitFor();
    const make = home.locator('section', { hasText: 'You need none to play' });
    await make.getByLabel('Name').fill(name);
    await make.getByLabel('Passphrase').fill('a quiet evening');
    await make.getByRole('button').click();
    await home.getByText('Your account is made.').waitFor();
    const away = await visitor();
    await away.locator('[data-play="runners"]').click();
    await away.locator('.table[data-status="playing"]').waitFor({ state: 'attached' });
    const table = new URL(away.url()).pathname;
    await away.goto(`${house.address}/me`);
    const enter = away.locator('section', { hasText: 'comes along' });
    await enter.getByLabel('Name').fill(name);
    await enter.getByLabel('Passphrase').fill('a wrong evening');
    await enter.getByRole('button').click();
    await away.getByText('There is no account with this name and passphrase.').waitFor();
    await enter.getByLabel('Passphrase').fill('a quiet evening');
    await enter.getByRole('button').click();
    await away.getByText('You are logged in.').waitFor();
    await home.goto(`${house.address}/games`);
    await home.locator(`a[href="${table}"]`).waitFor();
    await home.goto(`${house.address}/me`);
    await button(home, 'Log out everywhere else').click();
    await home.getByText('Logged out there.').waitFor();
    await away.reload();
    await button(away, 'Take this name').waitFor();
  },
  async 'sounds are off, and turned on they stay on'() {
    const page = await visitor();
    const sound = page.getByRole('button', { name: 'Sound', exact: true });
    assert.equal(await sound.getAttribute('aria-pressed'), 'false');
    await sound.click();
    assert.equal(await sound.getAttribute('aria-pressed'), 'true');
    await page.reload();
    assert.equal(await sound.getAttribute('aria-pressed'), 'true');
    await page.locator('[data-play="doors"]').click();
    await begun(page);
    await page.locator('[data-usable]:visible').first().click();
  },
  async 'a game is given up, looked at again and shared by a move'() {
    const page = await visitor();
    await page.locator('[data-play="doors"]').click();
    await begun(page);
    const table = new URL(page.url()).pathname.split('/').at(-1);
    await move(page);
    await page.locator('[data-more]').click();
    await button(page, 'Give up').click();
    await button(page, 'Give up').click();
    await page.getByText('You gave the game up.').waitFor();
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.locator('.scrub input').waitFor();
    await button(page, 'One move on').click();
    await button(page, 'Link to this move').click();
    assert.match(await copied(page), new RegExp(`/replay/${table}\\?move=1&eyes=open&from=0$`));
    await page.getByLabel('Through whose eyes').selectOption('1');
    await page.waitForFunction(() => location.search.includes('eyes=1'));
    await page.locator('main').waitFor();
  },
  async 'what is not there gets a sentence and a way on'() {
    for (const [path, sentence] of [
      ['/no/such/page', 'There is nothing here.'],
      ['/table/nosuchtable', 'There is no table at this address.'],
      ['/replay/nosuchtable', 'There is no table at this address.'],
      ['/%E0%A4%A', 'There is nothing here.'],
    ]) {
      const page = await visitor(path);
      await page.getByRole('alert').getByText(sentence).waitFor();
      await page.getByRole('link', { name: 'To the games' }).click();
      await page.locator('[data-play="doors"]').waitFor();
    }
    const page = await visitor();
    await page.getByLabel('Code of a table').fill('ZZZ-ZZZ');
    await button(page, 'Join').click();
    await page.getByText('No table has this code.').waitFor();
    const anna = await visitor('/new/doors');
    await button(anna, 'Open the table').click();
    await anna.locator('main .code').waitFor();
    await anna.locator('li select').selectOption('dreamer');
    await page.goto(anna.url());
    await page.getByText('Every seat of this table is taken.').waitFor();
  },
  async 'a server that is away is told, and found again'() {
    const page = await visitor();
    await page.locator('[data-play="doors"]').click();
    await begun(page);
    const home = await visitor();
    await house.restart(async () => {
      await page.getByText('The connection is lost.').waitFor();
      await home.locator('[data-play="ravens"]').click();
      await home.getByText('The server cannot be reached just now.').waitFor();
    });
    await page.getByText('The connection is lost.').waitFor({ state: 'detached' });
    await begun(page);
    await home.locator('[data-play="ravens"]').click();
    await begun(home);
    for (const one of people) one.complaints.length = 0; // a browser complains of every try at a server that is down
  },
};

const asked = process.argv.slice(2);
let failed = 0;
try {
  await house.open();
  for (const [name, story] of Object.entries(stories)) {
    if (asked.length && !asked.some((word) => name.includes(word))) continue;
    people = [];
    try {
      await story();
      assert.deepEqual([...new Set(people.flatMap(({ complaints }) => complaints))], []);
      console.log(`ok: ${name}`);
    } catch (error) {
      failed += 1;
      console.error(
        `FAILED: ${name}\n${error instanceof Error ? error.message.split('\n').slice(0, 6).join('\n') : error}`,
      );
      const folder = process.env['SHOTS'];
      if (folder) {
        mkdirSync(folder, { recursive: true });
        for (const [number, { page }] of people.entries())
          await page
            .screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}-${number}.png`) })
            .catch(() => undefined);
      }
    } finally {
      for (const { context } of people) await context.close();
    }
  }
} finally {
  await browser.close();
  await house.close();
}
process.exit(failed ? 1 : 0);
