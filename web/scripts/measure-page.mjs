/**
 * What the house in a page (`make site`) takes on a slow phone, timed in a real browser: node scripts/measure-page.mjs
 * [--write]. The phone is that of `measure.mjs`. Its brake reaches workers too (`browser/slow.mjs`), and its network is
 * as slow at the host, because the protocol's brake does not reach every worker. GAMES names games, SLOWER sets the
 * factor, CHROMIUM the browser. With --write the table in docs/benchmarks.md is written anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { GAMES, wholeGame } from '../browser/games.mjs';
import { openBrowser } from '../browser/browsers.mjs';
import { EYES, play } from '../browser/player.mjs';
import { Site } from '../browser/site.mjs';
import { brake, indexOf, memoryOf, MID_PHONE, WIRE } from '../browser/slow.mjs';

const PAGE = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
const LEVELS = ['drowsy', 'dreamer', 'lucid', 'oracle'];
const MOVES = 2; // of one's own at each level
const PATIENCE = 600_000;
const games = process.env['GAMES']?.split(',') ?? GAMES;
const middle = (numbers) => [...numbers].sort((one, two) => one - two)[Math.floor(numbers.length / 2)];

/** In the page: what is changed in the tables that it opens, and how long its main thread was not free. */
const SETTINGS = `{
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const opening = message.do === 'request' && message.method === 'POST' && message.path === '/api/tables';
    const body = opening ? JSON.stringify({ ...JSON.parse(message.body), ...window.settings }) : message.body;
    return post.call(this, opening ? { ...message, body } : message, ...rest);
  };
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}`;

const site = new Site();
await site.open();
const browser = await openBrowser();
// The best of some: whatever else runs on the machine makes it seem slower than it is.
let index = 0;
for (let time = 0; time < 5; time += 1) index = Math.max(index, await indexOf(browser));
const slower = Number(process.env['SLOWER'] ?? Math.max(1, index / MID_PHONE));
const rows = [];
let really = [];
try {
  for (const game of games) {
    site.wire = WIRE;
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript({ content: EYES });
    await context.addInitScript({ content: SETTINGS });
    const page = await context.newPage();
    const brakes = await brake(browser, slower);
    const row = { game, thoughts: {}, longest: 0 };
    const press = async () => {
      await page.locator(`[data-play="${game}"]`).click();
      await page.locator('.table[data-acting]').waitFor({ state: 'attached' });
    };
    const timed = async (work) => {
      const began = performance.now();
      await work();
      return (performance.now() - began) / 1000;
    };
    row.cold = await timed(async () => {
      await page.goto(`${site.address}/`, { waitUntil: 'commit' });
      row.pressed = await timed(() => page.locator(`[data-play="${game}"]`).waitFor());
      await press();
    });
    console.log(game, 'cold', row.cold.toFixed(1), 'pressed', row.pressed.toFixed(1), 'slower', slower.toFixed(2), brakes.was().toFixed(2));
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    row.warm = await timed(async () => {
      await page.goto(`${site.address}/?warm`, { waitUntil: 'commit' });
      await press();
    });
    console.log(game, 'warm', row.warm.toFixed(1));
    for (const level of LEVELS) {
      const { settings = {}, player } = wholeGame(game);
      await page.evaluate(
        ([told, seats]) => {
          window.settings = { ...told, players: 2, bots: seats };
          location.hash = '#/';
          window.longTasks.length = 0;
        },
        [settings, [null, level]],
      );
      await press();
      await page.evaluate(() => (window.longTasks.length = 0)); // those of the page itself are not the bot's
      await play(page, { moves: MOVES, seed: 3, ...player });
      await page.locator('.table[data-acting], main h1').first().waitFor({ state: 'attached' });
      const [thinker] = await Promise.all(
        page.workers().map(async (worker) => [worker, await worker.evaluate(() => self.name)]),
      ).then((all) => all.find(([, name]) => name === 'thinker'));
      const took = await thinker.evaluate(() => {
        const found = performance.getEntriesByName('thought').map(({ duration }) => duration / 1000);
        performance.clearMeasures('thought');
        return found;
      });
      console.log(game, level, took.map((one) => one.toFixed(2)).join(' '));
      row.thoughts[level] = took.length ? Math.max(...took) : null;
      row.longest = Math.max(row.longest, ...(await page.evaluate(() => window.longTasks)));
    }
    const held = brakes.pids().map(memoryOf);
    row.memory = Math.max(...held.map(({ most }) => most));
    really.push(brakes.was());
    await brakes.end();
    await context.close();
    rows.push(row);
    console.log(row);
  }
} finally {
  await browser.close();
  await site.close();
}
const seconds = (value) => (value === null ? 'none asked' : value < 0.095 ? value.toFixed(2) : value.toFixed(1));
const table = [
  '| game | first move cold, s | first move warm, s | drowsy, s | dreamer, s | lucid, s | oracle, s | longest task of the page, ms | memory, MB |',
  '|---|---|---|---|---|---|---|---|---|',
  ...rows.map(
    ({ game, cold, warm, thoughts, longest, memory }) =>
      `| ${game} | ${cold.toFixed(0)} | ${warm.toFixed(1)} | ${LEVELS.map((level) => seconds(thoughts[level])).join(' | ')} | ${longest.toFixed(0)} | ${memory.toFixed(0)} |`,
  ),
  '',
  `The home page could be pressed after ${middle(rows.map(({ pressed }) => pressed)).toFixed(1)} s, cold. ${cpus().length} x ${cpus()[0]?.model.trim() ?? 'a processor'} (index ${index.toFixed(0)}, slowed ${middle(really).toFixed(1)} times), Chromium ${browser.version()}; other work ran beside it (load ${loadavg()[0].toFixed(0)}).`,
].join('\n');
console.log(table);
if (process.argv.includes('--write')) {
  const [before, rest] = readFileSync(PAGE, 'utf8').split('<!-- page: begin -->');
  const [, after] = rest.split('<!-- page: end -->');
  writeFileSync(PAGE, `${before}<!-- page: begin -->\n${table}\n<!-- page: end -->${after}`);
}
