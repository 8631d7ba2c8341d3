/**
 * What an installed wheel serves: every game of ours, and a game and a bot of another package, the game on the generic
 * board, the bot at a table of ours. `make test-wheel` runs it with a Python that has both installed, and with the client
 * that is in the wheel; it is no part of the suite of our own games.
 */
import assert from 'node:assert/strict';
import { GAMES } from './games.mjs';
import { begun, shot, test } from './people.mjs';
import { play } from './player.mjs';

/** Open a table of a game from its page, with settings of our own, and begin. */
const openTable = async (page, name) => {
  await page.locator('input[autocomplete="nickname"]').fill(name);
  await page.locator('form .btn.pri').click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await begun(page);
};

for (const size of ['desktop', 'phone'])
  test(`its game on the generic board, ${size}`, async ({ visitor, house }) => {
    const settings = { players: 2, bots: [null, 'cautious'] };
    const one = await visitor(house, { size, settings, at: '/new/embers' });
    const { page, phone } = one;
    await openTable(page, 'Anna');
    await page.locator('[data-field="stoked"]').waitFor();
    await page.getByRole('button', { name: 'Look', exact: true }).waitFor();
    await shot(one, 'embers-begun');
    const { over } = await play(page, { by: phone ? 'touch' : 'mouse', seed: 3 });
    assert.ok(over, 'it ended');
    await page.locator('main h1').waitFor();
    await shot(one, 'embers-end');
    const views = one.heard.flatMap((message) => message.seen?.view ?? []);
    assert.ok(
      views.some((view) => view.cards[0] !== null && view.cards[1] === null),
      'the other card was hidden',
    );
  });

test('its bot at a table of Ravens', async ({ visitor, house }) => {
  const settings = { players: 2, bots: [null, 'cautious'], options: { rounds: 1 } };
  const { page, heard } = await visitor(house, { settings, at: '/new/ravens' });
  await openTable(page, 'Anna');
  await play(page, { moves: 6, seed: 2 });
  const moved = heard.flatMap((message) => message.seen?.told ?? []).filter(({ by }) => by === 'cautious');
  assert.ok(moved.length > 0, 'the bot moved');
});

for (const game of GAMES)
  test(`${game}, from the wheel`, async ({ visitor, house }) => {
    const settings = { players: 2, bots: [null, 'drowsy'] };
    const { page } = await visitor(house, { settings, at: `/new/${game}` });
    await openTable(page, 'Anna');
    await play(page, { moves: 2, seed: 4 });
  });

test('both are on the pages where tables are opened', async ({ visitor, house }) => {
  const { page } = await visitor(house, { at: '/new/embers' });
  await page.getByText('cautious').first().waitFor({ state: 'attached' });
  await page.goto(house.address);
  await page.getByText('Embers').first().waitFor();
});
