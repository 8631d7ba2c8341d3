/** What only a browser shows of Workshop's board: nothing moves under a thumb, pages turn by a swipe, piles open. */
import assert from 'node:assert/strict';
import { test as base } from './people.mjs';
import { screen } from './sizes.mjs';

/** `at(size, fixture)` is a page with the board at a kept position. */
const test = base.extend({
  at: async ({ browser, gallery }, use) => {
    const contexts = [];
    await use(async (size, fixture) => {
      const context = await browser.newContext(screen(size));
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(`${gallery.address}/board/workshop/${fixture}`);
      await page.locator('html[data-drawn] main').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});
/** Another position is a move for the board. */
const onTo = (page, fixture) =>
  page.evaluate((next) => {
    history.pushState({}, '', `/board/workshop/${next}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, fixture);

for (const size of ['390x664', '844x390', '820x1180', '1366x768'])
  test(`nothing moves when a shard or a tool is chosen: ${size}`, async ({ at }) => {
    const page = await at(size, 'make');
    const places = () =>
      page.evaluate(() =>
        ['.pages', '.site svg', '.mine', '.tools', '.asks', '.own'].map((name) => {
          const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
          return [name, x, y, width, height].join(' ');
        }),
      );
    const still = await places();
    for (const spot of ['shard:rock', 'tree', 'walk', 'trade']) {
      await page.locator(`[data-spot="${spot}"]`).click();
      assert.deepEqual(await places(), still, spot);
    }
  });
test('a swipe turns the page, and what is to be pressed turns it back', async ({ at }) => {
  const page = await at('390x664', 'wander');
  const swipe = (from, to) =>
    page.evaluate(
      ([x, u]) => {
        const pages = document.querySelector('.pages');
        const { top, height } = pages.getBoundingClientRect();
        const move = (kind, clientX) =>
          pages.dispatchEvent(
            new PointerEvent(kind, {
              bubbles: true,
              pointerId: 7,
              pointerType: 'touch',
              isPrimary: true,
              clientX,
              clientY: top + height - 4,
            }),
          );
        move('pointerdown', x);
        move('pointermove', (x + u) / 2);
        move('pointermove', u);
        move('pointerup', u);
      },
      [from, to],
    );
  const shown = () => page.locator('section.site:visible').count();
  assert.equal(await shown(), 0);
  await swipe(300, 120);
  assert.equal(await shown(), 1);
  await swipe(300, 120); // there is no third page
  assert.equal(await shown(), 1);
  await swipe(120, 300);
  assert.equal(await shown(), 0);
});
test('a long press lifts a pile out with its names, and says what a power does', async ({ at }) => {
  const page = await at('390x664', 'make');
  const hold = async (spot) => {
    const thing = page.locator(`[data-spot="${spot}"]:visible`).first();
    await thing.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, button: 0, pointerId: 3 });
    const large = page.locator('[data-enlarged]');
    await large.waitFor();
    const told = await large.textContent();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    return told;
  };
  assert.match(await hold('field:c1'), /rock/);
  await page.getByRole('tab', { name: 'Land' }).click();
  assert.match(await hold('corner:archive'), /Draw a random shard from the bag/);
});
test('a finished landscape has its moment, and the fields on which it stands glow', async ({ at }) => {
  const page = await at('1366x768', 'make');
  await onTo(page, 'draw');
  await page.locator('.moment').waitFor({ state: 'attached' });
  assert.match(await page.locator('.moment').textContent(), /\+\d+/);
  assert.ok(await page.locator('.site path[fill-opacity="0.42"]').count());
  await page.keyboard.press('Shift');
  await page.locator('.moment').waitFor({ state: 'detached' });
});
