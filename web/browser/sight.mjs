/** What is wrong with a page as it stands: what axe finds, what does not fit, what is out of reach or too small. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const THEMES = ['night', 'dawn'];

/** Colours change softly: what is half-way is not looked at. */
const settled = (page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const under = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(under.map((one) => one.finished));
  });

/** What axe finds, one line for each element. Themes differ in colours alone: the second is looked at for these. */
export const barriers = async (page, rules, within = 'html') => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([runOnly, part]) => {
      const { violations } = await globalThis.axe.run(part, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help} (${target.join(' ')}) ${any[0]?.message ?? ''}`),
      );
    },
    [rules, within],
  );
};
/**
 * In the page: take the strokes out of drawings that say nothing and hold nothing to press. They are nine tenths of a
 * board, axe has nothing to say to them and takes most of its time over them.
 */
const emptyDrawings = () => {
  for (const drawing of document.querySelectorAll('svg'))
    if (!drawing.querySelector('text, title, [role], [tabindex], [aria-label]')) drawing.replaceChildren();
};

/**
 * In the page: what does not fit. The page never scrolls sideways; every control can be brought to where a pointer hits
 * it; for fingers it is 44 pixels to a side, unless it is a link within a text. Of what lies on a board only what is lit
 * is a control. A board is seen whole: its page does not scroll. No words are smaller than 12 pixels, cut
 * off or, on a board, covered.
 */
export const misfits = ({ touch, whole }) => {
  const SMALLEST = 43.5;
  const SMALLEST_TYPE = 11.75;
  const found = [];
  /** How far words reach out of what hides the rest of them. What scrolls brings them into sight. */
  const cutOff = (text, type) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    const above = type * 0.3; // a line's box is higher than its letters
    let most = 0;
    let [across, down] = [true, true];
    for (let frame = text.parentElement; frame && (across || down); frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const hides = (how) => how === 'hidden' || how === 'clip';
      const scrolls = (how) => how === 'auto' || how === 'scroll';
      const box = frame.getBoundingClientRect();
      if (box.width <= 2) return 0; // for screen readers alone
      for (const line of lines) {
        if (across && hides(style.overflowX)) most = Math.max(most, box.left - line.left, line.right - box.right);
        if (down && hides(style.overflowY))
          most = Math.max(most, box.top - line.top - above, line.bottom - box.bottom - above);
      }
      if (scrolls(style.overflowX)) across = false;
      if (scrolls(style.overflowY)) down = false;
      if (style.position === 'fixed') break;
    }
    return most;
  };
  const root = document.scrollingElement;
  if (whole && root.scrollHeight > root.clientHeight + 1)
    found.push(`does not fit in height: ${root.scrollHeight} of ${root.clientHeight}`);
  // What a pointer goes through hides words all the same. Numbers belong to drawings; a veil is meant to cover.
  const felt = new CSSStyleSheet();
  felt.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(felt);
  /** Whether a point is within everything that scrolls or cuts around an element: else it is scrolled away, not covered. */
  const inSight = (one, x, y) => {
    for (let frame = one; frame && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      const { left, top, right, bottom } = frame.getBoundingClientRect();
      if (overflowX !== 'visible' && (x < left || x > right)) return false;
      if (overflowY !== 'visible' && (y < top || y > bottom)) return false;
    }
    return true;
  };
  const covered = (text, one) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, top, width, height } of range.getClientRects()) {
      const [x, y] = [left + width / 2, top + height / 2];
      if (!inSight(one, x, y)) continue;
      const over = document.elementFromPoint(x, y);
      if (!over || over.contains(one) || one.contains(over) || over.closest('.veil')) continue;
      found.push(`words covered: ${text.textContent.trim().slice(0, 40)}, by ${over.localName}.${over.classList[0]}`);
    }
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = text.textContent.trim();
    const one = text.parentElement;
    const seen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
    if (!said || !seen || one.closest('.hidden, .unseen, .told, .skip, script, style, [aria-hidden="true"], option'))
      continue;
    const type = parseFloat(getComputedStyle(one).fontSize) * (one.closest('svg') ? one.getScreenCTM().a : 1);
    if (type < SMALLEST_TYPE) found.push(`words too small: ${said.slice(0, 40)} (${type.toFixed(1)} px)`);
    // What is cut is told where a mouse rests; a finger has it by a long press.
    const told = one.closest(touch ? '[data-enlarge]' : '[title], [data-enlarge]');
    const cut = cutOff(text, type);
    if (cut > 1 && !told) found.push(`words cut off by ${Math.round(cut)} px: ${said.slice(0, 40)}`);
    const heard = one.getBoundingClientRect().width <= 2; // for screen readers alone
    if (whole && !heard && /\p{L}{3}/u.test(said)) covered(text, one);
  }
  document.adoptedStyleSheets.pop();
  if (root.scrollWidth > root.clientWidth + 1)
    found.push(`scrolls sideways: ${root.scrollWidth} of ${root.clientWidth}`);
  const PARTS = 'button, a[href], summary, p, h1, h2, h3, td, th, [data-spot], .plate';
  /** Firefox counts what a drawing leaves out beyond its own edge: such drawings do not count in a group of shapes. */
  const boxOf = (one) => {
    const shapes = one.localName === 'g' ? [...one.querySelectorAll('path, rect, circle, ellipse, polygon')] : [];
    const boxes = (shapes.length ? shapes : [one]).map((shape) => shape.getBoundingClientRect());
    const [left, top] = ['left', 'top'].map((side) => Math.min(...boxes.map((box) => box[side])));
    const [right, bottom] = ['right', 'bottom'].map((side) => Math.max(...boxes.map((box) => box[side])));
    return { left, top, right, bottom, width: right - left };
  };
  for (const one of whole ? document.querySelectorAll(PARTS) : []) {
    const box = boxOf(one);
    if (!box.width || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (one.closest('.hidden, .unseen, .skip, [aria-hidden="true"]')) continue;
    let frame = one.parentElement;
    const clips = (style) => [style.overflowX, style.overflowY].some((how) => how !== 'visible');
    while (frame && frame !== document.body && !clips(getComputedStyle(frame))) frame = frame.parentElement;
    const style = frame && frame !== document.body ? getComputedStyle(frame) : null;
    if (style && [style.overflowX, style.overflowY].some((how) => how === 'auto' || how === 'scroll')) continue;
    const { left, top, right, bottom } = style
      ? frame.getBoundingClientRect()
      : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const out = Math.max(left - box.left, top - box.top, box.right - right, box.bottom - bottom);
    if (out > 4)
      found.push(
        `cut off by ${Math.round(out)} px: ${one.getAttribute('data-spot') ?? one.textContent.trim().slice(0, 40)}`,
      );
  }
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [data-usable]';
  const within = document.querySelector('dialog[open]') ?? document.querySelector('aside[tabindex="-1"]') ?? document;
  const controls = [...within.querySelectorAll(CONTROLS)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !one.closest('[inert], [aria-hidden="true"]') &&
      !one.matches(':disabled, [aria-disabled="true"], .skip') &&
      (!one.matches('[data-spot]') || one.matches('[data-usable]')),
  );
  for (const one of controls) {
    const hand = one.matches('input') && one.labels?.[0] ? one.labels[0] : one;
    const about = `${one.tagName.toLowerCase()} ${one.getAttribute('data-spot') ?? one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40)}`;
    hand.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = hand.getBoundingClientRect();
    const hit = [0.5, 0.3, 0.7, 0.1, 0.9].some((down) =>
      [0.5, 0.3, 0.7, 0.1, 0.9].some((across) => {
        const at = document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
        // What a lesson's coach hides is in reach, as it can be folded; what is lit it never hides.
        const folds = !one.matches('[data-usable]') && at?.closest('aside')?.querySelector('[aria-expanded]');
        return at && (hand.contains(at) || one.contains(at) || folds);
      }),
    );
    if (!hit) found.push(`out of reach: ${about}`);
    // The box of a drawing leaves out how thick its strokes are.
    const stroke = one.matches('svg *')
      ? Math.max(
          0,
          ...[...one.querySelectorAll('path')].map((line) => parseFloat(getComputedStyle(line).strokeWidth)),
        ) * one.getScreenCTM().a
      : 0;
    const inText = one.matches('a') && getComputedStyle(one).display === 'inline';
    if (touch && !inText && Math.min(box.width, box.height) + stroke < SMALLEST)
      found.push(`too small for a finger: ${about} (${Math.round(box.width)} x ${Math.round(box.height)})`);
  }
  scrollTo(0, 0);
  return found;
};

/**
 * All of it in both themes; `shot(theme)` is awaited in each, for a picture. A `whole` page must not scroll. A `still`
 * page, on which nothing moves any more, is looked at without its drawings and left so. With `axe: false` only what
 * does not fit is found: that takes a tenth of the time.
 */
export const faults = async (
  page,
  { touch = false, whole = false, themes = THEMES, still = false, axe = true, shot } = {},
) => {
  await settled(page);
  const found = await page.evaluate(misfits, { touch, whole });
  const turn = async (theme) => {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    await settled(page);
  };
  for (const theme of shot ? themes : []) {
    await turn(theme);
    await shot(theme);
  }
  if (!axe) return found;
  if (still) await page.evaluate(emptyDrawings);
  for (const [number, theme] of themes.entries()) {
    await turn(theme);
    const rules = number ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: STANDARDS };
    for (const barrier of await barriers(page, rules)) found.push(`${theme}: ${barrier}`);
  }
  return found;
};
