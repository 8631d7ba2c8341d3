/**
 * Every page of the client in the states that people meet, one after another, with a real server behind it. What is done
 * there (looking for barriers, taking pictures) is the caller's.
 */
import { GAMES } from './games.mjs';

/** Plays a person's seat through a socket of the page, taking the first choice every time, until the game is over. */
const playOn = async (page, table) =>
  page.evaluate(
    (id) =>
      new Promise((over, failed) => {
        const socket = new WebSocket(`ws://${location.host}/ws/${id}`);
        let number = 0;
        let asked = null;
        const say = (saying) => socket.send(JSON.stringify({ ...saying, id: ++number }));
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(data);
          if (told.tell === 'bye') failed(new Error(told.reason));
          if (told.tell !== 'picture') return;
          const { seen } = told;
          if (seen.status === 'over') {
            socket.close();
            over();
          } else if (seen.status === 'gathering') say({ do: 'ready' });
          else if (seen.choices.length && seen.asked !== asked) {
            asked = seen.asked;
            say({ do: 'move', asked, action: seen.choices[0].action });
          }
        };
        socket.onerror = () => failed(new Error('the socket failed'));
      }),
    table,
  );
const ask = (page, method, path, body) =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(where, {
        method: how,
        ...(what ? { body: JSON.stringify(what), headers: { 'content-type': 'application/json' } } : {}),
      });
      return answer.json();
    },
    [method, path, body],
  );
const playing = (page) => page.locator('.table[data-status="playing"]').waitFor({ state: 'attached', timeout: 30_000 });

/** What somebody sees who was sent a link: an invitation, the lobby from their seat, a game that is watched. */
const company = async (browser, address, { table, host, seen, options }) => {
  const context = await browser.newContext(options);
  const friend = await context.newPage();
  await friend.goto(`${address}/table/${table}`);
  await friend.locator('[data-invitation]').waitFor();
  await seen(friend, 'invitation');
  await friend.locator('input[autocomplete="nickname"]').fill('Bruno');
  await friend.locator('[data-sit]').click();
  await friend.locator('footer .btn.pri').waitFor();
  await seen(friend, 'lobby-friend');
  const bots = [null, 'drowsy', 'drowsy'];
  const watched = await ask(host, 'POST', '/api/tables', { game: 'ravens', players: 3, bots, listed: true });
  await host.goto(`${address}/table/${watched.id}`);
  await host.locator('footer .btn.pri').click();
  await playing(host);
  await friend.goto(`${address}/table/${watched.id}`);
  await friend.locator('[data-ask-seat]').waitFor();
  await seen(friend, 'watching');
  await context.close();
};
/** Two people at one screen: how the table is covered for the next, and the curtain. */
const oneScreen = async (page, address, seen) => {
  const shared = { game: 'ravens', players: 2, companions: [null, 'Berta'], options: { rounds: 1 } };
  const { id } = await ask(page, 'POST', '/api/tables', shared);
  await page.goto(`${address}/table/${id}`);
  await page.locator('footer .btn.pri').click();
  for (const _ of [1, 2]) await page.locator('section.me [data-spot^="dream:"][data-usable]').first().click();
  await page.locator('[data-hand-on]').waitFor();
  await seen(page, 'hand-on');
  await page.locator('[data-hand-on] .btn').click();
  await page.locator('[data-curtain="1"]').waitFor();
  await seen(page, 'curtain');
};

/** A game for two is over, and the next is to be another one. */
const onceMore = async (page, address, seen) => {
  const { id } = await ask(page, 'POST', '/api/tables', { game: 'doors', players: 2, bots: [null, 'drowsy'] });
  await page.goto(`${address}/table/${id}`);
  await page.locator('footer .btn.pri').click();
  await playing(page);
  await page.locator('[data-more]').click();
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Other seats or settings' }).click();
  await page.locator('[data-offer]').waitFor();
  await seen(page, 'rematch-plan');
};

/** Visit all of them; `seen(page, name)` is awaited at each. How many there were is told. */
export const visit = async (
  browser,
  address,
  { games = GAMES, seen: look, complained = () => undefined, options = {} },
) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('console', (message) => {
    // Some of these pages are there to be refused.
    if (['error', 'warning'].includes(message.type()) && !/status of 4\d\d/.test(message.text()))
      complained(message.text());
  });
  let pages = 0;
  const seen = async (where, name) => {
    pages += 1;
    await look(where, name);
  };
  const at = async (path, name, ready = 'main') => {
    await page.goto(`${address}${path}`);
    await page.locator(ready).first().waitFor({ timeout: 20_000 });
    await page.evaluate(() => document.fonts.ready);
    await seen(page, name);
  };
  const press = async (label, name) => {
    await page.locator(label).first().click();
    await seen(page, name);
  };
  try {
    await at('/', 'home-first', '[data-play]');
    await at('/me', 'me-nobody', 'form');
    await ask(page, 'POST', '/api/me', { name: 'Anna' });
    await at('/new', 'new', 'form .panel:nth-child(2) label, form .panel:nth-child(2) fieldset');
    await at('/new/ravens', 'new-ravens', 'form .panel:nth-child(2) label');
    for (const game of games) {
      await page.goto(address);
      await page.locator(`[data-play="${game}"]`).click();
      await playing(page);
      await page.locator('main').first().waitFor();
      await page.locator('.table[data-acting]').waitFor({ state: 'attached', timeout: 60_000 });
      await seen(page, `table-${game}`);
      if (game !== games[0]) continue;
      await page.locator('[data-more]').click();
      await seen(page, 'drawer-table');
      for (const tab of ['log', 'chat', 'rules', 'words']) await press(`[data-tab="${tab}"]`, `drawer-${tab}`);
      await page.keyboard.press('Escape');
    }
    const open = await ask(page, 'POST', '/api/tables', { game: 'ravens', players: 4, listed: true, hints: true });
    await at(`/table/${open.id}`, 'lobby', 'main h1');
    await company(browser, address, { table: open.id, host: page, seen, options });
    await oneScreen(page, address, seen);
    await onceMore(page, address, seen);
    const solo = await ask(page, 'POST', '/api/tables', { game: 'doors', players: 1 });
    await playOn(page, solo.id);
    await at(`/table/${solo.id}`, 'end-doors', '.graph svg');
    await at(`/replay/${solo.id}?move=12`, 'replay-doors', '.scrub input');
    await at('/', 'home', '.yours a');
    await at('/games', 'games', 'section a');
    await at('/rules/doors', 'rules', 'main section p');
    await at('/no/such/page', 'nowhere', '[role=alert]');
    await at('/table/nosuchtable', 'no-table', '[role=alert]');
    await at('/arrive#nosuchsecret', 'no-link', '[role=alert]');
    await at('/me', 'me-guest', 'form');
    await ask(page, 'POST', '/api/account', { name: `Anna ${Date.now() % 1e8}`, passphrase: 'one quiet evening' });
    await at('/me', 'me-account', 'form');
    for (const game of games) await at(`/learn/${game}`, `learn-${game}`, '[data-step]');
    return pages;
  } finally {
    await context.close();
  }
};
