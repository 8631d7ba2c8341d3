/** Two people in two browsers: hidden cards stay hidden, a reload and a killed server lose nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begun, contented, inBrowser, shot, visitor } from './people.mjs';
import { play } from './player.mjs';

/** Every view in what a socket was told. */
const viewsIn = (told) => {
  if (typeof told !== 'object' || told === null) return [];
  if (Array.isArray(told.dreamers)) return [told];
  return Object.values(told).flatMap(viewsIn);
};
/** The faces somebody was told of cards that they do not know, as the views themselves say who knows what. */
const leaks = (heard) =>
  heard
    .flatMap(viewsIn)
    .flatMap((view) =>
      view.dreamers.flatMap((dreamer, owner) =>
        dreamer.dream.flatMap((face, place) =>
          face !== null && !dreamer.knows[place].includes(view.seat) ? [`${owner}:${place} ${face}`] : [],
        ),
      ),
    );
/** In the page: the hidden cards of dreams that are not drawn as every other back. */
const unlike = () => {
  const picture = (spot) => document.querySelector(`[data-spot="${spot}"] svg`)?.innerHTML;
  const back = picture('pile');
  return [...document.querySelectorAll('[data-spot^="dream:"]')]
    .filter((card) => /hidden|face down|unknown/i.test(card.getAttribute('aria-label')))
    .filter((card) => card.querySelector('svg').innerHTML !== back || /\d ravens|raven-/.test(card.outerHTML))
    .map((card) => card.dataset.spot);
};

inBrowser('together', (open) => {
  const { house } = open;
  test('Ravens, over a reload and a killed server', { timeout: 240_000 }, async () => {
    const [anna, bruno] = [
      await visitor(open.browser, house, { at: '/new/ravens', settings: { players: 2, bots: [null, null] } }),
      await visitor(open.browser, house),
    ];
    const both = [anna, bruno];
    try {
      await anna.page.locator('input[autocomplete="nickname"]').fill('Anna');
      await anna.page.locator('form .btn.pri').click();
      const code = await anna.page.locator('main .code').textContent({ timeout: 20_000 });
      await bruno.page.locator('form.code input').fill(code.toLowerCase());
      await bruno.page.locator('form.code .btn').click();
      await bruno.page.locator('input[autocomplete="nickname"]').fill('Bruno');
      await bruno.page.locator('li.open .btn').click();
      for (const { page } of both) await page.locator('footer .btn.pri').click();
      for (const { page } of both) await begun(page);
      await anna.page.getByText('Bruno').first().waitFor();
      const tally = { made: 0, until: 0 };
      const turns = (moves, seed) => {
        tally.until = tally.made + moves;
        return Promise.all(
          both.map(({ page }, at) => play(page, { tally, seed: seed + at, avoids: '[data-do="wake"]' })),
        );
      };
      const secret = async () => {
        for (const one of both) {
          assert.deepEqual(leaks(one.heard), []);
          assert.deepEqual(await one.page.evaluate(unlike), []);
        }
      };
      await turns(4, 1); // each looks at two cards of their own
      await secret();
      const known = await anna.page.locator('[data-spot^="dream:0:"].known').count();
      assert.equal(known, 2, 'Anna sees what she looked at');
      assert.equal(await bruno.page.locator('[data-spot^="dream:0:"].known').count(), 0, 'Bruno does not');
      await turns(8, 3);
      await secret();
      await bruno.page.reload();
      await begun(bruno.page);
      await turns(4, 5);
      contented(both);
      await house.restart(async () => {
        for (const { page } of both) await page.locator('.banners .bad').waitFor({ timeout: 20_000 });
        await shot(anna, 'lost');
      }, 'SIGKILL');
      for (const { page } of both) await page.locator('.banners .bad').waitFor({ state: 'detached', timeout: 60_000 });
      for (const one of both) one.complaints.length = 0; // a browser complains of every try at a server that is down
      await turns(4, 7);
      await secret();
      contented(both);
    } catch (error) {
      await shot(anna, 'anna-failed');
      await shot(bruno, 'bruno-failed');
      throw error;
    } finally {
      for (const { context } of both) await context.close();
    }
  });
});
