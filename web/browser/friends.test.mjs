/**
 * Friends at a table: somebody watches, goes away, gets their seat back from the host, comes late and takes a bot's seat,
 * says something, and offers another game that is called off again. Without a clock, a friend is reminded and replaced.
 */
import assert from 'node:assert/strict';
import { test } from './people.mjs';
import { sitDown } from './ravens.mjs';

/** Who moves has plenty of time afterwards; who never moves has twelve seconds. */
const CLOCK = { kind: 'game', seconds: 12, increment: 120 };
const settings = { players: 3, bots: [null, null, 'drowsy'], clock: CLOCK };
const button = ({ page }, name) => page.getByRole('button', { name, exact: true });
const gone = (place) => place.waitFor({ state: 'detached' });

test('a seat given back, a bot’s seat for a late friend, another game called off', async ({ visitor, house }) => {
  const [anna, bruno] = [await visitor(house, { at: '/new/ravens', settings }), await visitor(house)];
  await sitDown(anna, bruno);
  const table = anna.page.url();
  for (const _ of [1, 2]) await anna.page.locator('section.me [data-spot^="dream:0:"][data-usable]').first().click();
  const late = await visitor(house, { at: new URL(table).pathname });
  await late.page.getByText('You are watching. You see what every player may see.').first().waitFor();
  assert.match(await late.page.locator('header .note').innerText(), /^Watching/);

  await bruno.page.goto('about:blank');
  await anna.page.locator('.plate .gone', { hasText: 'a bot plays' }).waitFor();
  await bruno.page.goto(table);
  await button(bruno, 'Take your seat back').waitFor();
  await anna.page.locator('.banners [data-hand-back="1"]').click();
  await gone(button(bruno, 'Take your seat back'));
  await gone(anna.page.locator('.plate .gone', { hasText: 'a bot plays' }));

  await late.page.locator('[data-ask-seat]').click();
  await button(anna, 'Give them the seat').click();
  await late.page.locator('[data-told="seat-granted"]').waitFor();
  await gone(button(anna, 'Give them the seat'));

  await late.page.getByRole('button', { name: 'Chat' }).click();
  await button(late, 'Hello!').click();
  await anna.page.locator('.bubble', { hasText: 'Hello!' }).waitFor(); // the first line of all is shown, too

  for (const one of [late, bruno]) {
    if (one !== late) await one.page.locator('[data-more]').click();
    else await one.page.locator('[data-tab="seats"]').click();
    for (const _ of [1, 2]) await button(one, 'Resign').click();
  }
  for (const one of [anna, bruno]) await one.page.locator('main h1').waitFor();
  await anna.page.getByRole('button', { name: 'Other seats or settings' }).click();
  await anna.page.locator('.plan ol .btn').last().click();
  await anna.page.locator('[data-offer]').click();
  await bruno.page.getByText('Anna wants to play again.').waitFor();
  await anna.page.getByRole('button', { name: 'Call the rematch off' }).click();
  await gone(bruno.page.getByText('Anna wants to play again.'));
});

const PATIENCE = 150_000; // a bot may play for somebody after two minutes
test('without a clock: a refused undo is told, a friend reminded, replaced after a while, and back', async ({
  visitor,
  house,
}) => {
  const people = { settings: { players: 2, bots: [null, null] }, permissions: ['clipboard-read', 'clipboard-write'] };
  const [anna, bruno] = [await visitor(house, { at: '/new/doors', ...people }), await visitor(house)];
  await sitDown(anna, bruno);
  const table = anna.page.url();
  const takes = async (one) => {
    await one.page.locator('main [data-spot^="shared:"][data-usable]').first().click();
    await button(one, 'Take it').click();
  };
  const first = await Promise.any(
    [anna, bruno].map((one) =>
      one.page
        .locator('.table[data-acting]')
        .waitFor({ state: 'attached' })
        .then(() => one),
    ),
  );
  const second = first === anna ? bruno : anna;
  await takes(first);
  await button(first, 'Undo').click();
  await button(second, 'No, thanks').click();
  await first.page.locator('[data-told="undo-refused"]').waitFor();
  if (second === anna) await takes(anna);

  // It is Bruno's move. The host finds the reminder in the table's menu while he is there.
  await anna.page.locator('[data-more]').click();
  await anna.page.locator('aside [data-remind="1"]').click();
  await bruno.page.locator('[data-told="nudged"]').waitFor();
  await bruno.page.goto('about:blank');
  await anna.page.locator('.plate .gone').first().waitFor();
  await anna.page.locator('.banners [data-remind="1"]').click();
  await anna.page.locator('.banners [data-remind="1"]', { hasText: 'Copied' }).waitFor();
  assert.ok((await anna.page.evaluate(() => navigator.clipboard.readText())).endsWith(table));

  await button(anna, 'Let a bot play').click({ timeout: PATIENCE });
  await anna.page.locator('.plate .gone', { hasText: 'a bot plays' }).first().waitFor();
  await takes(anna); // the bot has moved
  await bruno.page.goto(table);
  await button(bruno, 'Take your seat back').click();
  await gone(anna.page.locator('.plate .gone', { hasText: 'a bot plays' }));
});
