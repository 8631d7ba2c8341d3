/**
 * What `pip install 'oneiros[server]'` and `oneiros serve` show: the house with all games, and a game that begins.
 * `make test-wheel` runs it with a Python that has the wheel and nothing else of ours.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from './games.mjs';
import { inBrowser, visit } from './people.mjs';

inBrowser('an installed wheel', (open) => {
  test('shows the games, and one can be played', { timeout: 120_000 }, () =>
    visit(open.browser, open.house, {}, 'wheel', async ({ page }) => {
      for (const game of GAMES) await page.locator(`[data-play="${game}"]`).waitFor();
      assert.equal(await page.locator('[data-play]').count(), GAMES.length);
      await page.locator(`[data-play="${GAMES[0]}"]`).click();
      await page.locator('.table[data-status="playing"]').waitFor({ state: 'attached' });
    }),
  );
});
