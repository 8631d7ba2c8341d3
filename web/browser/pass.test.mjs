/**
 * Two people at one screen play a whole game, by presses alone, at a server and in a page without one. Whoever is before it sees their own cards. Between them
 * stands a curtain, and nothing of the other is left: not in the page, not in its text, not in what its socket was told.
 */
import assert from 'node:assert/strict';
import { shot, test as base } from './people.mjs';
import { play } from './player.mjs';
import { Site } from './site.mjs';

const PATIENCE = 60_000;
const PYTHON = 180_000; // for Python to begin, on a busy machine
/** Games that are over soon: one night of Ravens, which somebody ends; dreams of Runners that nobody finishes. */
const GAMES = [
  { game: 'ravens', size: 'desktop', settings: { options: { rounds: 1 } }, last: '[data-do="wake"]' },
  { game: 'runners', size: 'phone', settings: {}, likes: '[data-do="content"], [data-do="done"]' },
];
const ENOUGH = 4; // curtains, after which a game may end
const PEOPLE = ['Anna', 'Berta'];

/** From the page for a new table: the other seat is that of somebody here. */
const sitTogether = async ({ page }) => {
  await page.locator('input[autocomplete="nickname"]').fill(PEOPLE[0]);
  await page.locator('select[data-who="1"]').selectOption('@here');
  await page.locator('input[data-beside="1"]').fill(PEOPLE[1]);
  await page.locator('form .btn.pri').click();
  const begun = page.locator('[data-curtain], .table[data-status="playing"]').first();
  await begun.waitFor({ state: 'attached', timeout: PYTHON });
};

/** In the page: what a person, or a program that reads it out, could still find. */
const leftovers = () => ({
  board: document.querySelectorAll('[data-spot], [data-usable], .unseen, aside, dialog[open]').length,
  text: document.body.innerText,
  title: document.title,
});
/** In the page: what is to be done next. */
const stage = () => {
  const there = (what) => document.querySelector(what) !== null;
  if (there('[data-curtain]')) return 'curtain';
  if (there('[data-onward]')) return 'onward';
  if (there('[data-hand-on]')) return 'hand-on';
  if (there('.table[data-status="over"]')) return 'over';
  return there('.table[data-acting]') ? 'acting' : '';
};

/** Every picture in play that a socket was told of, with who was before the screen then, and just before that. */
const pictured = (heard) => {
  let before = [null];
  return heard.flatMap((told) => {
    if ('before' in told) before = [before.at(-1), told.before];
    const playing = told.tell === 'picture' && told.seen.status === 'playing';
    // While nobody has anything to hide, the screen goes to the next of them by itself.
    if (playing && !told.hidden.length && told.seen.you !== before.at(-1)) before = [before.at(-1), told.seen.you];
    return playing ? [{ ...told, before }] : [];
  });
};
/** Pictures that were made for somebody who was not before the screen, though there was something to hide. */
const strangers = (pictures) =>
  pictures.flatMap(({ seen, hidden, before }) => [
    ...(hidden.length && ![null, ...before].includes(seen.you) ? [`a picture for seat ${seen.you}`] : []),
    ...(seen.view.seat === seen.you ? [] : [`a view of seat ${seen.view.seat} for seat ${seen.you}`]),
    ...(seen.you === null && seen.choices.length ? ['choices for nobody'] : []),
  ]);
/** What a view shows that is another's secret: cards of Ravens that its seat does not know, layouts of Runners. */
const secretsIn = ({ seen: { view } }) => {
  const knows = (known) => (view.seat === null ? known.length === view.players : known.includes(view.seat));
  return view.dreamers.flatMap((dreamer, owner) => {
    if (view.game === 'runners')
      return view.phase === 'lay' && owner !== view.seat && dreamer.layout ? [`the layout of ${owner}`] : [];
    return dreamer.dream.flatMap((face, place) =>
      face !== null && !knows(dreamer.knows[place]) ? [`${owner}:${place} ${face}`] : [],
    );
  });
};

const passAndPlay = async (one, { game, likes = '', last = '' }) => {
  const { page, heard, phone } = one;
  await sitTogether(one);
  let curtains = 0;
  let moves = 0;
  for (;;) {
    const found = await page.waitForFunction(stage, undefined, { timeout: PATIENCE, polling: 50 });
    const now = await found.jsonValue();
    if (now === 'over') break;
    if (now === 'onward') {
      const onward = page.locator('[data-onward]').first();
      await onward.click({ timeout: 2000 }).catch(() => undefined); // it may go by itself
    } else if (now === 'hand-on') {
      await shot(one, `hand-on-${game}`);
      const own = await page.getByRole('button', { name: 'Start your sandglass' }).count();
      if (!own) heard.push({ before: null });
      await page.locator('[data-hand-on] .btn').click();
      await page.waitForFunction(() => !document.querySelector('[data-hand-on]'));
    } else if (now === 'curtain') {
      const next = Number(await page.locator('[data-curtain]').getAttribute('data-curtain'));
      const { board, text, title } = await page.evaluate(leftovers);
      assert.equal(board, 0, 'nothing of the table is in the page');
      assert.ok(text.includes(`${PEOPLE[next]} is next`), text);
      assert.doesNotMatch(text + title, /your turn|face|layout|ravens: /i);
      await shot(one, `curtain-${game}-${next}`);
      if (curtains === 1) {
        // Who opens the page anew is nobody in particular, and what was looked at before shows nothing.
        await page.reload();
        await page.locator('[data-curtain]').waitFor();
        await page.goBack();
        await page.goForward();
        await page.locator('[data-curtain]').waitFor();
      }
      heard.push({ before: next });
      await page.locator(`[data-lift="${next}"]`).first().click();
      await page.locator('[data-curtain]').waitFor({ state: 'detached' });
      curtains += 1;
    } else {
      const tally = { made: 0, until: Infinity };
      const done = page.locator('[data-hand-on], [data-curtain]').first();
      done.waitFor({ timeout: 0 }).then(
        () => (tally.until = 0),
        () => undefined, // the page was closed
      );
      const ending = curtains >= ENOUGH;
      const wishes = { likes: ending && last ? last : likes, avoids: ending ? '' : last };
      moves += (await play(page, { tally, seed: 3 + moves, by: phone ? 'touch' : 'mouse', ...wishes })).made;
    }
  }
  assert.ok(curtains >= 3, `${curtains} curtains`);
  const pictures = pictured(heard);
  assert.ok(pictures.length > moves, 'the socket was listened to');
  assert.deepEqual(strangers(pictures), []);
  assert.deepEqual(pictures.flatMap(secretsIn), []);
  await page.getByRole('heading', { level: 1, name: /Anna|Berta|Nobody/ }).waitFor();
  await shot(one, `over-${game}`);
};
const test = base.extend({
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new Site();
    await site.open();
    await use(site);
    await site.close();
  },
});

for (const told of GAMES) {
  const { game, size } = told;
  const options = { size, settings: { players: 2, ...told.settings } };
  test(`a whole game of ${game} by two people at one screen (${size})`, async ({ visitor, house }) => {
    await passAndPlay(await visitor(house, { at: `/new/${game}`, ...options }), told);
  });
  test(`a whole game of ${game} by two people at one screen, in a page (${size})`, async ({ visitor, site }) => {
    await passAndPlay(await visitor(site, { at: `/#/new/${game}`, ...options }), told);
  });
}
