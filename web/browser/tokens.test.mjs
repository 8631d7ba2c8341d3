/** The tokens of one's bots, by clicks: made, shown once, used by a program, and ended. */
import assert from 'node:assert/strict';
import { shot, test } from './people.mjs';
import { faults } from './sight.mjs';

const PASSPHRASE = 'one quiet evening';

for (const size of ['desktop', 'phone'])
  test(`a token is made, shown once, works, and ends: ${size}`, async ({ visitor, house }) => {
    const somebody = await visitor(house, { size, at: '/me' });
    const { page } = somebody;
    const ask = (method, path, body) =>
      page.evaluate(
        async ([method, path, body]) => {
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
          return answer.status;
        },
        [method, path, body],
      );
    const name = `Ada ${size} ${Date.now() % 1e6}`;
    await ask('POST', '/api/me', { name: 'Ada' });
    await page.reload();
    await page.locator('form').first().waitFor();
    assert.equal(await page.locator('[data-tokens]').count(), 0, 'only accounts keep bots');
    await ask('POST', '/api/account', { name, passphrase: PASSPHRASE });
    await page.reload();

    const part = page.locator('[data-tokens]');
    await part.getByLabel('Name of the bot').fill(`Cautious ${size}`);
    await part.getByText('only watch', { exact: true }).click();
    await part.getByRole('button', { name: 'Make a token' }).click();
    const secret = (await part.locator('output').textContent()) ?? '';
    assert.match(secret, /^oneiros_/);
    await part.locator('li', { hasText: 'only watch · not used yet' }).waitFor();
    const pictured = async (theme) => {
      await part.scrollIntoViewIfNeeded();
      await shot(somebody, `tokens-${theme}`);
    };
    const found = await faults(page, { touch: somebody.phone, shot: pictured });
    assert.deepEqual(found, [], 'no barriers, in both themes');

    const answered = async () =>
      (await fetch(`${house.address}/api/mine`, { headers: { authorization: `Bearer ${secret}` } })).status;
    assert.equal(await answered(), 200, 'a program is let in by it');
    await page.reload();
    await part.locator('li', { hasText: 'last used' }).waitFor();
    assert.ok(!(await page.content()).includes(secret), 'the secret is shown once');

    await part.getByRole('button', { name: `Revoke the token of Cautious ${size}` }).click();
    await part.locator('li').waitFor({ state: 'detached' });
    assert.equal(await answered(), 401, 'an ended token opens nothing');
  });
