/** The pieces of Sandman: dream cards of 100 x 116, tokens, wheels, breaks, and the ring they lie in. */
import { isGlyph } from '../../../art/glyphs';
import {
  background,
  burst,
  cardFrame,
  circle,
  clipPaths,
  disc,
  flat,
  glyph,
  moved,
  round,
  sheet,
  star5,
  stars,
  stroke,
  text,
  through,
  tone,
  type Paper,
  type Point,
} from '../../../art/paper';

export const PLOTS = ['tide', 'sky', 'wood'] as const;
export type Plot = (typeof PLOTS)[number];
export const PARTICLES: Record<Plot, readonly string[]> = {
  tide: ['pearl', 'whale', 'anchor', 'coral', 'eel', 'lighthouse'],
  sky: ['kite', 'comet', 'cloud', 'swallow', 'airship', 'weathercock'],
  wood: ['owl', 'fox', 'mushroom', 'lantern', 'well', 'thorn'],
};
const PAPERS_OF: Record<Plot, Paper> = { tide: 'tide', sky: 'rose', wood: 'moss' };
export const isPlot = (name: string | null): name is Plot => PLOTS.some((known) => known === name);
/** The plot a particle belongs to; a particle of an own pack that we have no picture for counts as the tide's. */
const plotOf = (particle: string): Plot => PLOTS.find((plot) => PARTICLES[plot].includes(particle)) ?? 'tide';
const paperOf = (particle: string): Paper => PAPERS_OF[plotOf(particle)];
/** A particle in its plot's ink; one we have no picture for is a plain star. */
const particleGlyph = (particle: string, cx: number, cy: number, size: number, colour?: string): string =>
  glyph(isGlyph(particle) ? particle : 'star', cx, cy, size, colour ?? `var(--pt-${plotOf(particle)})`);

/** A dream card as it is printed. */
export interface DreamCardFace {
  readonly plot: string | null;
  readonly particles: readonly string[];
  readonly stars: number;
  readonly signs: number;
  readonly encounter: boolean;
}

const windows = {
  tide: 'M8 16A8 8 0 0 1 16 8H84A8 8 0 0 1 92 16V68C85 74 78 74 71 69S57 64 50 69S36 74 29 69S15 64 8 69Z',
  wood: 'M8 72V34C2 26 8 16 16 18C18 8 32 6 37 12C43 5 57 5 63 12C68 6 82 8 84 18C92 16 98 26 92 34V72Z',
  sky: 'M8 72V40L22 30A16 16 0 0 1 38 19L50 8L62 19A16 16 0 0 1 78 30L92 40V72Z',
  night: 'M8 14 18 10 26 15 36 8 46 14 58 8 68 14 80 9 92 15 89 28 93 38 8 38 11 26Z',
};
export const sandmanClips =
  clipPaths('s', windows) +
  clipPaths('s', { back: 'M9 17A8 8 0 0 1 17 9H83A8 8 0 0 1 91 17V99A8 8 0 0 1 83 107H17A8 8 0 0 1 9 99Z' });

const particleDisc = (particle: string, x: number, y: number, r: number): string =>
  disc(x, y + 1, r, 'var(--shade)', 'opacity=".3"') +
  disc(x, y, r, tone(paperOf(particle), 'f')) +
  disc(x, y, r - 1.6, 'var(--bone-3)') +
  particleGlyph(particle, x, y, r * 1.36);
const scenery: Record<Plot, (hero: string) => string> = {
  tide: (hero) =>
    sheet('M0 58C16 50 28 60 42 55S72 50 100 58V116H0Z', tone('tide', 3)) +
    particleGlyph(hero, 52, 44, 34, tone('tide', 0)) +
    sheet('M0 62C12 56 22 64 34 60S58 66 70 60S90 58 100 62V116H0Z', tone('tide', 1)) +
    stroke('M12 66c8-4 14 3 22 0M58 69c8-4 16 3 26-1', tone('tide', 3), 1.6),
  sky: (hero) =>
    sheet(
      'M-4 60C-2 50 8 46 16 50C20 42 32 42 36 50C44 46 50 52 50 60ZM56 58C56 50 64 46 72 49C76 41 90 42 93 50C99 49 104 54 104 60V64H56Z',
      tone('rose', 3),
    ) +
    particleGlyph(hero, 52, 42, 34, tone('rose', 0)) +
    sheet(
      'M-6 76C-4 62 10 60 18 66C24 58 38 59 42 67C50 60 62 62 66 68C72 60 88 60 92 68C100 66 106 70 106 76V116H-6Z',
      tone('rose', 1),
    ) +
    sheet('M-6 84C0 74 14 74 20 78C30 72 42 74 48 79C58 73 70 75 76 79C84 74 98 75 106 82V116H-6Z', tone('rose', 0)),
  wood: (hero) =>
    sheet('M0 62C14 46 28 52 40 56S70 46 100 58V116H0Z', tone('moss', 3)) +
    sheet('M10 70V30L3 30 14 6 25 30 18 30V70ZM82 72V36L74 36 86 8 98 36 90 36V72Z', tone('moss', 1)) +
    particleGlyph(hero, 52, 47, 34, tone('moss', 0)) +
    sheet('M0 68C20 60 40 66 56 64S86 60 100 66V116H0Z', tone('moss', 0)),
};
const FOOT: Record<number, readonly number[]> = { 1: [50], 2: [34, 66], 3: [21, 50, 79] };
/** A good dream: its first particle large before the moon, all of them as discs at the foot, stars and encounter above. */
const goodDream = (plot: Plot, card: DreamCardFace): string => {
  const paper = PAPERS_OF[plot];
  const scene =
    background(100, 116, tone(paper, 2)) +
    disc(52, 40, 44, tone(paper, 4), 'opacity=".14"') +
    disc(52, 40, 33, tone(paper, 4), 'opacity=".22"') +
    sheet(circle(52, 40, 23), 'var(--light)') +
    stars(plot.length * 7 + card.particles.length, 10, 10, 10, 80, 36, tone(paper, 4), 0.8) +
    scenery[plot](card.particles[0] ?? '');
  let s = cardFrame(100, 116, 8, tone(paper, 'f')) + through(`s-${plot}`, windows[plot], scene);
  const corner = 100 - card.stars * 13;
  if (card.stars)
    s += flat(`M${corner - 6} 0H92A8 8 0 0 1 100 8V20H${corner}A6 6 0 0 1 ${corner - 6} 14Z`, tone(paper, 'f'));
  for (let i = 0; i < card.stars; i++) s += flat(star5(93 - i * 13, 10.5, 6.6), 'var(--star)');
  if (card.encounter)
    s +=
      flat('M0 8A8 8 0 0 1 8 0H26V18A8 8 0 0 1 18 26H0Z', tone(paper, 'f')) +
      glyph('encounter', 12.5, 12.5, 17, 'var(--star)');
  return (
    s +
    card.particles
      .map((particle, at) => particleDisc(particle, FOOT[card.particles.length]?.[at] ?? 50, 95, 13))
      .join('')
  );
};
const badDream = (card: DreamCardFace): string => {
  const scene =
    background(100, 116, tone('thorn', 2)) +
    sheet(circle(50, 30, 18), tone('thorn', 3)) +
    sheet('M0 44 12 28 20 38 28 22 36 34 42 26 50 30 58 26 64 34 72 20 80 38 88 28 100 44V60H0Z', tone('thorn', 0)) +
    flat('M40 30c1 5 4 7 8 6-1-4-4-6-8-6Zm20 0c-1 5-4 7-8 6 1-4 4-6 8-6Z', '#fff4d8');
  let s = cardFrame(100, 116, 8, tone('thorn', 'f')) + through('s-night', windows.night, scene, [9, 4]);
  card.particles.forEach(
    (particle, at) => (s += particleDisc(particle, 21 + (at % 3) * 29, 58 + Math.floor(at / 3) * 30, 13)),
  );
  for (let i = 0; i < card.signs; i++) s += glyph('nightmare', 87 - i * 15, 11, 13, tone('thorn', 4));
  return s;
};
export const dreamCard = (card: DreamCardFace): string =>
  isPlot(card.plot) ? goodDream(card.plot, card) : badDream(card);
export const dreamBack = (): string =>
  cardFrame(100, 116, 8, 'var(--dusk-f)') +
  through(
    's-back',
    'M9 17A8 8 0 0 1 17 9H83A8 8 0 0 1 91 17V99A8 8 0 0 1 83 107H17A8 8 0 0 1 9 99Z',
    background(100, 116, 'var(--dusk-2)') +
      stars(4, 16, 12, 12, 76, 40, 'var(--dusk-4)', 0.9) +
      disc(50, 50, 42, 'var(--dusk-4)', 'opacity=".1"') +
      disc(50, 50, 32, 'var(--dusk-4)', 'opacity=".14"') +
      sheet(circle(50, 50, 22), 'var(--light)') +
      sheet('M0 66C18 56 34 60 52 64S84 54 100 60V116H0Z', 'var(--rose-2)') +
      sheet('M0 80C22 70 44 78 64 74S90 70 100 73V116H0Z', 'var(--rose-1)') +
      sheet('M0 94C26 86 50 92 70 89S92 88 100 89V116H0Z', 'var(--rose-0)'),
    [9],
  );
/** A dream card too small for pictures, 40 x 46: frame, plot, stars. */
export const dreamMini = (card: DreamCardFace): string => {
  const signs = Array.from({ length: card.signs }, (_, at) =>
    glyph('nightmare', 33 - at * 11, 38, 9, 'var(--thorn-4)'),
  ).join('');
  if (!isPlot(card.plot))
    return (
      cardFrame(40, 46, 4, 'var(--thorn-f)') +
      flat('M4 8 10 5 16 8 22 5 28 8 36 5 35 26 30 23 26 27 20 23 14 27 9 23 4 26Z', 'var(--thorn-2)') +
      glyph('nightmare', 20, 16, 17, 'var(--thorn-4)') +
      signs
    );
  const paper = PAPERS_OF[card.plot];
  return (
    cardFrame(40, 46, 4, tone(paper, 'f')) +
    `<rect x="3.5" y="3.5" width="33" height="27" rx="3" fill="${tone(paper, 1)}"/>` +
    disc(20, 17, 11, 'var(--light)') +
    particleGlyph(card.particles[0] ?? '', 20, 17, 18, tone(paper, 0)) +
    Array.from({ length: card.stars }, (_, at) => flat(star5(33 - at * 9.5, 38.5, 4.6), 'var(--star)')).join('')
  );
};
/** A goal card, 100 x 116: its three particles in a ring of light. */
export const goalCard = (particles: readonly string[]): string =>
  cardFrame(100, 116, 8, 'var(--amber-f)') +
  sheet('M9 17A8 8 0 0 1 17 9H83A8 8 0 0 1 91 17V99A8 8 0 0 1 83 107H17A8 8 0 0 1 9 99Z', 'var(--rose-1)') +
  disc(50, 58, 40, 'var(--light)', 'opacity=".14"') +
  disc(50, 58, 31, 'var(--light)', 'opacity=".2"') +
  particles
    .map((particle, at) => {
      const angle = ((-90 + (at * 360) / particles.length) * Math.PI) / 180;
      return moved(
        token(particle),
        `translate(${round(50 + 22 * Math.cos(angle) - 17)} ${round(59 + 22 * Math.sin(angle) - 17)}) scale(.7)`,
      );
    })
    .join('');
/** A sand token, 48 x 48: its particle, or its back where the front is not known. */
export const token = (particle: string | null, back: string | null = null): string => {
  let o =
    `<g transform="translate(24 24)"><circle cy="1.5" r="21" fill="var(--shade)" opacity=".35"/>` +
    flat(burst(26, 22, 20.4), 'var(--amber-2)') +
    disc(0, 0, 18.5, !particle && back === 'blank' ? 'var(--bone-2)' : 'var(--amber-3)') +
    `<circle r="18.5" class="in3" stroke-width="1.5"/>`;
  if (!particle && back !== 'blank')
    o +=
      `<g fill="none" stroke="var(--amber-1)" stroke-width="1.7" stroke-linecap="round" opacity=".75"><path d="M-15 -5C-9 -10 -3 -9 2 -5S11 -2 15.5 -6"/><path d="M-16.5 1.5C-10 -3 -4 -2 1 2S11 5 16.5 1"/><path d="M-14.5 8.5C-9 5 -4 5 1 8.5S9 11 13.5 8.5"/></g>` +
      (
        [
          [-6, -12],
          [3, -12.5],
          [8, -9.5],
          [-1, 14],
          [5, 14],
        ] as const
      )
        .map(([x, y]) => disc(x, y, 1.1, 'var(--amber-1)'))
        .join('');
  else if (!particle)
    o += `<circle r="10" fill="none" stroke="var(--bone-1)" stroke-width="1.6" stroke-dasharray="3 4"/>`;
  else
    o +=
      disc(0, 0, 14.5, tone(paperOf(particle), 'f')) +
      disc(0, 0, 13, 'var(--bone-3)') +
      particleGlyph(particle, 0, 0, 20);
  return o + '</g>';
};
/** A wheel, 64 x 64; black is solid, white is open, so they differ without colour. */
export const wheel = (dark: boolean): string => {
  const a = dark ? 'var(--wheel-d)' : 'var(--wheel-l)',
    b = dark ? 'var(--wheel-l)' : 'var(--wheel-d)';
  let s = '';
  for (let i = 0; i < 8; i++)
    s +=
      moved(flat(dark ? 'M-2.6 -4H2.6L3.4 -22H-3.4Z' : 'M-1.4 -4H1.4V-22H-1.4Z', a), `rotate(${i * 45})`) +
      (dark ? '' : moved(disc(0, -15, 2.6, a), `rotate(${i * 45})`));
  return (
    `<g transform="translate(32 32)"><circle cy="2" r="29" fill="var(--shade)" opacity=".35"/>` +
    disc(0, 0, 22, dark ? 'var(--slate-3)' : 'var(--slate-0)') +
    `<path d="${circle(0, 0, 29)}${circle(0, 0, 21)}" fill="${a}" fill-rule="evenodd"/><circle r="29" fill="none" stroke="${dark ? 'var(--bone-2)' : b}" stroke-opacity="${dark ? 0.9 : 0.5}" stroke-width="1.6"/><circle r="21" fill="none" stroke="${b}" stroke-opacity=".35"/>` +
    s +
    disc(0, 0, 7, a) +
    disc(0, 0, 3, 'var(--light-2)') +
    '</g>'
  );
};
/** A break between two cards, 36 x 82: a red tear, with the token that lies on it. */
export const breakMark = (back: string | null): string =>
  sheet(
    'M11 0 19 10 9 22 21 34 8 46 20 58 10 70 16 82H24L18 70 27 58 16 46 28 34 17 22 26 10 19 0Z',
    'var(--thorn-3)',
  ) + (back ? moved(token(null, back), 'translate(3 26) scale(.62)') : '');
/** The bag of sand tokens, 64 x 64 */
export const bag = (): string =>
  `<ellipse cx="32" cy="58" rx="24" ry="5" fill="var(--shade)" opacity=".4"/>` +
  sheet(
    'M20 12C16 6 20 2 25 5C29 2 36 2 40 5C45 2 49 6 45 12L41 18C58 26 62 48 50 57C40 61 24 61 14 57C2 48 6 26 23 18Z',
    'var(--umber-2)',
  ) +
  flat('M41 18C58 26 62 48 50 57C45 59 40 60 35 60C50 50 50 30 36 18Z', 'var(--umber-1)') +
  stroke('M22 17C28 21 36 21 42 17', 'var(--light-2)', 2.8) +
  moved(token(null, 'sand'), 'translate(19 27) scale(.5)');

/** How many steps to a card, and what they draw (+) or cost (-) in sand: in a row, or one above the other. */
export const stepMark = (steps: number, sand: number, stacked = false): { box: string; drawing: string } => {
  const number = (x: number, y: number): string => text(steps, x, y, 14, 'var(--badge-ink)');
  const change = (x: number, y: number): string =>
    text((sand > 0 ? '+' : '−') + Math.abs(sand), x, y, 13, sand > 0 ? '#a8cf86' : '#ff8f7d');
  const paper = (width: number, height: number): string =>
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="12" fill="var(--badge)"/>`;
  if (!sand) return { box: '-14 -14 28 28', drawing: paper(24, 24) + number(0, 5) };
  const coin = (x: number, y: number): string => moved(token(null, 'sand'), `translate(${x} ${y}) scale(.35)`);
  return stacked
    ? { box: '-18 -32 36 64', drawing: paper(32, 60) + number(0, -11) + coin(-8.5, -8) + change(0, 24) }
    : { box: '-32 -14 64 28', drawing: paper(58, 24) + number(-17, 5) + coin(-9, -8.5) + change(18, 4.6) };
};
/** What joins two cards. */
export const clasp = (x: number, y: number, r = 7): string =>
  disc(x, y + 1, r, 'var(--shade)', 'opacity=".4"') +
  disc(x, y, r, 'var(--light-2)') +
  glyph('link', x, y, r * 1.57, 'var(--light-ink)');

// The ring of upright cards: places on a superellipse, spread so that cards of w x h do not overlap, clockwise from the top.

const onCurve = (angle: number, rx: number, ry: number, bend: number): Point => {
  const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / bend);
  return [rx * bent(Math.sin(angle)), -ry * bent(Math.cos(angle))];
};
export const ringPath = (rx: number, ry: number, bend = 2): string =>
  'M' +
  Array.from({ length: 121 }, (_, i) =>
    onCurve((i / 120) * 2 * Math.PI, rx, ry, bend)
      .map(round)
      .join(' '),
  ).join('L') +
  'Z';
/** A way along the curve on which cards of w x h lie: `at` goes from 0 to `length`, one card apart at every 1. */
export interface Way {
  readonly length: number;
  readonly at: (distance: number) => Point;
}
export const wayAlong = (
  rx: number,
  ry: number,
  w: number,
  h: number,
  bend = 2,
  [from, to]: readonly [number, number] = [0, 2 * Math.PI],
): Way => {
  const STEPS = 1440;
  const curve = Array.from({ length: STEPS + 1 }, (_, i) => onCurve(from + (i / STEPS) * (to - from), rx, ry, bend));
  const lengths = [0];
  curve.forEach(([x, y], i) => {
    const before = curve[i - 1];
    if (before)
      lengths.push((lengths[i - 1] ?? 0) + Math.max(Math.abs(x - before[0]) / w, Math.abs(y - before[1]) / h));
  });
  const length = lengths[STEPS] ?? 1;
  const at = (distance: number): Point => {
    const found = lengths.findIndex((one) => one >= distance);
    return curve[found < 0 ? STEPS : found] ?? [0, 0];
  };
  return { length, at };
};
/** `load` is at most 1 while no two cards overlap. */
export const ringPlaces = (
  count: number,
  rx: number,
  ry: number,
  w: number,
  h: number,
  bend = 2,
): { places: Point[]; load: number } => {
  const way = wayAlong(rx, ry, w, h, bend);
  const places = Array.from({ length: count }, (_, k) => way.at((way.length * k) / count));
  return { places, load: count / way.length };
};
