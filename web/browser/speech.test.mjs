/** The languages, switched at once and remembered; and every first game, gone through by pressing what is lit. */
import assert from 'node:assert/strict';
import { GAMES } from './games.mjs';
import { shot, test } from './people.mjs';
import { pressed, unhurried } from './player.mjs';

const LANGUAGES = {
  en: 'Which dream tonight?',
  de: 'Welcher Traum heute Nacht?',
  pl: 'Co ci się dziś przyśni?',
  ru: 'Какой сон сегодня?',
};
/** The name of a message in place of its words. */
const BARE = new RegExp(`\\b(title|tagline|learn|rules|end|phase|news|label|move|${GAMES.join('|')})-[a-z]+`);

/**
 * In the page: how a lesson stands, and what is to be pressed next (`thing`: that element alone). A tile that is held is
 * turned once each time it is picked up (`turned`: it was): some time it fits.
 */
const eye = ({ turned = false, thing = false }) => {
  const stage = document.querySelector('[data-step]');
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const lit = seen('[data-usable]');
  const turn = seen('button.turn:enabled')[0];
  const next =
    seen('dialog[open] .dng')[0] ??
    seen('[data-onward]')[0] ??
    (turned ? undefined : turn) ??
    lit.findLast((one) => one.getAttribute('aria-pressed') !== 'true') ??
    lit[0];
  if (thing) return next;
  const over = stage.hasAttribute('data-over');
  return {
    over,
    step: stage.dataset['step'],
    ready: over || (next !== undefined && !stage.hasAttribute('data-watched')),
    held: turn !== undefined,
    turns: next === turn,
    print: [
      stage.outerHTML.split('>')[0],
      document.querySelectorAll('dialog[open], [data-onward]').length,
      ...lit.map((one) => `${one.dataset['spot'] ?? one.textContent} ${one.getAttribute('aria-pressed')}`),
    ].join(),
  };
};
/** Go through a lesson, pressing what is lit. */
const learn = async ({ page, phone }) => {
  await page.locator('[data-step]').waitFor({ state: 'attached' });
  await page.evaluate(`window.eye = ${eye}`); // what is asked again and again may not be read from text there
  const steps = new Set();
  let turned = false;
  for (let presses = 0; presses < 120; presses += 1) {
    await page.waitForFunction(() => window.eye({}).ready, null, { polling: 25 });
    const seen = await page.evaluate(eye, { turned });
    if (seen.over) return { steps: steps.size, presses };
    steps.add(seen.step);
    turned = seen.held && (turned || seen.turns);
    const thing = (await page.evaluateHandle(eye, { turned: turned && !seen.turns, thing: true })).asElement();
    const box = await thing.boundingBox();
    await unhurried(page, box);
    await (phone ? thing.tap() : thing.click());
    pressed(page, box);
    await page.waitForFunction((before) => window.eye({}).print !== before, seen.print, { polling: 25 });
  }
  throw new Error(`it does not end: step ${await page.locator('[data-step]').getAttribute('data-step')}`);
};

test('a language is switched to at once, and remembered', async ({ visitor, house }) => {
  const one = await visitor(house);
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
});
for (const game of GAMES)
  for (const size of ['desktop', 'phone'])
    test(`the first game of ${game}, ${size}`, async ({ visitor, house }) => {
      const one = await visitor(house, { size, at: `/learn/${game}` });
      const told = await learn(one);
      assert.ok(told.steps >= 6, `${told.steps} steps`);
      await shot(one, `learn-${game}-end`);
    });
for (const language of Object.keys(LANGUAGES))
  test(`nothing is left unsaid in ${language}`, async ({ visitor, house }) => {
    const { page } = await visitor(house);
    for (const game of GAMES)
      for (const place of ['learn', 'rules']) {
        await page.goto(`${house.address}/${place}/${game}?language=${language}`);
        await page
          .locator(place === 'learn' ? '[data-step]' : 'main section')
          .first()
          .waitFor({ state: 'attached' });
        assert.doesNotMatch(await page.locator('body').innerText(), BARE, `${place} ${game}`);
      }
  });
