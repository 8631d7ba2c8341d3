/**
 * The longest strings on the smallest screen: `npm run longest -- [folder] [languages]`.
 *
 * Shows the pages, and every game's boards at kept positions, in each language on a small phone. Takes a picture of each,
 * tells what does not fit, and lists the longest buttons, titles and labels.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './browsers.mjs';
import { fixturesOf, openGallery } from './gallery.mjs';
import { GAMES } from './games.mjs';
import { House } from './house.mjs';
import { faults } from './sight.mjs';
import { SIZES, screen } from './sizes.mjs';

const [folder = join(tmpdir(), 'longest'), languages = 'de,pl,ru'] = process.argv.slice(2);
const PAGES = ['/', '/new', '/me', ...GAMES.map((game) => `/rules/${game}`)];
/** One position of each kind says nearly all that a board can say: those of more players or variants are left out. */
const positions = (game) => {
  const names = fixturesOf(game);
  return names.filter((name) => !names.includes(name.slice(name.indexOf('-') + 1)) || !name.includes('-'));
};
const LONGEST = 15;

/** In the page: what stands in buttons, titles and labels. */
const strings = () =>
  [...document.querySelectorAll('button, h1, h2, h3, label, summary, [role=button]')]
    .filter((one) => one.checkVisibility())
    .map((one) => (one.innerText ?? one.textContent).replace(/\s+/g, ' ').trim())
    .filter(Boolean);

mkdirSync(folder, { recursive: true });
const house = new House();
const [gallery, browser] = await Promise.all([openGallery(), openBrowser(), house.open()]);
const places = [
  ...PAGES.map((path) => ({ name: `page${path.replaceAll('/', '-')}`, at: house.address + path, whole: false })),
  ...GAMES.flatMap((game) =>
    positions(game).map((one) => ({
      name: `${game}-${one}`,
      at: `${gallery.address}/board/${game}/${one}`,
      whole: true,
    })),
  ),
];
try {
  for (const language of languages.split(',')) {
    const context = await browser.newContext({ ...screen(SIZES[0]), locale: language, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const said = new Set();
    for (const { name, at, whole } of places) {
      await page.goto(`${at}?language=${language}`);
      await page.waitForFunction(() => document.fonts.status === 'loaded' && document.querySelector('button, h1'));
      await page.waitForTimeout(300);
      for (const fault of await faults(page, { touch: true, whole, themes: [] })) console.log(language, name, fault);
      for (const one of await page.evaluate(strings)) said.add(one);
      await page.screenshot({ path: join(folder, `${language}-${name}.png`) });
    }
    const longest = [...said].sort((one, other) => other.length - one.length).slice(0, LONGEST);
    console.log(`${language}, the longest of ${said.size}:`, longest);
    await context.close();
  }
} finally {
  await Promise.all([browser.close(), gallery.close(), house.close()]);
}
