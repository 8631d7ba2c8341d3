/** The languages, switched at once and remembered; and every first game, gone through by pressing what is lit. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { House } from './house.mjs';
import { NO_BROWSER, openBrowser, shot, visit } from './people.mjs';

const GAMES = ['doors', 'ravens', 'sandman', 'runners', 'workshop'];
const LANGUAGES = {
  en: 'Which dream tonight?',
  de: 'Welcher Traum heute Nacht?',
  pl: 'Który sen dziś w nocy?',
  ru: 'Какой сон сегодня?',
};
/** The name of a message in place of its words. */
const BARE = /\b(title|tagline|learn|rules|end|phase|news|label|move|doors|ravens|sandman|runners|workshop)-[a-z]+/;

/** Go through a lesson, pressing what is lit; a tile that lies askew is turned. */
const learn = async (page) => {
  const stage = page.locator('[data-step]');
  await stage.waitFor({ state: 'attached' });
  const steps = new Set();
  let waited = 0;
  let turned = false; // once each time it is picked up: some time it fits
  for (let presses = 0; presses < 120;) {
    if ((await stage.getAttribute('data-over')) !== null) return { steps: steps.size, presses };
    assert.ok(waited < 200, `nothing to press in step ${await stage.getAttribute('data-step')}`);
    steps.add(await stage.getAttribute('data-step'));
    const turn = page.locator('button.turn:visible').first();
    if (!(await turn.count())) turned = false;
    const confirm = page.locator('dialog[open] .dng').first();
    const onward = page.locator('[data-onward]:visible').first();
    const chosen = page.locator('[data-usable]:not([aria-pressed="true"]):visible');
    const lit = page.locator('[data-usable]:visible');
    const found = (await confirm.count())
      ? confirm
      : (await onward.count())
        ? onward
        : (await turn.count()) && !turned
          ? turn
          : (await chosen.count())
            ? chosen.last()
            : lit.first();
    if ((await stage.getAttribute('data-watched')) !== null || !(await found.count())) {
      waited += 1;
      await page.waitForTimeout(50);
      continue;
    }
    waited = 0;
    presses += 1;
    if (found === turn) turned = true;
    await found.click({ timeout: 3000 }).catch(() => undefined); // it may have moved: it is looked for again
    await page.waitForTimeout(30);
  }
  throw new Error(`it does not end: step ${await stage.getAttribute('data-step')}`);
};

describe('speech', { skip: NO_BROWSER }, () => {
  const house = new House();
  let browser;
  before(async () => {
    [browser] = await Promise.all([openBrowser(), house.open()]);
  });
  after(async () => {
    await browser?.close();
    await house.close();
  });
  test('a language is switched to at once, and remembered', () =>
    visit(browser, house, {}, 'languages', async (one) => {
      const { page } = one;
      for (const [language, title] of Object.entries(LANGUAGES)) {
        await page.locator('.language summary').click();
        await page.locator(`.language button[lang="${language}"]`).click();
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        assert.equal(await page.locator('html').getAttribute('lang'), language);
        await page.reload();
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        assert.doesNotMatch(await page.locator('body').innerText(), BARE);
        await shot(one, `home-${language}`);
      }
    }));
  for (const game of GAMES)
    for (const size of ['desktop', 'phone'])
      test(`the first game of ${game}, ${size}`, () =>
        visit(browser, house, { size, at: `/learn/${game}` }, `learn-${game}`, async (one) => {
          const told = await learn(one.page);
          assert.ok(told.steps >= 6, `${told.steps} steps`);
          await shot(one, `learn-${game}-end`);
        }));
  for (const language of Object.keys(LANGUAGES))
    test(`nothing is left unsaid in ${language}`, () =>
      visit(browser, house, {}, `said-${language}`, async ({ page }) => {
        for (const game of GAMES)
          for (const place of ['learn', 'rules']) {
            await page.goto(`${house.address}/${place}/${game}?language=${language}`);
            await page
              .locator(place === 'learn' ? '[data-step]' : 'main section')
              .first()
              .waitFor({ state: 'attached' });
            assert.doesNotMatch(await page.locator('body').innerText(), BARE, `${place} ${game}`);
          }
      }));
});
