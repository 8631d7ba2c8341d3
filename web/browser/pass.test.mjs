/**
 * Two people at one screen play a whole game, by presses alone. Whoever is before it sees their own cards. Between them
 * stands a curtain, and nothing of the other is left: not in the page, not in its text, not in what its socket was told.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contented, inBrowser, shot, visitor } from './people.mjs';
import { play } from './player.mjs';

const PATIENCE = 60_000;
/** Games that are over soon: one night of Ravens, which somebody ends; dreams of Runners that nobody finishes. */
const GAMES = [
  { game: 'ravens', size: 'desktop', settings: { options: { rounds: 1 } }, last: '[data-do="wake"]' },
  { game: 'runners', size: 'phone', settings: {}, likes: '[data-do="content"], [data-do="done"]' },
];
const ENOUGH = 6; // curtains, after which a game may end

/** From the page for a new table: one bot's seat becomes that of somebody here. */
const sitTogether = async ({ page }) => {
  await page.locator('input[autocomplete="nickname"]').fill('Anna');
  await page.locator('select[data-who="1"]').selectOption('@here');
  await page.locator('input[data-beside="1"]').fill('Berta');
  await page.locator('form .btn.pri').click();
  await page.locator('[data-curtain], .table[data-status="playing"]').first().waitFor({ timeout: PATIENCE });
};

/** In the page: what a person, or a program that reads it out, could still find. */
const leftovers = () => ({
  board: document.querySelectorAll('[data-spot], [data-usable], .unseen, aside, dialog[open]').length,
  text: document.body.innerText,
  title: document.title,
});

/** What one socket frame holds that only another seat may see, by the last seat that was asked for. */
const strangers = (frames) => {
  let shown = null;
  const wrong = [];
  for (const { sent, heard } of frames) {
    if (sent?.do === 'show') shown = [shown, sent.seat ?? null].flat().slice(-2); // the answer may still be on its way
    const seen = heard?.tell === 'picture' && heard.seen.status === 'playing' ? heard.seen : null;
    if (!seen) continue;
    const allowed = [null, ...(shown ?? [])];
    if (!allowed.includes(seen.you)) wrong.push(`a picture for seat ${seen.you}`);
    if (seen.view.seat !== seen.you) wrong.push(`a view of seat ${seen.view.seat} for seat ${seen.you}`);
    if (seen.you === null && seen.choices.length) wrong.push('choices for nobody');
  }
  return wrong;
};
/** The cards of Ravens that somebody was told of and does not know, as the views themselves say who knows what. */
const cardsTold = (frames) =>
  frames.flatMap(({ heard }) => {
    const view = heard?.tell === 'picture' && heard.seen.status === 'playing' ? heard.seen.view : null;
    if (view?.game !== 'ravens') return [];
    const knows = (known) => (view.seat === null ? known.length === view.players : known.includes(view.seat));
    return view.dreamers.flatMap((dreamer, owner) =>
      dreamer.dream.flatMap((face, place) =>
        face !== null && !knows(dreamer.knows[place]) ? [`${owner}:${place}`] : [],
      ),
    );
  });
/** The layouts of Runners that somebody was told of while they were another's secret. */
const layoutsTold = (frames) =>
  frames.flatMap(({ heard }) => {
    const view = heard?.tell === 'picture' ? heard.seen.view : null;
    if (view?.game !== 'runners' || view.phase !== 'lay') return [];
    return view.dreamers.flatMap((dreamer, seat) =>
      seat !== view.seat && dreamer.layout ? [`layout of ${seat}`] : [],
    );
  });

inBrowser('pass', (open) => {
  for (const { game, size, settings, likes = '', last = '' } of GAMES)
    test(`a whole game of ${game} by two people at one screen (${size})`, { timeout: 600_000 }, async () => {
      const frames = [];
      const one = await visitor(open.browser, open.house, {
        at: `/new/${game}`,
        size,
        settings: { players: 2, ...settings },
      });
      const { page } = one;
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => frames.push({ heard: JSON.parse(payload) }));
        socket.on('framesent', ({ payload }) => frames.push({ sent: JSON.parse(payload) }));
      });
      try {
        await sitTogether(one);
        let curtains = 0;
        let own = 0;
        for (;;) {
          const where = await page.waitForFunction(
            () =>
              document.querySelector('[data-curtain]')
                ? 'curtain'
                : document.querySelector('[data-onward]')
                  ? 'onward'
                  : document.querySelector('[data-hand-on]')
                    ? 'hand-on'
                    : document.querySelector('.table[data-status="over"]')
                      ? 'over'
                      : document.querySelector('.table[data-acting]')
                        ? 'acting'
                        : '',
            undefined,
            { timeout: PATIENCE, polling: 50 },
          );
          const state = await where.jsonValue();
          if (state === 'over') break;
          if (state === 'onward')
            await page
              .locator('[data-onward]')
              .first()
              .click({ timeout: 2000 })
              .catch(() => undefined); // it may go by itself
          else if (state === 'hand-on') {
            if (curtains < 3) await shot(one, `hand-on-${game}`);
            await page.locator('[data-hand-on] .btn').click();
            await page.locator('[data-curtain]').waitFor();
          } else if (state === 'curtain') {
            const next = await page.locator('[data-curtain]').getAttribute('data-curtain');
            const name = ['Anna', 'Berta'][Number(next)];
            const { board, text, title } = await page.evaluate(leftovers);
            assert.equal(board, 0, 'nothing of the table is in the page');
            assert.match(text, new RegExp(`${name} is next`));
            assert.doesNotMatch(text + title, /your turn|ravens? of|face|layout/i);
            if (curtains < 2) await shot(one, `curtain-${game}-${next}`);
            if (curtains === 1) {
              await page.reload(); // who opens the page anew is nobody in particular, and the history shows nothing
              await page.locator('[data-curtain]').waitFor();
              await page.goBack();
              await page.goForward();
              await page.locator('[data-curtain]').waitFor();
            }
            await page.locator(`[data-lift="${next}"]`).first().click();
            await page
              .locator('.table[data-acting], .table[data-status="over"]')
              .first()
              .waitFor({ state: 'attached' });
            curtains += 1;
            if (curtains === 4) await shot(one, `lifted-${game}`);
          } else {
            const ending = curtains >= ENOUGH;
            const tally = { made: 0, until: Infinity };
            const done = page.locator('[data-hand-on], [data-curtain]').first();
            done.waitFor({ timeout: 0 }).then(
              () => (tally.until = 0),
              () => undefined, // the page was closed
            );
            const { made } = await play(page, {
              tally,
              seed: 3 + own,
              likes: ending && last ? last : likes,
              avoids: ending ? '' : last,
              by: size === 'phone' ? 'touch' : 'mouse',
            });
            own += made;
          }
        }
        assert.ok(curtains >= 3, `${curtains} curtains`);
        assert.deepEqual(strangers(frames), []);
        assert.deepEqual(layoutsTold(frames), []);
        assert.deepEqual(cardsTold(frames), []);
        contented([one]);
        await page.getByRole('heading', { level: 1, name: /Anna|Berta|Nobody|won/ }).waitFor();
        await shot(one, `over-${game}`);
      } catch (error) {
        await shot(one, `pass-${game}-failed`);
        throw error;
      } finally {
        await one.context.close();
      }
    });
});
