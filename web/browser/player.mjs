/**
 * Somebody who plays by hand alone, knowing no rule: presses what is lit, in the order of a seeded dice, as a child
 * would. What the page offers must be enough to play a game to its end. Whatever is lit must be in reach of a pointer
 * (on a phone: 44 pixels to a side), and whatever is pressed must change something: else the play fails.
 */
const SMALLEST = 44;
const PATIENCE = 60_000;
const GLANCE = 1_000; // after which it is asked whether enough was played
const ANSWER = 15_000;
const DOUBLE = 500;
const HINTED = '[data-hinted]:not([aria-pressed="true"])';
/** What is pressed before anything else, and what never is. */
const DEFAULTS = {
  moves: Infinity,
  /** Counted by several players together: `made` moves, `until` there are enough. */
  tally: { made: 0, until: Infinity },
  seed: 1,
  by: 'mouse',
  likes: '',
  avoids: '',
  /** Whether to ask for a hint before every move, and to follow it. */
  advised: false,
  watch: async () => undefined,
};

/** A dice that falls the same way every time. */
export const dice = (seed) => {
  let state = (seed * 2654435761) >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};

/**
 * In the page: what there is to press, and where. `print` changes when anything that a player sees changes.
 * Things out of sight are scrolled to; a thing that something else covers has no point.
 */
function look({ likes, avoids, pick }) {
  const table = document.querySelector('.table');
  const shown = (element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== 'hidden' &&
    !element.closest('[inert]');
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(shown);
  const dialog = document.querySelector('dialog[open]');
  const found = dialog
    ? all('.dng', dialog)
    : all('[data-onward]').length
      ? all('[data-onward]')
      : all('[data-usable]').filter((one) => !avoids || !one.matches(avoids));
  const name = (one) =>
    one.getAttribute('data-spot') ?? (one.getAttribute('aria-label') || one.textContent.trim().replace(/\s+/g, ' '));
  const free = table.hasAttribute('data-acting') && !table.hasAttribute('data-busy');
  const print = [
    table.getAttribute('data-version'),
    free,
    dialog !== null,
    ...found.map((one) => `${name(one)}${one.getAttribute('aria-pressed') ?? ''}`),
  ].join('\n');
  const told = {
    over: table.getAttribute('data-status') === 'over',
    version: table.getAttribute('data-version'),
    free,
    /** Something is shown that one goes on from: nothing is asked yet. */
    staged: all('[data-onward]').length > 0,
    print,
    count: free || dialog ? found.length : 0,
    liked: found.flatMap((one, at) => (likes && one.matches(likes) ? [at] : [])),
    held: found.some((one) => one.getAttribute('aria-pressed') === 'true'),
    main: found.findIndex((one) => one.matches('.btn.pri')),
    focus: found.indexOf(document.activeElement),
  };
  const thing = found[pick ?? -1];
  if (!thing) return told;
  const reach = (spread) => {
    const box = thing.getBoundingClientRect();
    for (const down of spread)
      for (const across of spread) {
        const [x, y] = [box.x + box.width * across, box.y + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && thing.contains(hit)) return { x, y, width: box.width, height: box.height };
      }
    return null;
  };
  if (!reach([0.5])) thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  return { ...told, name: name(thing), point: reach([0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) };
}
/** For `addInitScript`: eyes for the page, which no policy of the server forbids. */
export const EYES = `window.look = ${look}`;

/** In the page: whether the game is over or asks for something. */
const asked = (eyes) => {
  if (!document.querySelector('.table[data-status="playing"], .table[data-status="over"]')) return false;
  const seen = window.look(eyes);
  return seen.over || seen.count > 0;
};

/** Go to a thing by arrow keys (in a dialog by Tab), and press it. */
const byKeys = async (page, thing, eyed) => {
  const boxed = await page.evaluate(() => document.querySelector('dialog[open], [data-onward]') !== null);
  for (let tries = 0; tries <= thing.count + 12; tries += 1) {
    const now = await eyed(thing.pick);
    if (now.print !== thing.print) return; // it went away by itself
    if (now.focus === thing.pick) return page.keyboard.press('Enter');
    await page.keyboard.press(boxed ? 'Tab' : 'ArrowRight');
  }
  throw new Error(`no key leads to ${thing.name}`);
};

/** Where and when a page was last pressed: kept between two calls of `play`, which may follow each other at once. */
const lastPress = new WeakMap();
/** Two quick presses in one place are a double click, which counts once: whoever means two takes longer. */
export const unhurried = async (page, { x, y }) => {
  const last = lastPress.get(page) ?? { x: -99, y: -99, at: 0 };
  const left = Math.hypot(x - last.x, y - last.y) < 48 ? last.at + DOUBLE - Date.now() : 0;
  if (left > 0) await page.waitForTimeout(left);
};
export const pressed = (page, { x, y }) => lastPress.set(page, { x, y, at: Date.now() }); // it may have come late

/** Play until the game is over or so many of one's own moves are made. */
export const play = async (page, options = {}) => {
  const { moves, tally, seed, by, likes, avoids, advised, watch } = { ...DEFAULTS, ...options };
  const roll = dice(seed);
  const eyes = { likes: advised ? HINTED : likes, avoids };
  const eyed = (pick) => page.evaluate((told) => window.look(told), { ...eyes, pick });
  /** Where a thing lies once it has come to rest: nothing moves, and it was in the same place a frame ago. */
  const aimed = (pick) =>
    page.evaluate(
      async (told) => {
        for (let before = window.look(told); ;) {
          const timed = document
            .getAnimations()
            .filter((motion) => motion.timeline === document.timeline)
            .filter((motion) => Number.isFinite(motion.effect.getComputedTiming().endTime)); // lit edges breathe for ever
          await Promise.all(timed.map((motion) => motion.finished.catch(() => undefined)));
          await new Promise(requestAnimationFrame);
          const now = window.look(told);
          if (JSON.stringify(now) === JSON.stringify(before)) return now;
          before = now;
        }
      },
      { ...eyes, pick },
    );
  /** Until there is something to do. Others may take their time, but not without anything happening at all. */
  const awaited = async () => {
    for (let [since, before] = [Date.now(), '']; !enough();) {
      const found = await page.waitForFunction(asked, eyes, { timeout: GLANCE, polling: 25 }).catch(() => null);
      if (found) return;
      const now = await page.locator('.table').getAttribute('data-version');
      if (now !== before) [since, before] = [Date.now(), now];
      if (Date.now() - since > PATIENCE) throw new Error(`nothing happened for ${PATIENCE} ms after ${made} moves`);
    }
  };
  let hintedAt = '';
  /** Ask for a hint, once for each question. */
  const advise = async ({ version }) => {
    if (!advised || version === hintedAt) return;
    hintedAt = version;
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.waitForFunction(
      ([told, before]) => {
        const now = window.look(told);
        const hinted = now.liked.length > 0 && document.querySelector('.banners .hint, .bar .advice');
        return hinted || now.version !== before || document.querySelector('[data-onward]') !== null;
      },
      [eyes, version],
      { timeout: ANSWER, polling: 'raf' },
    );
  };
  let made = 0;
  let presses = 0;
  const enough = () => made >= moves || tally.made >= tally.until;
  for (;;) {
    await awaited();
    let seen = await eyed();
    if (seen.over || enough()) return { made, presses, over: seen.over };
    if (seen.free && !seen.staged) {
      await advise(seen);
      seen = await eyed();
    }
    if (!seen.count) continue; // it changed while being looked at
    const fond = seen.liked.length && (advised || roll(5) > 0) ? seen.liked[roll(seen.liked.length)] : null;
    const pick = fond ?? (seen.main >= 0 && roll(3) === 0 ? seen.main : roll(seen.count));
    const thing = { ...(await aimed(pick)), pick };
    if (thing.print !== seen.print) continue;
    if (!thing.point) {
      // It may still be on its way to where it lies; what stays out of reach is a fault.
      await page
        .waitForFunction(
          ([told, before]) => {
            const now = window.look(told);
            return now.print !== before || now.point;
          },
          [{ ...eyes, pick }, thing.print],
          { timeout: ANSWER, polling: 'raf' },
        )
        .catch(() => {
          throw new Error(`${thing.name} is lit but out of reach`);
        });
      continue;
    }
    if (by === 'touch' && Math.min(thing.point.width, thing.point.height) < SMALLEST - 0.5)
      throw new Error(
        `${thing.name} is ${Math.round(thing.point.width)} x ${Math.round(thing.point.height)}: too small for a finger`,
      );
    await watch(thing);
    await unhurried(page, thing.point);
    if (by === 'keys') await byKeys(page, thing, eyed);
    else if (by === 'touch') await page.touchscreen.tap(thing.point.x, thing.point.y);
    else await page.mouse.click(thing.point.x, thing.point.y);
    presses += 1;
    await page
      .waitForFunction(([told, before]) => window.look(told).print !== before, [eyes, thing.print], {
        timeout: ANSWER,
        polling: 'raf',
      })
      .catch(() => {
        throw new Error(`pressing ${thing.name} changed nothing`);
      });
    pressed(page, thing.point);
    const then = await eyed();
    if (!then.free || then.version !== thing.version) {
      made += 1;
      tally.made += 1;
    }
  }
};
