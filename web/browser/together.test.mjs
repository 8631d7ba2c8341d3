/** Two people in two browsers: hidden cards stay hidden, a reload and a killed server lose nothing. */
import assert from 'node:assert/strict';
import { begun, contented, shot, test } from './people.mjs';
import { play } from './player.mjs';
import { leaks, sitDown, unlike } from './ravens.mjs';

test('Ravens, over a reload and a killed server', async ({ visitor, house }) => {
  const [anna, bruno] = [
    await visitor(house, { at: '/new/ravens', settings: { players: 2, bots: [null, null] } }),
    await visitor(house),
  ];
  const both = [anna, bruno];
  await sitDown(anna, bruno);
  await anna.page.getByText('Bruno').first().waitFor();
  const tally = { made: 0, until: 0 };
  const turns = (moves, seed) => {
    tally.until = tally.made + moves;
    return Promise.all(both.map(({ page }, at) => play(page, { tally, seed: seed + at, avoids: '[data-do="wake"]' })));
  };
  const secret = async () => {
    for (const one of both) {
      assert.ok(one.heard.length > 0, 'the socket was listened to');
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
});
