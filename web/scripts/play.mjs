/**
 * Games in a real browser against a real server: node scripts/play.mjs [game[:moves] | together] ...
 * Starts a server on a free loopback port with a store of its own, presses 'Play now' and plays by clicks alone;
 * 'together' is two people in two browsers, a reload and a restart of the server between their moves. Every error on the
 * console and every failed request is a failure. ONEIROS_PYTHON names the Python that has the server,
 * CHROMIUM the browser, SHOTS a folder for pictures, SIZE the window (1366x768).
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { play } from './player.mjs';
import { House } from './house.mjs';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const shots = process.env['SHOTS'];
const [width, height] = (process.env['SIZE'] ?? '1366x768').split('x').map(Number);
const asked = process.argv.slice(2);
const games = (asked.length ? asked : ['doors:6', 'ravens:6', 'together']).map((one) => {
  const [game, moves] = one.split(':');
  return { game, moves: moves ? Number(moves) : Infinity };
});

if (!existsSync(CHROMIUM)) {
  console.error(`== NO BROWSER AT ${CHROMIUM}: THE TESTS IN A BROWSER DID NOT RUN`);
  process.exit(process.env['CI'] === 'true' ? 1 : 0);
}

const house = new House();
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** A person with a browser of their own; `complaints` is what their page had to complain of. */
const visitor = async () => {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  await page.goto(house.address);
  await page.evaluate(() => document.fonts.ready);
  return { context, page, complaints };
};
const shot = async (page, name) => {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}-${width}.png`) });
};
const content = (people) => {
  const complaints = [...new Set(people.flatMap((one) => one.complaints))];
  if (complaints.length) throw new Error(`a page complained: ${complaints.join(' | ')}`);
};
const begun = (page) => page.locator('.table[data-status="playing"]').waitFor({ state: 'attached', timeout: 30_000 });

const againstBots = async (game, moves, seed) => {
  const one = await visitor();
  const { page } = one;
  try {
    await shot(page, 'home');
    await page.locator(`[data-play="${game}"]`).click();
    await begun(page);
    const first = await play(page, { moves: Math.min(moves, 3), seed });
    await shot(page, `${game}-play`);
    const rest = first.over ? first : await play(page, { moves: moves - first.made, seed: seed + 100 });
    if (rest.over) {
      await page.locator('main h1').waitFor({ timeout: 20_000 });
      await page.locator('.graph svg').waitFor({ timeout: 20_000 });
      await shot(page, `${game}-end`);
    }
    content([one]);
    const made = first.made + (rest === first ? 0 : rest.made);
    return `${made} moves by clicks${rest.over ? ', to the end' : ''}`;
  } catch (error) {
    await shot(page, `${game}-failed`);
    throw error;
  } finally {
    await one.context.close();
  }
};

/** Anna opens a table of Doors, Bruno comes by its code; they play, he reloads, the server is started anew, they go on. */
const together = async () => {
  const [anna, bruno] = [await visitor(), await visitor()];
  const both = [anna, bruno];
  try {
    await anna.page.locator('a[href="/new"]').click();
    await anna.page.locator('input[autocomplete="nickname"]').fill('Anna');
    await shot(anna.page, 'new');
    await anna.page.locator('form .btn.pri').click();
    const code = await anna.page.locator('main .code').textContent({ timeout: 20_000 });
    await shot(anna.page, 'lobby');
    await bruno.page.locator('form.code input').fill(code.toLowerCase());
    await bruno.page.locator('form.code .btn').click();
    await bruno.page.locator('input[autocomplete="nickname"]').fill('Bruno');
    await bruno.page.locator('li.open .btn').click();
    for (const { page } of both) await page.locator('footer .btn.pri').click();
    for (const { page } of both) await begun(page);
    await anna.page.getByText('Bruno').first().waitFor();
    const turns = async (moves, seed) => {
      const made = await Promise.all(both.map(({ page }, at) => play(page, { moves, seed: seed + at })));
      return made.reduce((sum, one) => sum + one.made, 0);
    };
    let made = await turns(3, 1);
    await bruno.page.reload();
    await begun(bruno.page);
    made += await turns(2, 3);
    content(both);
    await house.restart(async () => {
      await anna.page.locator('.banners .bad').waitFor({ timeout: 20_000 });
      await shot(anna.page, 'lost');
    });
    for (const { page } of both) await page.locator('.banners .bad').waitFor({ state: 'detached', timeout: 60_000 });
    for (const one of both) one.complaints.length = 0; // a browser complains of every try at a server that is down
    made += await turns(2, 5);
    content(both);
    return `${made} moves by clicks, over a reload and a restart of the server`;
  } catch (error) {
    await shot(anna.page, 'anna-failed');
    await shot(bruno.page, 'bruno-failed');
    throw error;
  } finally {
    for (const { context } of both) await context.close();
  }
};

let failed = false;
try {
  await house.open();
  for (const [number, { game, moves }] of games.entries()) {
    try {
      const told = game === 'together' ? await together() : await againstBots(game, moves, number + 1);
      console.log(`${game}: ${told}`);
    } catch (error) {
      failed = true;
      console.error(`${game}: ${error instanceof Error ? error.message : error}`);
    }
  }
} catch (error) {
  failed = true;
  console.error(error);
} finally {
  await browser.close();
  await house.close();
}
process.exit(failed ? 1 : 0);
