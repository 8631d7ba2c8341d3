/** Other ways to play than clicks: every game by keys alone, cards and wheels by dragging, tiles by wheel and R. */
import assert from 'node:assert/strict';
import { playNow, test } from './people.mjs';
import { GAMES, wholeGame } from './games.mjs';
import { play } from './player.mjs';

const MOVES = 8;
const version = (page) => page.locator('.table').getAttribute('data-version');
/** Until it is one's turn, and nothing is on its way. */
const asked = (page) => page.locator('.table[data-acting]:not([data-busy])').waitFor({ state: 'attached' });

for (const game of GAMES)
  test(`${game} by keys alone`, async ({ visitor, house }) => {
    const { page } = await visitor(house, { settings: wholeGame(game).settings ?? {} });
    await page.locator(`[data-play="${game}"]`).focus();
    await page.keyboard.press('Enter');
    const told = await play(page, {
      moves: MOVES,
      seed: 5,
      by: 'keys',
      likes: '.cell.inside',
      avoids: '[data-do="reconsider"]',
    });
    assert.ok(told.over || told.made >= MOVES);
  });
test('a card of Doors is dragged into the hand, and what cannot be used shakes and says why', async ({
  visitor,
  house,
}) => {
  const { page } = await visitor(house);
  await playNow(page, 'doors');
  await asked(page);
  const before = await version(page);
  await page.locator('[data-spot="deck"]').click({ force: true }); // it is marked as disabled
  await page.locator('.trouble').waitFor();
  assert.equal(await version(page), before);
  const from = await page.locator('[data-spot="shared:0"]').boundingBox();
  const onto = await page.locator('[data-spot="hand"]').boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 60, { steps: 4 });
  await page.mouse.move(onto.x + onto.width / 2, onto.y + onto.height / 2, { steps: 6 });
  await page.mouse.up();
  await page.waitForFunction((old) => document.querySelector('.table').getAttribute('data-version') !== old, before);
});
test('a wheel of Sandman is carried to the card that it takes, and where it cannot go it says why', async ({
  visitor,
  house,
}) => {
  const { page } = await visitor(house);
  await playNow(page, 'sandman');
  await asked(page);
  const wheel = page.locator('.ring:visible .wheel[data-spot]').first();
  for (let tries = 0; tries < 20 && !(await wheel.count()); tries += 1) {
    await play(page, { moves: 1, seed: 5 });
    await asked(page);
  }
  const before = await version(page);
  const middle = async (thing) => {
    const { x, y, width, height } = await thing.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const carry = async (card) => {
    const [x, y] = await middle(wheel);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y + 12, { steps: 3 });
    const onto = page.locator(`.ring:visible .card${card}`).first();
    await page.mouse.move(...(await middle(onto)), { steps: 8 });
    return onto;
  };
  await carry('[aria-disabled="true"]');
  await page.mouse.up();
  await page.locator('.trouble').waitFor();
  assert.equal(await version(page), before);
  const taken = await carry('.can');
  await taken.locator('xpath=ancestor::*[contains(@class, "slot")]').locator('.mark').waitFor(); // its step, and what it draws or costs
  await page.mouse.up();
  await page.waitForFunction((old) => document.querySelector('.table').getAttribute('data-version') !== old, before);
});
for (const size of ['desktop', 'phone'])
  test(`nothing moves under a thumb in Runners, and the reveal tells itself: ${size}`, async ({ visitor, house }) => {
    const { page } = await visitor(house, { size, motion: 'no-preference' });
    await playNow(page, 'runners');
    await asked(page);
    const places = () =>
      page.evaluate(() =>
        ['.layout > svg', '.tray', '.tray .hold', '.tray .turn', '.bar [data-do="content"]'].map((what) => {
          const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
          return [what, x, y, width, height].join(' ');
        }),
      );
    const before = await places();
    const holding = page.locator('.tray .hold[aria-pressed="true"]');
    await page.locator('.tray .hold').nth(1).click();
    await holding.waitFor();
    assert.deepEqual(await places(), before);
    const spot = await holding.getAttribute('data-spot');
    await holding.click(); // a second press turns it
    await page.locator(`.tray .hold[aria-pressed="true"]:not([data-spot="${spot}"])`).waitFor();
    await page.locator('.tray .turn').click();
    assert.deepEqual(await places(), before);
    await page.locator('.layout .cell.inside').first().click();
    await page.locator('.layout .laid').waitFor();
    assert.deepEqual(await places(), before);
    await page.locator('.bar [data-do="content"]').click();
    const sure = page.locator('dialog[open] .dng');
    await sure.click(); // nobody runs against the glass yet
    await page.locator('[data-reveal="telling"]').waitFor({ timeout: 90_000 });
    await page.locator('[data-reveal="told"]').waitFor();
    assert.equal(await page.locator('[data-reveal] .drawing').count(), 3);
    await page.locator('[data-reveal] [data-onward]').click();
    await page.locator('[data-reveal]').waitFor({ state: 'detached' });
  });
test('a tile of Runners turns by R and by the wheel', async ({ visitor, house }) => {
  const { page } = await visitor(house);
  await playNow(page, 'runners');
  await asked(page);
  const tiles = page.locator('.tray .hold[data-usable]');
  const many = await tiles.count();
  for (let at = 0; at < many; at += 1) {
    await tiles.nth(at).click();
    const spot = await page.locator('.tray .hold[aria-pressed="true"]').getAttribute('data-spot');
    if (await page.locator('.tray .turn').isDisabled()) continue;
    const turned = (by) => page.locator(`.tray .hold[aria-pressed="true"]:not([data-spot="${by}"])`).waitFor();
    await page.keyboard.press('r');
    await turned(spot);
    await page.keyboard.press('Shift+R');
    await page.locator(`.tray .hold[aria-pressed="true"][data-spot="${spot}"]`).waitFor();
    const box = await page.locator('.centre').boundingBox();
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.wheel(0, 100);
    await turned(spot);
    return;
  }
  assert.fail('no tile can be turned');
});
