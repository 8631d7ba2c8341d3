/** The frame around every board: the way back, enlarged cards, what others did, a device that is offline, the glass. */
import assert from 'node:assert/strict';
import { GAMES } from './games.mjs';
import { playNow, test } from './people.mjs';
import { play } from './player.mjs';
import { screen, SIZES } from './sizes.mjs';

const asked = (page) => page.locator('.table[data-acting]:not([data-busy])').waitFor({ state: 'attached' });
const gone = (place) => place.waitFor({ state: 'detached' });

const story = (name, options, tell) =>
  test(name, async ({ visitor, house }) => {
    const one = await visitor(house, options);
    await tell(one.page, one);
  });
/** The same at a board of a kept position. */
const look = (name, options, tell) =>
  test(name, async ({ visitor, gallery }) => {
    const { page } = await visitor(gallery, { at: '/board/doors/middle', ...options });
    await tell(page);
  });
const drawer = (page) => page.locator('aside[tabindex="-1"]');
const enlarged = (page) => page.locator('dialog[data-enlarged]');

for (const size of ['desktop', 'phone'])
  story(`the way back closes what is open before it leaves a table: ${size}`, { size }, async (page) => {
    await playNow(page, 'workshop');
    await asked(page);
    const table = page.url();
    await page.locator('[data-more]').click();
    await drawer(page).waitFor();
    await page.goBack();
    await gone(drawer(page));
    assert.equal(page.url(), table);
    await page.getByRole('button', { name: 'The score so far' }).first().click();
    await page.locator('dialog[open]').waitFor();
    await page.goBack();
    await gone(page.locator('dialog[open]'));
    assert.equal(page.url(), table);
    await page.locator('[data-more]').click();
    await drawer(page).waitFor();
    await page.keyboard.press('Escape');
    await gone(drawer(page));
    await page.waitForFunction(() => !history.state?.layers);
    await page.goBack();
    await page.locator('[data-play="doors"]').waitFor();
  });
const pile = (page) => page.locator('[data-enlarge]').first();
look('a card is enlarged by a key and closed by Escape, a press and the way back', {}, async (page) => {
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => enlarged(page).click({ position: { x: 5, y: 60 } }),
    () => page.goBack(),
  ]) {
    await pile(page).hover();
    await page.keyboard.press('e');
    await enlarged(page).locator('h2').waitFor();
    await close();
    await gone(enlarged(page));
  }
  await page.waitForURL('**/board/doors/middle');
  await page.mouse.move(2, 2);
  await page.locator('button[data-enlarge]').first().focus();
  await page.keyboard.press('i');
  await enlarged(page).waitFor();
});
for (const game of GAMES)
  look(`something of ${game} is enlarged, with its name`, { at: `/board/${game}/middle` }, async (page) => {
    await page.locator('html[data-drawn] main').first().waitFor();
    const bare = await page.locator('main [data-enlarge]').evaluateAll((all) => {
      const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      return middle(all.find((one) => one.contains(document.elementFromPoint(...middle(one)))));
    });
    await page.mouse.move(...bare);
    await page.keyboard.press('e');
    assert.notEqual((await enlarged(page).locator('h2').innerText()).trim(), '');
    assert.ok(await enlarged(page).locator('svg').count());
  });
story('a phone does not zoom into a field, nor pull the page down', { size: 'phone' }, async (page) => {
  const sky = page.locator('meta[name="theme-color"]');
  const before = await sky.getAttribute('content');
  await page.getByRole('button', { name: 'Night or dawn' }).first().click();
  assert.notEqual(await sky.getAttribute('content'), before, 'the bars of the browser follow the theme');
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY), 'none');
  const letters = await page
    .locator('input')
    .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  assert.ok(letters.length && Math.min(...letters) >= 16, `fields of ${letters} px`);
});
look('a card is enlarged by a long press, and nothing is chosen by it', { size: 'phone' }, async (page) => {
  const box = await pile(page).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const finger = (type, points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await finger('touchStart', [{ x, y }]);
  await enlarged(page).locator('h2').waitFor();
  await finger('touchEnd', []);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  assert.equal(await enlarged(page).count(), 1, 'the finger that opened it does not close it');
  await page.touchscreen.tap(x, y);
  await gone(enlarged(page));
  assert.equal(await page.locator('main [aria-pressed="true"]').count(), 0);
  assert.equal(await page.locator('.trouble').count(), 0);
});
story('what others did since my turn is shown again, and nothing can be pressed meanwhile', {}, async (page) => {
  await playNow(page, 'ravens');
  await play(page, { moves: 4, avoids: '[data-do="wake"]' });
  await asked(page);
  const chips = page.locator('[data-since] [data-deed]');
  await chips.first().waitFor();
  const version = await page.locator('.table').getAttribute('data-version');
  // One look: it is over soon.
  const watched = page.waitForFunction(
    () =>
      document.querySelector('.table[data-again]:not([data-acting])') && !document.querySelector('main [data-usable]'),
    undefined,
    { polling: 'raf' },
  );
  await chips.last().click();
  await watched;
  await asked(page);
  assert.equal(await page.locator('.table').getAttribute('data-version'), version);
});
story('a device that is offline is told so, and goes on when it is back', {}, async (page, one) => {
  await playNow(page, 'doors');
  await asked(page);
  await one.context.setOffline(true);
  await page.getByText('The connection is lost.').waitFor({ timeout: 3000 });
  await one.context.setOffline(false);
  await gone(page.getByText('The connection is lost.'));
  await asked(page);
  one.complaints.length = 0; // a browser complains of every try without a network
});
story('the screen stays awake while the glass runs', { at: '/' }, async (page) => {
  await page.addInitScript(() => {
    globalThis.asked = 0;
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: async () => ((globalThis.asked += 1), { release: async () => undefined }) },
    });
  });
  await page.reload();
  await playNow(page, 'runners');
  await asked(page);
  if (await page.evaluate(() => document.querySelector('.table').dataset.timed === undefined))
    assert.equal(await page.evaluate(() => globalThis.asked), 0);
  await page.locator('.table[data-timed]').waitFor({ state: 'attached', timeout: 90_000 });
  assert.ok((await page.evaluate(() => globalThis.asked)) > 0);
});
test('with any clock every control of the bar is on the screen', async ({ visitor, house }) => {
  const faults = [];
  for (const language of ['en', 'de', 'ru'])
    for (const seconds of [86_400, 300]) {
      const settings = { clock: { kind: 'move', seconds, increment: 0 } };
      const one = await visitor(house, { settings, at: `/?language=${language}` });
      await playNow(one.page, 'workshop');
      await asked(one.page);
      for (const size of SIZES) {
        await one.page.setViewportSize(screen(size).viewport);
        const out = await one.page.evaluate(() =>
          [...document.querySelectorAll('header > *, header button, header a')]
            .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width)
            .map((part) => [part.getAttribute('aria-label') ?? part.className, part.getBoundingClientRect()])
            .filter(([, box]) => box.left < 0 || box.right > innerWidth || box.top < 0)
            .map(([name, { left, right }]) => `${name}: ${Math.round(left)} to ${Math.round(right)}`),
        );
        faults.push(...out.map((fault) => `${language} ${seconds} ${size} ${fault}`));
      }
      const told = await one.page.locator('header [role="timer"]').innerText();
      assert.match(told, seconds > 9000 ? /^2[34]\s\S+\s\d+\s\S+$/ : /^\d:\d\d$/);
    }
  assert.deepEqual(faults, []);
});
