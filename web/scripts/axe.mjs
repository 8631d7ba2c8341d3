/**
 * Looks for barriers with axe on every page, in both themes, at both sizes: node scripts/axe.mjs [game ...]
 * Any finding is a failure. ONEIROS_PYTHON names the Python that has the server, CHROMIUM the browser; with SHOTS a
 * picture of every page is put into that folder. SIZES and THEMES narrow it down.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { House } from '../browser/house.mjs';
import { visit } from './places.mjs';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const shots = process.env['SHOTS'];
const sizes = (process.env['SIZES'] ?? '1366x768,390x844').split(',').map((size) => size.split('x').map(Number));
const themes = (process.env['THEMES'] ?? 'night,dawn').split(',');
const games = process.argv.slice(2);
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

if (!existsSync(CHROMIUM)) {
  console.error(`== NO BROWSER AT ${CHROMIUM}: NOBODY LOOKED FOR BARRIERS`);
  process.exit(process.env['CI'] === 'true' ? 1 : 0);
}
/** Colours change softly: what is half-way is not looked at. */
const settled = (page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const under = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(under.map((one) => one.finished));
  });
/** What axe finds on the page as it is: one line for each element. */
const barriers = async (page) => {
  await page.evaluate(AXE);
  return page.evaluate(async (standards) => {
    const { violations } = await globalThis.axe.run(document, { runOnly: { type: 'tag', values: standards } });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${help} (${target.join(' ')}) ${any[0]?.message ?? ''}`),
    );
  }, STANDARDS);
};

const house = new House();
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const found = new Map();
let pages = 0;
let failed = false;
try {
  await house.open();
  for (const [width, height] of sizes) {
    const seen = async (page, name) => {
      for (const theme of themes) {
        await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
        await settled(page);
        pages += 1;
        for (const barrier of await barriers(page))
          found.set(barrier, [...(found.get(barrier) ?? []), `${name}-${width}-${theme}`]);
        if (!shots) continue;
        mkdirSync(shots, { recursive: true });
        await page.screenshot({ path: join(shots, `${name}-${width}-${theme}.png`) });
      }
    };
    const options = { viewport: { width, height } };
    await visit(browser, house.address, { seen, options, ...(games.length ? { games } : {}) });
  }
} catch (error) {
  failed = true;
  console.error(error);
} finally {
  await browser.close();
  await house.close();
}
for (const [barrier, places] of found) console.error(`${barrier}\n    on ${places.join(', ')}`);
console.log(`axe: ${pages} pages looked at, ${found.size} barriers`);
process.exit(failed || found.size ? 1 : 0);
