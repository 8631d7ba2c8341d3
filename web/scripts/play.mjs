/**
 * Games in a real browser against a real server: node scripts/play.mjs [game[:moves]] ...
 * Starts a server on a free loopback port with a store of its own, presses 'Play now' and plays by clicks alone; every
 * message on the console and every failed request is a failure. ONEIROS_PYTHON names the Python that has the server,
 * CHROMIUM the browser, SHOTS a folder for pictures, SIZE the window (1366x768).
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { play } from './player.mjs';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const shots = process.env['SHOTS'];
const [width, height] = (process.env['SIZE'] ?? '1366x768').split('x').map(Number);
const asked = process.argv.slice(2);
const games = (asked.length ? asked : ['doors:6', 'ravens:6']).map((one) => {
  const [game, moves] = one.split(':');
  return { game, moves: moves ? Number(moves) : Infinity };
});

if (!existsSync(CHROMIUM)) {
  console.error(`== NO BROWSER AT ${CHROMIUM}: THE TESTS IN A BROWSER DID NOT RUN`);
  process.exit(process.env['CI'] === 'true' ? 1 : 0);
}

const freePort = () =>
  new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const store = mkdtempSync(join(tmpdir(), 'oneiros-'));
const client = fileURLToPath(new URL('../../src/oneiros/server/client', import.meta.url));
const server = spawn(
  process.env['ONEIROS_PYTHON'] ?? 'python3',
  ['-m', 'oneiros', 'serve', '--port', String(port), '--store', `sqlite:///${join(store, 'games.db')}`, '--client', client],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
let complaints = '';
server.stderr.on('data', (data) => (complaints += data));
const up = async () => {
  for (let left = 240; left > 0; left--) {
    if (server.exitCode !== null) throw new Error(`the server did not start: ${complaints}`);
    const healthy = await fetch(`${base}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((soon) => setTimeout(soon, 250));
  }
  throw new Error('the server did not answer in a minute');
};

let failed = false;
try {
  await up();
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  for (const [number, { game, moves }] of games.entries()) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const errors = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('requestfailed', (request) => errors.push(`${request.url()}: ${request.failure()?.errorText}`));
    const shot = async (name) => {
      if (!shots) return;
      mkdirSync(shots, { recursive: true });
      await page.screenshot({ path: join(shots, `${name}-${width}.png`) });
    };
    try {
      await page.goto(base);
      await page.evaluate(() => document.fonts.ready);
      if (number === 0) await shot('home');
      await page.locator(`[data-play="${game}"]`).click();
      await page.locator('.table[data-status="playing"]').waitFor({ state: 'attached', timeout: 30_000 });
      const first = await play(page, { moves: Math.min(moves, 3), seed: number + 1 });
      await shot(`${game}-play`);
      const rest = first.over ? first : await play(page, { moves: moves - first.made, seed: number + 101 });
      if (rest.over) {
        await page.locator('h1').waitFor({ timeout: 20_000 });
        await page.waitForTimeout(1500);
        await shot(`${game}-end`);
      }
      if (errors.length) throw new Error(`the page complained: ${[...new Set(errors)].join(' | ')}`);
      const made = first.made + (rest === first ? 0 : rest.made);
      console.log(`${game}: ${made} moves by clicks${rest.over ? ', to the end' : ''}`);
    } catch (error) {
      failed = true;
      await shot(`${game}-failed`).catch(() => undefined);
      console.error(`${game}: ${error instanceof Error ? error.message : error}`, errors);
    }
    await context.close();
  }
  await browser.close();
} catch (error) {
  failed = true;
  console.error(error);
} finally {
  server.kill('SIGTERM');
  await new Promise((gone) => (server.exitCode === null ? server.once('exit', gone) : gone()));
  rmSync(store, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
