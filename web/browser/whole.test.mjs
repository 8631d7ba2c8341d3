/** Whole games against bots, from the home page to the end screen, by clicks alone and by fingers on a phone. */
import { test } from 'node:test';
import { GAMES, wholeGame } from './games.mjs';
import { inBrowser, playNow, shot, visit } from './people.mjs';
import { play } from './player.mjs';

const games = process.env['GAMES']?.split(',') ?? GAMES;
const seed = Number(process.env['SEED'] ?? 1);

inBrowser('whole games', (open) => {
  const { house } = open;
  for (const game of games) {
    const { settings, player } = wholeGame(game);
    for (const size of (process.env['SIZE'] ?? 'desktop,phone').split(','))
      test(`${game}, ${size}`, () =>
        visit(open.browser, house, { size, settings }, game, async (one) => {
          const { page, phone } = one;
          await playNow(page, game);
          const by = phone ? 'touch' : 'mouse';
          let pressed = 0;
          const watch = async () => {
            if ([1, 30, 60].includes((pressed += 1))) await shot(one, `${game}-${pressed}`);
          };
          const told = await play(page, { seed: seed + (phone ? 100 : 0), by, watch, ...player });
          if (!told.over) throw new Error('it did not end');
          await page.locator('[data-onward], main h1').first().waitFor({ timeout: 20_000 });
          for (const onward of await page.locator('[data-onward]').all()) await onward.click();
          await page.locator('main h1').waitFor({ timeout: 20_000 });
          await page.locator('.graph svg').waitFor({ timeout: 20_000 });
          await shot(one, `${game}-end`);
          if (process.env['TELL']) console.log(`${game}, ${size}: ${told.made} moves, ${told.presses} presses`);
        }));
  }
});
