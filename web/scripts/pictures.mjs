/**
 * Takes pictures of the boards: node scripts/pictures.mjs <folder> [page ...]
 * A page is a path, or a path and spots to press first: /board/doors/play#hand:0,row. Without any, each game is taken at
 * its start, in its middle and at its end. Each is taken at 1366 x 768 and 390 x 844, in both themes. The gallery is
 * built and served for it; BASE names one that is served already. SIZES, THEMES, WHOLE=1 (the whole page), JPEG=1 and
 * CHROMIUM say otherwise.
 */
import { mkdirSync } from 'node:fs';
import { openBrowser } from '../browser/browsers.mjs';
import { openGallery } from '../browser/gallery.mjs';
import { GAMES } from '../browser/games.mjs';

const ALL = GAMES.flatMap((game) => ['start', 'middle', 'end'].map((when) => `/board/${game}/${when}`));
const [folder = 'pictures', ...asked] = process.argv.slice(2);
const pages = asked.length ? asked : ALL;
const jpeg = process.env['JPEG'] === '1';
const sizes = (process.env['SIZES'] ?? '1366x768,390x844').split(',').map((size) => size.split('x').map(Number));
const themes = (process.env['THEMES'] ?? 'night,dawn').split(',');

mkdirSync(folder, { recursive: true });
const gallery = await openGallery();
const browser = await openBrowser();
let failed = false;
const complain = (text) => {
  failed = true;
  console.error(text);
};
for (const [width, height] of sizes) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'en' });
  const tab = await context.newPage();
  tab.on('console', (message) => message.type() === 'error' && complain(`console: ${message.text()}`));
  tab.on('pageerror', (error) => complain(`error: ${error.message}`));
  for (const page of pages)
    for (const theme of themes) {
      const [path, presses = ''] = page.split('#');
      await tab.goto(`${gallery.address}${path}?theme=${theme}`);
      await tab.locator('html[data-drawn] main').first().waitFor();
      await tab.evaluate(() => document.fonts.ready);
      for (const spot of presses.split(',').filter(Boolean))
        await tab.locator(`[data-spot="${spot}"]:visible`).first().click({ timeout: 5000 });
      await tab.evaluate(() => {
        const timed = document.getAnimations().filter((motion) => motion.timeline === document.timeline);
        return Promise.all(timed.map((motion) => motion.finished)); // those that follow a scroller never finish
      });
      const name = page.replace(/^\/(board\/)?/, '').replace(/[^a-z0-9]+/gi, '-');
      await tab.screenshot({
        path: `${folder}/${name}-${width}-${theme}.${jpeg ? 'jpg' : 'png'}`,
        fullPage: process.env['WHOLE'] === '1',
        ...(jpeg ? { type: 'jpeg', quality: 82 } : {}),
      });
    }
  await context.close();
}
await browser.close();
await gallery.close();
process.exit(failed ? 1 : 0);
