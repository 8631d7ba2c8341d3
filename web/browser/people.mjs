/** People with browsers of their own, and what all tests in a browser begin with. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { chromium } from 'playwright-core';
import { House } from './house.mjs';
import { EYES } from './player.mjs';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const PATIENCE = 60_000;
export const SIZES = { desktop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };
/** Why nothing is tested, where there is no browser; with CI=true that is a failure. */
export const NO_BROWSER = existsSync(CHROMIUM) ? false : `no browser at ${CHROMIUM}`;
if (NO_BROWSER && process.env['CI'] === 'true') throw new Error(NO_BROWSER);

/**
 * On the page a second takes a tenth of one: the pauses between others' moves are for people to watch. What is short or
 * very long (a blink, a lost connection that is tried again) keeps its time.
 */
const HURRY = `{
  const slow = window.setTimeout;
  window.setTimeout = (work, time = 0, ...rest) => slow(work, time >= 400 && time <= 4000 ? time / 10 : time, ...rest);
}`;

/** What is said in the page where workers are not let in. */
const NO_WORKER = /blocked by Playwright/;

export const openBrowser = () =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
  });

/** Tests that share a server and a browser: `tests` is given both, the browser once it is open. */
export const inBrowser = (name, tests) =>
  describe(name, { skip: NO_BROWSER }, () => {
    const open = { house: new House(), browser: undefined };
    before(async () => {
      [open.browser] = await Promise.all([openBrowser(), open.house.open()]);
    });
    after(async () => {
      await open.browser?.close();
      await open.house.close();
    });
    tests(open);
  });

/**
 * A person on the home page; `complaints` is what their page had to complain of, `heard` what their sockets were told,
 * `settings` what is changed in the tables they open.
 */
export const visitor = async (
  browser,
  house,
  {
    size = 'desktop',
    settings = {},
    at = '/',
    hurry = true,
    motion = 'reduce',
    permissions = [],
    installs = false,
  } = {},
) => {
  const phone = size === 'phone';
  const context = await browser.newContext({
    viewport: SIZES[size],
    reducedMotion: motion,
    hasTouch: phone,
    isMobile: phone,
    locale: 'en',
    permissions,
    // A worker between the page and the server would hide requests from these tests.
    serviceWorkers: installs ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript({ content: EYES });
  if (hurry) await context.addInitScript({ content: HURRY });
  const page = await context.newPage();
  const complaints = [];
  const heard = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !NO_WORKER.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${why}`); // aborted: the page was left before
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(payload))));
  await page.route('**/api/tables', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), ...settings }) })
      : route.continue(),
  );
  await page.goto(house.address + at);
  await page.evaluate(() => document.fonts.ready);
  return { context, page, complaints, heard, phone };
};

/** A picture of how it stands, if SHOTS names a folder for them. */
export const shot = async ({ page, phone }, name) => {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}${phone ? '-phone' : ''}.png`) }).catch(() => undefined);
};

/** Somebody comes, does something, and goes; their page must not have complained, and a failure is photographed. */
export const visit = async (browser, house, options, name, doing) => {
  const one = await visitor(browser, house, options);
  try {
    await doing(one);
    contented([one]);
  } catch (error) {
    await shot(one, `${name}-failed`);
    throw error;
  } finally {
    await one.context.close();
  }
};
/** Nobody's page has complained, but of what is forgiven. */
export const contented = (people, forgiven = /^$/) => {
  const complaints = [...new Set(people.flatMap((one) => one.complaints))].filter((text) => !forgiven.test(text));
  if (complaints.length) throw new Error(`a page complained: ${complaints.join(' | ')}`);
};
export const begun = (page) =>
  page.locator('.table[data-status="playing"]').waitFor({ state: 'attached', timeout: 30_000 });

/** From the home page to a running game against bots, by one click. */
export const playNow = async (page, game) => {
  await page.locator(`[data-play="${game}"]`).click();
  await begun(page);
};
