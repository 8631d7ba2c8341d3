/**
 * Somebody who plays by clicks alone, knowing no rule: presses what is lit, in the order of a seeded dice, as a child
 * would. What the page offers must be enough to play a game to its end.
 */
const LIT = '[data-usable]:visible';

/** A dice that falls the same way every time. */
export const dice = (seed) => {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};
const at = (page, name) => page.locator('.table').getAttribute(name);

/** Press once; the answer says whether there was something to press. */
const press = async (page, roll) => {
  const confirm = page.locator('dialog[open] .dng');
  if (await confirm.count()) {
    await confirm.first().click({ timeout: 2000 });
    return true;
  }
  const onward = page.locator('[data-onward]:visible');
  if (await onward.count()) {
    await onward.first().click({ timeout: 2000 });
    return true;
  }
  const lit = page.locator(LIT);
  const count = await lit.count();
  if (!count) return false;
  await lit.nth(roll(count)).click({ timeout: 2000 });
  return true;
};

/**
 * Play until the game is over or so many of one's own moves are made. Fails when nothing happens for `patience`
 * milliseconds.
 */
export const play = async (page, { moves = Infinity, seed = 1, patience = 60_000 } = {}) => {
  const roll = dice(seed);
  let version = await at(page, 'data-version');
  let changed = Date.now();
  let made = 0;
  let presses = 0;
  for (;;) {
    if ((await at(page, 'data-status')) === 'over') return { made, presses, over: true };
    if (made >= moves) return { made, presses, over: false };
    if (Date.now() - changed > patience) throw new Error(`nothing happened for ${patience} ms after ${made} moves`);
    const acting = (await at(page, 'data-acting')) !== null;
    if (acting) {
      // What is lit may move away under the pointer: then it is looked for again.
      const done = await press(page, roll).catch(() => false);
      if (done) presses += 1;
    }
    await page.waitForTimeout(acting ? 60 : 150);
    const now = await at(page, 'data-version');
    if (now !== version) {
      if (acting) made += 1;
      version = now;
      changed = Date.now();
    }
  }
};
