/**
 * What the house in a page (`make site`) takes on a slow phone, timed in a real browser: node scripts/measure-page.mjs
 * [--write]. The phone is that of `measure.mjs`. Its brake reaches workers too (`browser/slow.mjs`), and its network is
 * as slow at the host, because the protocol's brake does not reach every worker. GAMES names games, SLOWER sets the
 * factor, CHROMIUM the browser. What was measured is kept in build/measure-page.json, so the games can be taken one by
 * one. With --write the table in docs/benchmarks.md is written anew from all that is kept.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../browser/games.mjs';
import { openBrowser } from '../browser/browsers.mjs';
import { FOLDER, Site } from '../browser/site.mjs';
import { brake, indexOf, memoryOf, MID_PHONE, WIRE } from '../browser/slow.mjs';

const PAGE = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
const KEPT = fileURLToPath(new URL('../../build/measure-page.json', import.meta.url));
const LEVELS = ['drowsy', 'dreamer', 'lucid', 'oracle'];
const PATIENCE = 600_000;
const games = process.env['GAMES']?.split(',') ?? GAMES;
const middle = (numbers) => [...numbers].sort((one, two) => one - two)[Math.floor(numbers.length / 2)];
/** Processors that other work keeps busy, over some seconds. */
const othersBusy = async () => {
  const ticks = () =>
    cpus().map(({ times: { idle, ...busy } }) => ({
      idle,
      busy: Object.values(busy).reduce((sum, one) => sum + one, 0),
    }));
  const before = ticks();
  await new Promise((done) => setTimeout(done, 5_000));
  return ticks().reduce((sum, { idle, busy }, at) => {
    const [more, rest] = [busy - before[at].busy, idle - before[at].idle];
    return sum + more / (more + rest);
  }, 0);
};

/** In the page: lets a thinker think about positions, one after another; seconds by level, and how free the page was. */
const think = async ({ script, base, python, questions }) => {
  const worker = new Worker(script, { type: 'module', name: 'thinker' });
  await new Promise((ready) => {
    worker.onmessage = ({ data }) => data.tell === 'ready' && ready();
    worker.postMessage({ do: 'begin', role: 'thinker', base, python });
  });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ do: 'join', port: port1 }, [port1]);
  const longTasks = [];
  const watch = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)));
  watch.observe({ type: 'longtask' });
  let gap = 0;
  let last = performance.now();
  let done = false;
  const frame = (now) => {
    gap = Math.max(gap, now - last);
    last = now;
    if (!done) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const took = {};
  for (const [level, all] of Object.entries(questions)) {
    took[level] = [];
    for (const question of all) {
      const began = performance.now();
      await new Promise((answered) => {
        port2.onmessage = answered;
        port2.postMessage({ id: 1, question });
      });
      took[level].push((performance.now() - began) / 1000);
    }
  }
  done = true;
  worker.terminate();
  return { took, longTasks, gap };
};

const asking = fileURLToPath(new URL('./measure-page.py', import.meta.url));
const questions = JSON.parse(execFileSync(process.env['ONEIROS_PYTHON'] ?? 'python3', [asking], { encoding: 'utf8' }));
const folder = readdirSync(FOLDER).find((name) => name.startsWith('python-'));
const files = readdirSync(join(FOLDER, folder)).map((name) => ({
  name,
  size: statSync(join(FOLDER, folder, name)).size,
}));
const python = { folder, files };
const site = new Site();
await site.open();
const script = `${site.address}/assets/${readdirSync(join(FOLDER, 'assets')).find((name) => /^worker-.*\.js$/.test(name))}`;
const others = await othersBusy();
const browser = await openBrowser();
// The best of some: whatever else runs on the machine makes it seem slower than it is.
let index = 0;
for (let time = 0; time < 5; time += 1) index = Math.max(index, await indexOf(browser));
const slower = Number(process.env['SLOWER'] ?? Math.max(1, index / MID_PHONE));
const rows = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
try {
  for (const game of games) {
    site.wire = WIRE;
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const brakes = await brake(browser, slower);
    const row = { game, others, index, thoughts: {} };
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
    console.log(
      game,
      'cold',
      row.cold.toFixed(1),
      'pressed',
      row.pressed.toFixed(1),
      'slower',
      slower.toFixed(2),
      brakes.was().toFixed(2),
    );
    // A first visit is long enough for all that is kept for the next one.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const kept = async () => {
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith('/memory')) return true;
        return false;
      };
      while (!(await kept())) await new Promise((done) => setTimeout(done, 500));
    });
    const again = (how) =>
      timed(async () => {
        await page.goto(`${site.address}/?${how}`, { waitUntil: 'commit' });
        await press();
      });
    row.warm = await again('warm');
    row.memory = Math.max(...brakes.pids().map((pid) => memoryOf(pid).most));
    // The same visit without the memory that was kept.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) if (url.endsWith('/memory')) await cache.delete(url);
      }
    });
    row.anew = await again('anew');
    console.log(game, 'warm', row.warm.toFixed(1), 'anew', row.anew.toFixed(1));
    // Bots think in a worker of their own, as in the page; meanwhile the page draws, and long tasks would hold it up.
    const asked = await page.evaluate(think, { script, base: `${site.address}/`, python, questions: questions[game] });
    for (const [level, took] of Object.entries(asked.took)) row.thoughts[level] = Math.max(...took);
    row.longest = Math.max(0, ...asked.longTasks);
    row.gap = asked.gap;
    row.slower = brakes.was();
    await brakes.end();
    await context.close();
    rows[game] = row;
    writeFileSync(KEPT, JSON.stringify(rows, null, 1));
    console.log(row);
  }
} finally {
  await browser.close();
  await site.close();
}
const seconds = (value) => (value < 0.095 ? value.toFixed(2) : value.toFixed(1));
const all = GAMES.flatMap((game) => rows[game] ?? []);
const range = (name, digits) => {
  const sorted = all.flatMap((row) => row[name] ?? []).sort((one, two) => one - two);
  const [least, most] = [sorted[0], sorted.at(-1)].map((value) => value.toFixed(digits));
  return least === most ? least : `${least} to ${most}`;
};
const table = [
  '| game | first move cold, s | first move warm, s | drowsy, s | dreamer, s | lucid, s | oracle, s | longest task of the page, ms | longest gap between frames, ms | memory, MB |',
  '|---|---|---|---|---|---|---|---|---|---|',
  ...all.map(
    ({ game, cold, warm, thoughts, longest, gap, memory }) =>
      `| ${game} | ${cold.toFixed(0)} | ${warm.toFixed(1)} | ${LEVELS.map((level) => seconds(thoughts[level])).join(' | ')} | ${longest.toFixed(0)} | ${gap.toFixed(0)} | ${memory.toFixed(0)} |`,
  ),
  '',
  `The home page could be pressed after ${middle(all.map(({ pressed }) => pressed)).toFixed(1)} s, cold. Warm visits without Python's kept memory took ${range('anew', 1)} s. ${cpus().length} x ${cpus()[0]?.model.trim() ?? 'a processor'} (index ${range('index', 0)}, slowed ${range('slower', 1)} times), Chromium ${browser.version()}. Other work kept ${range('others', 1)} of the processors busy.`,
].join('\n');
console.log(table);
if (process.argv.includes('--write')) {
  const [before, rest] = readFileSync(PAGE, 'utf8').split('<!-- page: begin -->');
  const [, after] = rest.split('<!-- page: end -->');
  writeFileSync(PAGE, `${before}<!-- page: begin -->\n${table}\n<!-- page: end -->${after}`);
}
