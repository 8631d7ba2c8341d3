/**
 * Two people play Ravens over several rounds and a third watches: whoever called, all see every dream turned up, the
 * result stays until they go on, and then their own cards can be pressed again.
 */
import assert from 'node:assert/strict';
import { shot, test } from './people.mjs';
import { leaks, sitDown, unlike } from './ravens.mjs';

const ROUNDS = 4;
const MINE = 'section.me [data-spot^="dream:"][data-usable]';
/** In the page: the cards of dreams that lie face down. */
const hidden = () =>
  [...document.querySelectorAll('[data-spot^="dream:"]')].filter((card) => /face down/.test(card.textContent)).length;

/** In the page: dreams are being turned up, and nothing is counted yet. */
const told = () => document.querySelector('main[data-telling]') && !document.querySelector('[data-result]');

/** Look at two cards of one's own: they must be there to be pressed. */
const lookAtTwo = async ({ page }) => {
  for (const left of [2, 1]) {
    await page.locator(MINE).nth(left).click();
    await page.waitForFunction(([mine, most]) => document.querySelectorAll(mine).length < most, [MINE, left + 2]);
  }
};
/** Whoever is to move: a page on which a button of this kind is. */
const mover = async (people, what) =>
  Promise.any(
    people.map((one) =>
      one.page
        .locator(`[data-do="${what}"]:enabled`)
        .waitFor()
        .then(() => one),
    ),
  );

for (const motion of ['reduce', 'no-preference'])
  test(`Ravens over ${ROUNDS} rounds, motion: ${motion}`, async ({ visitor, house }) => {
    const settings = { players: 2, bots: [null, null], options: { rounds: ROUNDS } };
    const [anna, bruno] = [
      await visitor(house, { at: '/new/ravens', settings, motion }),
      await visitor(house, { motion }),
    ];
    const both = [anna, bruno];
    const all = [...both];
    await sitDown(anna, bruno);
    all.push(await visitor(house, { at: new URL(anna.page.url()).pathname, motion }));
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const one of both) await lookAtTwo(one);
      for (const one of both) assert.deepEqual(await one.page.evaluate(unlike), []);
      const first = await mover(both, 'draw');
      // The first to move draws in odd rounds, so that in the end both have called more than once in a row.
      if (round % 2) {
        await first.page.locator('[data-do="draw"]').click();
        await first.page.locator('[data-do="drop"]').click();
      }
      const caller = round % 2 ? both.find((one) => one !== first) : first;
      await caller.page.locator('[data-do="wake"]').click();
      // One look, as it may be over soon: card by card, before there is a result.
      const telling =
        motion === 'no-preference' ? caller.page.waitForFunction(told, undefined, { polling: 'raf' }) : null;
      await caller.page.locator('dialog[open] .dng').click();
      if (telling) {
        await telling;
        // A press tells the rest at once.
        await caller.page.locator('section.centre').click({ position: { x: 4, y: 4 }, force: true });
      }
      for (const one of all) {
        await one.page.locator('[data-result]').waitFor({ timeout: 20_000 });
        assert.equal(await one.page.evaluate(hidden), 0, 'every dream is open');
        assert.equal(await one.page.locator('[data-result] .row').count(), 2);
      }
      await shot(caller, `rounds-${motion}-${round}`);
      for (const one of all) {
        await one.page.locator('[data-onward]').click();
        await one.page.locator('[data-result]').waitFor({ state: 'detached' });
      }
    }
    for (const one of both) await one.page.locator('main h1').waitFor({ timeout: 20_000 });
    for (const one of both)
      assert.deepEqual(leaks(one.heard.filter((told) => !JSON.stringify(told).includes('"outcome":{'))), []);
  });
