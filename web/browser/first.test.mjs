/** The home page as it is sent, before its program has come: read in four languages, pressed, and taken over. */
import assert from 'node:assert/strict';
import { test } from './people.mjs';

const PROGRAM = /\/assets\/home-[^/]+\.js$/;
const TITLES = {
  en: 'Which dream tonight?',
  de: 'Welcher Traum heute Nacht?',
  pl: 'Co ci się dziś przyśni?',
  ru: 'Какой сон сегодня?',
};

/** Somebody whose program comes when `arrive` is called. */
const early = async (browser, house, { locale = 'en', kept = {} } = {}) => {
  const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await context.addInitScript((kept) => Object.assign(localStorage, kept), kept);
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  let arrive;
  const held = new Promise((done) => (arrive = done));
  await page.route(PROGRAM, (route) => held.then(() => route.continue()));
  await page.goto(house.address, { waitUntil: 'commit' });
  return { page, complaints, arrive, close: () => context.close() };
};

test('the first page is read in every language without its program', async ({ browser, house }) => {
  for (const [locale, title] of Object.entries(TITLES)) {
    const { page, complaints, arrive, close } = await early(browser, house, { locale });
    await page.getByRole('heading', { name: title }).waitFor();
    const before = await page.locator('#app').textContent();
    assert.equal(await page.locator('[data-play]').count(), 5);
    arrive();
    await page.locator('html:not([data-first])').waitFor({ state: 'attached' });
    assert.equal(await page.locator('#app').textContent(), before, 'the program says the same');
    assert.deepEqual(complaints, [], locale);
    await close();
  }
});

test('a press before the program is there begins the game', async ({ browser, house }) => {
  const { page, complaints, arrive, close } = await early(browser, house);
  await page.locator('[data-play="doors"]').click();
  await page.locator('[data-play="ravens"]').click(); // the last one counts
  assert.equal(await page.locator('[aria-busy="true"]').count(), 1);
  arrive();
  await page.locator('.table[data-status="playing"]').waitFor();
  await page.getByRole('heading', { name: 'Ravens' }).or(page.getByText('Ravens')).first().waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a code that is typed before the program is there is not lost', async ({ browser, house }) => {
  const { page, arrive, close } = await early(browser, house);
  let answer;
  const held = new Promise((done) => (answer = done));
  await page.route('**/api/daily', (route) => held.then(() => route.continue()));
  await page.getByLabel('Table code').fill('ZZZ-ZZZ');
  await page.getByLabel('Table code').press('Enter');
  arrive();
  await page.getByRole('alert').waitFor();
  assert.equal(await page.getByLabel('Table code').inputValue(), 'ZZZ-ZZZ');
  const told = page.waitForResponse('**/api/daily').then((response) => response.finished());
  answer();
  await told;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  assert.ok(await page.getByRole('alert').isVisible(), 'what the page hears later says nothing of the code');
  await close();
});

test('who has chosen another language or theme sees no other first', async ({ browser, house }) => {
  const kept = { 'oneiros.language': 'pl', 'oneiros.theme': 'dawn' };
  const { page, complaints, arrive, close } = await early(browser, house, { kept });
  await page.locator('html[data-first="other"][data-theme="dawn"]').waitFor({ state: 'attached' });
  assert.equal(await page.locator('#app').isVisible(), false);
  arrive();
  await page.getByRole('heading', { name: TITLES.pl }).waitFor();
  assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
  assert.deepEqual(complaints, []);
  await close();
});
