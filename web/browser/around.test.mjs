/** The pages around the boards: settings, hints, chat, links, accounts, replays, errors. */
import assert from 'node:assert/strict';
import { test } from './people.mjs';
import { play } from './player.mjs';

/** Refusals that a story means to bring about are no complaints. */
const FORGIVEN = /status of 4\d\d/;
const PERMISSIONS = ['clipboard-read', 'clipboard-write'];
const asked = (page) => page.locator('.table[data-acting]:not([data-busy])').waitFor({ state: 'attached' });
const button = (page, name) => page.getByRole('button', { name, exact: true });
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/** `somebody(path)` has a browser of their own and is new to the server. */
const story = (name, tell) =>
  test(name, async ({ visitor, house }) => {
    const people = [];
    const somebody = async (at = '/') => {
      people.push(await visitor(house, { at, permissions: PERMISSIONS, forgiven: FORGIVEN }));
      return people.at(-1).page;
    };
    await tell(somebody, house, people);
  });

story('a table with settings and bots begins at once', async (somebody) => {
  const page = await somebody('/new/ravens');
  await page.getByText('15 ravens').click();
  await page.getByText('4', { exact: true }).first().click();
  await button(page, 'Bots in all other seats').click();
  await page.locator('.seats select').nth(1).selectOption('drowsy');
  await page.getByLabel('Ravens that end the game').fill('60');
  await button(page, 'Begin').click();
  await asked(page);
  await page.locator('[data-more]').click();
  await page.locator('aside .plate').nth(3).waitFor();
  assert.equal(await page.locator('aside .plate').count(), 4);
  assert.match(await page.locator('aside').innerText(), /bot, Drowsy/);
});
story('a hint is told and marked on the board', async (somebody) => {
  const page = await somebody();
  await page.locator('[data-play="doors"]').click();
  await asked(page);
  await play(page, { advised: true, moves: 1 }); // pressed along its way, the hint is the move
  await page.locator('[data-hinted]').first().waitFor({ state: 'detached' });
  await page.locator('.banners .hint, .bar .advice').waitFor({ state: 'detached' });
});
story('people talk, and one is muted', async (somebody, house) => {
  const anna = await somebody('/new/doors');
  await anna.locator('input[autocomplete="nickname"]').fill('Anna');
  await button(anna, 'Open the table').click();
  await anna.locator('main .code').waitFor();
  const bruno = await somebody(new URL(anna.url()).pathname);
  await bruno.locator('input[autocomplete="nickname"]').fill('Bruno');
  await bruno.locator('[data-sit]').click();
  await button(bruno, 'Stand up').waitFor();
  for (const page of [anna, bruno]) await page.getByRole('button', { name: 'Chat' }).click();
  await button(anna, 'Hello!').click();
  await bruno.getByLabel('Say something').fill('<b>good evening</b>');
  await button(bruno, 'Send').click();
  await anna.getByText('<b>good evening</b>').waitFor();
  await bruno.locator('aside').getByText('Hello!').first().waitFor();
  await button(anna, 'Mute Bruno').click();
  await anna.getByText('<b>good evening</b>').waitFor({ state: 'detached' });
  await bruno.getByLabel('Say something').fill('are you there?');
  await button(bruno, 'Send').click();
  await bruno.getByText('are you there?').waitFor();
  await anna.goto(`${house.address}/me`);
  await button(anna, 'Unmute').click();
  await button(anna, 'Unmute').waitFor({ state: 'detached' });
});
story('a personal link carries a game to another device', async (somebody, house) => {
  const laptop = await somebody();
  await laptop.locator('[data-play="sandman"]').click();
  await laptop.locator('[data-more]').click();
  await button(laptop, 'Continue on another device').click();
  await laptop.locator('.carry').getByRole('button', { name: 'Copy' }).click();
  const address = await copied(laptop);
  const phone = await somebody(address.slice(house.address.length));
  await phone.locator('.table[data-status="playing"]').waitFor({ state: 'attached' });
  assert.equal(new URL(phone.url()).pathname, new URL(laptop.url()).pathname);
  assert.ok(!phone.url().includes('#'), 'the secret is gone from the address');
  const late = await somebody(address.slice(house.address.length));
  await late.getByText('This personal link has already been used').waitFor();
});
story('an account keeps what a guest has played, and devices are logged out', async (somebody, house) => {
  const name = `Ada ${Date.now() % 1e6}`;
  const home = await somebody('/me');
  await home.getByLabel('Name', { exact: true }).first().fill('Ada');
  await button(home, 'Use this name').click();
  await home.getByText('That is your name now.').waitFor();
  const make = home.locator('section', { hasText: 'You do not need one to play' });
  await make.getByLabel('Name').fill(name);
  await make.getByLabel('Passphrase').fill('a quiet evening');
  await make.getByRole('button').click();
  await home.getByText('Your account is ready').waitFor();
  const away = await somebody();
  await away.locator('[data-play="runners"]').click();
  await away.locator('.table[data-status="playing"]').waitFor({ state: 'attached' });
  const table = new URL(away.url()).pathname;
  await away.goto(`${house.address}/me`);
  const enter = away.locator('section', { hasText: 'as a guest comes with you' });
  await enter.getByLabel('Name').fill(name);
  await enter.getByLabel('Passphrase').fill('a wrong evening');
  await enter.getByRole('button').click();
  await away.getByText('There is no account with this name and passphrase.').waitFor();
  await enter.getByLabel('Passphrase').fill('a quiet evening');
  await enter.getByRole('button').click();
  await away.getByText('You are logged in.').waitFor();
  await home.goto(`${house.address}/games`);
  await home.locator(`a[href="${table}"]`).waitFor();
  await home.goto(`${house.address}/me`);
  await button(home, 'Log out everywhere else').click();
  await home.getByText('That device is logged out.').waitFor();
  await away.reload();
  await button(away, 'Use this name').waitFor();
});
story('sounds are off, and turned on they stay on', async (somebody) => {
  const page = await somebody();
  const sound = page.getByRole('button', { name: 'Sound', exact: true });
  assert.equal(await sound.getAttribute('aria-pressed'), 'false');
  await sound.click();
  assert.equal(await sound.getAttribute('aria-pressed'), 'true');
  await page.reload();
  assert.equal(await sound.getAttribute('aria-pressed'), 'true');
  await page.locator('[data-play="doors"]').click();
  await asked(page);
  await page.locator('[data-usable]:visible').first().click();
});
story('a game is given up, looked at again and shared by a move', async (somebody) => {
  const page = await somebody();
  await page.locator('[data-play="doors"]').click();
  await asked(page);
  const table = new URL(page.url()).pathname.split('/').at(-1);
  await play(page, { moves: 1 });
  await page.locator('[data-more]').click();
  await button(page, 'Resign').click();
  await button(page, 'Resign').click();
  await page.getByText('You resigned.').waitFor();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.scrub input').waitFor();
  await button(page, 'Next move').click();
  await button(page, 'Link to this move').click();
  assert.match(await copied(page), new RegExp(`/replay/${table}\\?move=1&eyes=open&from=0$`));
  await page.getByLabel('Point of view').selectOption('1');
  await page.waitForFunction(() => location.search.includes('eyes=1'));
  await page.locator('main').waitFor();
});
story('what is not there gets a sentence and a way on', async (somebody) => {
  for (const [path, sentence] of [
    ['/no/such/page', 'There is nothing here.'],
    ['/table/nosuchtable', 'There is no table at this address.'],
    ['/replay/nosuchtable', 'There is no table at this address.'],
    ['/%E0%A4%A', 'There is nothing here.'],
  ]) {
    const page = await somebody(path);
    await page.getByRole('alert').getByText(sentence).waitFor();
    await page.getByRole('link', { name: 'To the games' }).click();
    await page.locator('[data-play="doors"]').waitFor();
  }
  const page = await somebody();
  await page.getByLabel('Table code').fill('ZZZ-ZZZ');
  await button(page, 'Join').click();
  await page.getByText('No table has this code.').waitFor();
  const anna = await somebody('/new/doors');
  await button(anna, 'Open the table').click();
  await anna.locator('main .code').waitFor();
  await anna.locator('li select').selectOption('dreamer');
  await page.goto(anna.url());
  await page.getByText('Every seat at this table is taken.').waitFor();
});
story('a server that is away is told, and found again', async (somebody, house, people) => {
  const page = await somebody();
  await page.locator('[data-play="doors"]').click();
  await asked(page);
  const home = await somebody();
  await house.restart(async () => {
    await page.getByText('The connection is lost.').waitFor();
    await home.locator('[data-play="ravens"]').click();
    await home.getByText('The server cannot be reached right now.').waitFor();
  });
  await page.getByText('The connection is lost.').waitFor({ state: 'detached' });
  await asked(page);
  await home.locator('[data-play="ravens"]').click();
  await asked(home);
  for (const one of people) one.complaints.length = 0; // a browser complains of every try at a server that is down
});
