/** Two people at a table of Ravens, and what each of them may not learn of the other's cards. */
import { begun } from './people.mjs';

/** One opens the table, the other comes by its code; both get ready. */
export const sitDown = async (anna, bruno) => {
  await anna.page.locator('input[autocomplete="nickname"]').fill('Anna');
  await anna.page.locator('form .btn.pri').click();
  const code = await anna.page.locator('main .code').textContent({ timeout: 20_000 });
  await bruno.page.locator('form.code input').fill(code.toLowerCase());
  await bruno.page.locator('form.code .btn').click();
  await bruno.page.locator('input[autocomplete="nickname"]').fill('Bruno');
  await bruno.page.locator('[data-sit]').click();
  for (const { page } of [anna, bruno]) await page.locator('footer .btn.pri').click();
  for (const { page } of [anna, bruno]) await begun(page);
};

/** Every view in what a socket was told. */
const viewsIn = (told) => {
  if (typeof told !== 'object' || told === null) return [];
  if (Array.isArray(told.dreamers)) return [told];
  return Object.values(told).flatMap(viewsIn);
};
/** The faces somebody was told of cards that they do not know, as the views themselves say who knows what. */
export const leaks = (heard) =>
  heard
    .flatMap(viewsIn)
    .flatMap((view) =>
      view.dreamers.flatMap((dreamer, owner) =>
        dreamer.dream.flatMap((face, place) =>
          face !== null && !dreamer.knows[place].includes(view.seat) ? [`${owner}:${place} ${face}`] : [],
        ),
      ),
    );
/** In the page: the hidden cards of dreams that are not drawn as every other back. */
export const unlike = () => {
  const picture = (spot) => document.querySelector(`[data-spot="${spot}"] svg`)?.innerHTML;
  const back = picture('pile');
  return [...document.querySelectorAll('[data-spot^="dream:"]')]
    .filter((card) => /face down/i.test(card.textContent))
    .filter((card) => card.querySelector('svg').innerHTML !== back || /\d ravens|raven-/.test(card.outerHTML))
    .map((card) => card.dataset.spot);
};
