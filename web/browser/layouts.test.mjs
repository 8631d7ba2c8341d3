/**
 * Two people lay tiles at the same time in Runners. Neither page nor socket tells of the other's layout until both are
 * done. Then both see all layouts side by side, before the shop opens or the next dream comes.
 */
import assert from 'node:assert/strict';
import { shot, test } from './people.mjs';
import { play } from './player.mjs';
import { sitDown } from './ravens.mjs';

const DREAMS = 2;
/** The layouts of others that a socket was told of while tiles were laid. */
const leaks = (heard) =>
  heard
    .flatMap((message) => message.seen?.view ?? [])
    .filter(({ phase }) => phase === 'lay')
    .flatMap(({ seat, dreamers }) => dreamers.filter(({ layout }, owner) => owner !== seat && layout !== null));

test('Runners: two people lay, and both see every layout', async ({ visitor, house }) => {
  const settings = { players: 2, bots: [null, null], options: { sandglass: 60 } };
  const anna = await visitor(house, { at: '/new/runners', settings });
  const bruno = await visitor(house, { size: 'phone' });
  const both = [anna, bruno];
  await sitDown(anna, bruno);
  for (let dream = 1; dream <= DREAMS; dream += 1) {
    // As many tiles as a hint would lay: whoever lays at random soon wakes up.
    await Promise.all(
      both.map(({ page, phone }) =>
        play(page, { moves: 2, by: phone ? 'touch' : 'mouse', advised: true, avoids: '[data-do="content"]' }),
      ),
    );
    for (const one of both) assert.deepEqual(leaks(one.heard), []);
    await shot(anna, `layouts-${dream}`);
    for (const { page } of both) {
      await page.locator('.bar [data-do="content"]').click();
      const twice = page.locator('dialog[open] .dng');
      await twice.or(page.locator('[data-reveal], [data-do="reconsider"]')).first().waitFor();
      if (await twice.isVisible()) await twice.click();
    }
    for (const one of both) {
      await one.page.locator('[data-reveal="told"]').waitFor();
      assert.equal(await one.page.locator('[data-reveal] .drawing').count(), 2, 'both layouts are shown');
      await shot(one, `layouts-${dream}-reveal`);
      await one.page.locator('[data-onward]').click();
      await one.page.locator('[data-reveal]').waitFor({ state: 'detached' });
    }
    // To the next dream: whatever is shared, chosen or bought.
    await Promise.all(
      both.map(async ({ page, phone }) => {
        while (!/laying|dawn/.test(await page.locator('header .note').textContent()))
          await play(page, { moves: 1, by: phone ? 'touch' : 'mouse', likes: '[data-do="done"]' });
      }),
    );
  }
});
