/** Whole games against bots, from the home page to the end screen, by clicks alone and by fingers on phones and a tablet. */
import { GAMES, wholeGame } from './games.mjs';
import { playNow, shot, test } from './people.mjs';
import { play } from './player.mjs';
import { PLAYED } from './sizes.mjs';

const games = process.env['GAMES']?.split(',') ?? GAMES;
const sizes = process.env['SIZE']?.split(',') ?? PLAYED;
const seed = Number(process.env['SEED'] ?? 1);

for (const game of games) {
  const { settings, player } = wholeGame(game);
  for (const size of sizes)
    test(`${game}, ${size}`, async ({ visitor, house, browserName }) => {
      const one = await visitor(house, { size, settings });
      const { page, phone } = one;
      await playNow(page, game);
      // Firefox makes no press of a tap that it is told to make.
      const by = phone && browserName === 'chromium' ? 'touch' : 'mouse';
      let pressed = 0;
      const watch = async () => {
        if ([1, 30, 60].includes((pressed += 1))) await shot(one, `${game}-${size}-${pressed}`);
      };
      const told = await play(page, { seed: seed + (phone ? 100 : 0), by, watch, ...player });
      if (!told.over) throw new Error('it did not end');
      await page.locator('[data-onward], main h1').first().waitFor({ timeout: 20_000 });
      for (const onward of await page.locator('[data-onward]').all()) await onward.click();
      await page.locator('main h1').waitFor({ timeout: 20_000 });
      await page.locator('.graph svg').waitFor({ timeout: 20_000 });
      await shot(one, `${game}-${size}-end`);
      if (process.env['TELL']) console.log(`${game}, ${size}: ${told.made} moves, ${told.presses} presses`);
    });
}
