/**
 * How much the client weighs and how soon it can be used, on a slow phone: node scripts/measure.mjs [--write]
 * Chromium with 1.6 Mbit/s down, 750 kbit/s up and 150 ms there and back, as Lighthouse has it for a mid phone, and its
 * processor: this one, slowed as much as brings it to what Lighthouse's factor of four makes of a fast desktop (SLOWER
 * sets another factor). Nothing is in the cache. Each load is made RUNS times (5), and the middle one counts. With --write
 * the table in docs/benchmarks.md is written anew. ONEIROS_PYTHON names the Python that has the server, CHROMIUM the browser.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../browser/browsers.mjs';
import { GAMES } from '../browser/games.mjs';
import { House } from '../browser/house.mjs';
import { indexOf, MID_PHONE } from '../browser/slow.mjs';

const RUNS = Number(process.env['RUNS'] ?? 5);
const PAGE = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const MOST_BYTES = 200 * 1024;
const LONGEST = 1500;

const middle = (numbers) => [...numbers].sort((one, two) => one - two)[Math.floor(numbers.length / 2)];
const house = new House();
const browser = await openBrowser();

/** One visit on a slow phone: from nothing to a home page that can be pressed, then to a game that waits for a move. */
const visit = async (game, slow) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  if (slow) {
    await wire.send('Network.emulateNetworkConditions', NETWORK);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slower });
  }
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  // A page can be pressed when its main button has been painted. A press before the program is there is remembered by the
  // page (`early.js`) and carried out then, so when that is counts, too: `begun`.
  // A press is timed in the page, from the finger to the frame that has the board. What presses here looks first whether
  // the button stands still, in the slowed page: that is no person's time. It is in `told`, as it was measured before.
  await page.addInitScript(() => {
    const frameWith = (wanted) =>
      new Promise((found) => {
        const look = () => {
          if (!document.querySelector(wanted)) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => found(performance.now()))); // after the frame that has it
        };
        const watch = new MutationObserver(look);
        watch.observe(document, { childList: true, subtree: true, attributes: true });
      });
    const painted = new Promise((done) =>
      new PerformanceObserver((list, watch) => {
        const first = list.getEntriesByName('first-contentful-paint')[0];
        if (first) watch.disconnect();
        if (first) done(first.startTime);
      }).observe({ type: 'paint', buffered: true }),
    );
    globalThis.shown = Promise.all([painted, frameWith('[data-play]')]).then((times) => Math.max(...times));
    globalThis.begun = frameWith('html:not([data-first]) [data-play]');
    globalThis.board = frameWith('.table[data-status="playing"] main');
    addEventListener('pointerdown', ({ timeStamp }) => (globalThis.pressed = timeStamp), true);
  });
  await page.goto(house.address, { waitUntil: 'commit' });
  await page.waitForLoadState('load');
  const shown = await page.evaluate(() => globalThis.shown);
  const begun = await page.evaluate(() => globalThis.begun);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const home = bytes;
  const pressed = performance.now();
  await page.locator(`[data-play="${game}"]`).click();
  await page.locator('.table[data-status="playing"] main').waitFor({ timeout: 60_000 });
  const told = performance.now() - pressed;
  const board = await page.evaluate(async () => (await globalThis.board) - globalThis.pressed);
  await page.waitForTimeout(300);
  await context.close();
  return { shown, begun, home, all: bytes, board, told };
};
/** Frames that came late while the bots move and cards fly, without any brake. */
const frames = async (game) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en' });
  const page = await context.newPage();
  await page.goto(house.address);
  await page.locator(`[data-play="${game}"]`).click();
  await page.locator('.table[data-acting]').waitFor({ state: 'attached', timeout: 60_000 });
  await page.evaluate(() => {
    globalThis.gaps = [];
    let last = performance.now();
    const next = (now) => {
      globalThis.gaps.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let moves = 0; moves < 6; moves += 1) {
    const lit = page.locator('[data-usable]:visible');
    if (await lit.count())
      await lit
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    await page.waitForTimeout(700);
  }
  const gaps = await page.evaluate(() => globalThis.gaps.slice(5));
  await context.close();
  return { median: middle(gaps), late: gaps.filter((gap) => gap > 34).length / gaps.length };
};

const index = middle([await indexOf(browser), await indexOf(browser), await indexOf(browser)]);
const slower = Number(process.env['SLOWER'] ?? Math.max(1, index / MID_PHONE));
const rows = [];
const homes = []; // the same page each time, whatever is played then
const programs = [];
let failed = false;
try {
  await house.open();
  await visit('doors', false); // so that the server and its bots are awake
  for (const game of GAMES) {
    const visits = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(game, true));
    const pick = (field) => middle(visits.map((one) => one[field]));
    const motion = await frames(game);
    homes.push(...visits.map(({ shown }) => shown));
    programs.push(...visits.map(({ begun }) => begun));
    rows.push({ game, home: pick('home'), all: pick('all'), board: pick('board'), told: pick('told'), ...motion });
    console.log(rows.at(-1));
    failed ||= pick('all') > MOST_BYTES;
  }
} finally {
  await browser.close();
  await house.close();
}
const spread = (times) =>
  `${middle(times).toFixed(0)} (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`;
const kilobytes = (bytes) => (bytes / 1024).toFixed(0);
const table = [
  `The home page can be pressed after ${spread(homes)} ms, the middle of ${homes.length} loads with the lowest and the highest. Its program is there after ${spread(programs)} ms.`,
  '',
  '| home and | home alone, KB | with the game, KB | from the press to the board, ms | with the tool that presses, ms | middle frame, ms | frames over 34 ms |',
  '|---|---|---|---|---|---|---|',
  ...rows.map(
    ({ game, home, all, board, told, median, late }) =>
      `| ${game} | ${kilobytes(home)} | ${kilobytes(all)} | ${board.toFixed(0)} | ${told.toFixed(0)} | ${median.toFixed(1)} | ${(late * 100).toFixed(1)} % |`,
  ),
  '',
  `Middle of ${RUNS} loads each; ${cpus().length} x ${cpus()[0]?.model.trim() ?? 'a processor'} (index ${index.toFixed(0)}, slowed ${slower.toFixed(1)} times), Chromium ${browser.version()}.`,
].join('\n');
console.log(table);
if (process.argv.includes('--write')) {
  const [before, rest] = readFileSync(PAGE, 'utf8').split('<!-- web: begin -->');
  const [, after] = rest.split('<!-- web: end -->');
  writeFileSync(PAGE, `${before}<!-- web: begin -->\n${table}\n<!-- web: end -->${after}`);
}
failed ||= middle(homes) > LONGEST;
if (failed) console.error(`over ${MOST_BYTES / 1024} KB or ${LONGEST} ms`);
process.exit(failed ? 1 : 0);
