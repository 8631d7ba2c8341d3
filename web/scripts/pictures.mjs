/**
 * Takes pictures of pages that a server shows: node scripts/pictures.mjs <folder> page ...
 * A page is a path, or a path and spots to press first: /board/doors/play#hand:0,row. Each is taken at 1366 x 768 and
 * 390 x 844, in both themes. BASE, SIZES, THEMES, WHOLE=1 (the whole page) and CHROMIUM say otherwise.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [folder = 'pictures', ...pages] = process.argv.slice(2);
const base = process.env['BASE'] ?? 'http://127.0.0.1:4173';
const sizes = (process.env['SIZES'] ?? '1366x768,390x844').split(',').map((size) => size.split('x').map(Number));
const themes = (process.env['THEMES'] ?? 'night,dawn').split(',');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const [width, height] of sizes) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  tab.on('console', (message) => message.type() === 'error' && console.log('console:', message.text()));
  tab.on('pageerror', (error) => console.log('error:', error.message));
  for (const page of pages)
    for (const theme of themes) {
      const [path, presses = ''] = page.split('#');
      await tab.goto(`${base}${path}?theme=${theme}`);
      await tab.evaluate(() => document.fonts.ready);
      for (const spot of presses.split(',').filter(Boolean))
        await tab.locator(`[data-spot="${spot}"]:visible`).first().click({ timeout: 3000 });
      await tab.waitForTimeout(300);
      const name = page.replace(/^\//, '').replace(/[^a-z0-9]+/gi, '-');
      await tab.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, fullPage: process.env['WHOLE'] === '1' });
    }
  await context.close();
}
await browser.close();
