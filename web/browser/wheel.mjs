/**
 * What `pip install 'oneiros[server]'` and `oneiros serve` show: the house with all games, and a game that begins.
 * `make test-wheel` runs it with a Python that has the wheel and nothing else of ours.
 */
import assert from 'node:assert/strict';
import { GAMES } from './games.mjs';
import { begun, test } from './people.mjs';

test('the games are there, and one can be played', async ({ visitor, house }) => {
  const { page } = await visitor(house);
  for (const game of GAMES) await page.locator(`[data-play="${game}"]`).waitFor();
  assert.ok((await page.locator('[data-play]').count()) >= GAMES.length);
  await page.locator(`[data-play="${GAMES[0]}"]`).click();
  await begun(page);
});
