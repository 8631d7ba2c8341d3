/** The cards of Ravens, 140 x 196: the land cools and fills as the number grows. */
import {
  background,
  burst,
  cardFrame,
  circle,
  clipPaths,
  disc,
  flat,
  glyph,
  mix,
  moved,
  sheet,
  stars,
  text,
  through,
  tone,
  type Paper,
} from '../../../art/paper';

export const SPECIALS = ['take-two', 'peek-one', 'swap-two'] as const;
type Special = (typeof SPECIALS)[number];
/** How many ravens a special card shows in the standard pack. */
const RAVENS_ON: Record<Special, number> = { 'take-two': 5, 'peek-one': 6, 'swap-two': 7 };

const windows = {
  land: 'M12 176V70C12 34 40 14 70 14H118A10 10 0 0 1 128 24V176A8 8 0 0 1 120 184H20A8 8 0 0 1 12 176Z',
  plate: 'M14 22A8 8 0 0 1 22 14H118A8 8 0 0 1 126 22V174A8 8 0 0 1 118 182H22A8 8 0 0 1 14 174Z',
};
/** How many ravens a card shows. */
export const ravensOn = (card: string): number => RAVENS_ON[card as Special] ?? Number(card.split('-')[1] ?? 0);
export const ravensClips = clipPaths('r', windows);
const card = (paper: Paper, window: keyof typeof windows, scene: string): string =>
  cardFrame(140, 196, 10, tone(paper, 'f')) + through(`r-${window}`, windows[window], scene);

export const RAVEN =
  'M1 10C3.6 8.1 5.3 7 6.6 6 8 3.4 11 2 13.9 3c3 1 4.3 3.2 5.7 5.3 3.6 3.2 8 6.2 11.3 10.2 2.8 3.4 5.6 7 8.8 10.4l-6-.7 1.2 2.7-6.3-4c-3.200.3-6 0-8.5-1l-.1 3.7h2.6v1.3h-6.4v-1.3h2.4l-.3-4.5C13 22.9 9.3 18.8 8.6 13.6c-.2-1.3-.7-2.1-1.5-2.4C5.2 11.2 2.7 11 1 10Z';
export const FLYER =
  'M0 13C7 8 13 8.5 17.5 12.5C19 6 25 .5 36 0C31.5 4 30 8 29.5 11.5C33 11.5 36 12.5 39.5 15.5C36.5 15.5 34 16.2 31 18C27 21 22.5 22 18.5 21L11.5 24L14 19.6C8 17.5 4 15.5 0 13Z';
const raven = (x: number, y: number, s: number, flip: boolean, fill: string, eye: string): string =>
  moved(
    sheet(RAVEN, fill) + disc(11.2, 6.7, 1.15, eye),
    `translate(${x} ${y}) scale(${flip ? -s : s} ${s}) translate(-19.5 -30)`,
  );
/** How the ravens of a card sit on its branches: never more than three together, so that they count at a glance. */
const ROWS: Record<number, readonly number[]> = {
  0: [],
  1: [1],
  2: [2],
  3: [3],
  4: [2, 2],
  5: [2, 3],
  6: [3, 3],
  7: [2, 3, 2],
  8: [3, 2, 3],
  9: [3, 3, 3],
};
/** the land: warm and clear at 0, cold and full at 9 */
const land = (n: number, special: Special | null = null): string => {
  const t = n / 9,
    sky1 = mix('var(--amber-3)', mix('var(--dusk-2)', 'var(--dusk-3)', 0.35), Math.min(1, t * 1.1)),
    sky2 = mix('var(--rose-4)', 'var(--dusk-4)', t);
  const near = mix('var(--rose-1)', mix('var(--dusk-0)', 'var(--dusk-1)', 0.5), 0.25 + t * 0.75),
    m1 = mix('var(--rose-2)', 'var(--dusk-2)', t),
    m2 = mix('var(--rose-3)', 'var(--dusk-3)', t);
  const ink = mix('var(--dusk-0)', '#04070f', 0.5);
  const rows = ROWS[n] ?? [];
  const ys =
    special && rows.length === 3
      ? [72, 109, 147]
      : special
        ? [82, 128]
        : rows.length === 3
          ? [74, 117, 160]
          : rows.length === 2
            ? [84, 134]
            : [116];
  let s = background(140, 196, sky1) + disc(82, 84, 66, sky2, 'opacity=".25"') + disc(82, 84, 51, sky2, 'opacity=".4"');
  s +=
    n === 0
      ? sheet(burst(18, 42, 34, 84, 84), 'var(--light-2)') + sheet(circle(84, 84, 31), 'var(--light)')
      : sheet(circle(82, 84, 38 - n * 0.6), mix('var(--light)', 'var(--dusk-4)', t * 0.8));
  if (n > 4) s += stars(n * 13, 14, 14, 16, 112, 60, 'var(--dusk-4)', 0.9);
  s +=
    sheet('M0 150C20 128 36 130 52 142S86 122 104 132 128 142 140 136V196H0Z', m2) +
    sheet('M0 166C26 148 48 160 70 160S118 146 140 156V196H0Z', m1);
  if (n === 0) {
    s +=
      sheet('M0 178C30 164 62 174 84 174S126 166 140 170V196H0Z', near) +
      sheet(
        'M34 178C36 158 33 146 28 132C34 138 37 142 39 148C41 138 46 130 54 124C48 134 44 144 44 156C44 166 45 172 46 178Z',
        near,
      ) +
      (
        [
          [26, 126, 11],
          [42, 118, 13],
          [56, 124, 10],
          [34, 110, 9],
          [50, 108, 9],
        ] as const
      )
        .map(([x, y, q]) => sheet(circle(x, y, q), 'var(--rose-4)'))
        .join('') +
      (
        [
          [30, 124],
          [44, 116],
          [52, 110],
          [36, 112],
          [56, 126],
        ] as const
      )
        .map(([x, y]) => disc(x, y, 2, 'var(--rose-3)'))
        .join('') +
      flat('M72 176l3-10 3 10Zm14 2l3-9 3 9Zm16-4l3-10 3 10Z', near);
  } else {
    rows.forEach((k, i) => {
      const y = ys[i] ?? 116,
        left = i % 2 === 0,
        sag = 5;
      // a branch that tapers, entering from alternating sides
      const b = left
        ? `M-4 ${y + 9}C30 ${y + 3} 60 ${y - 1 + sag} 92 ${y - 1}C104 ${y - 2} 114 ${y - 5} 122 ${y - 9}C116 ${y - 1} 106 ${y + 3} 94 ${y + 4}C60 ${y + 8} 30 ${y + 13} -4 ${y + 22}Z`
        : `M144 ${y + 9}C110 ${y + 3} 80 ${y - 1 + sag} 48 ${y - 1}C36 ${y - 2} 26 ${y - 5} 18 ${y - 9}C24 ${y - 1} 34 ${y + 3} 46 ${y + 4}C80 ${y + 8} 110 ${y + 13} 144 ${y + 22}Z`;
      s += sheet(b, near);
      const sc = rows.length === 1 && k < 3 ? 1.15 : rows.length === 3 || k === 3 ? 0.9 : 1.02,
        x0 = k === 1 ? [80] : k === 2 ? [52, 100] : [36, 72, 107];
      x0.forEach((x, j) => {
        const yy = y + (left ? 2.2 + (x < 60 ? 2.5 : 0) : 2.2 + (x > 90 ? 2.5 : 0));
        s += raven(x, yy, sc, (j + i + n) % 3 === 1, ink, 'var(--light)');
      });
    });
    s += rows.length < 3 ? sheet('M0 180C30 166 62 176 84 176S126 168 140 172V196H0Z', near) : '';
  }
  const f: Paper = special ? 'amber' : n === 0 ? 'rose' : 'dusk';
  const foot = special ? 64 : 40;
  const index =
    flat(`M0 10A10 10 0 0 1 10 0H42V${foot}A14 14 0 0 1 28 ${foot + 14}H0Z`, tone(f, 'f')) +
    `<text x="20.5" y="42" class="idx" fill="${tone(f, 'i')}">${n}</text>` +
    (special ? glyph(special, 20.5, 61, 26, tone(f, 'i')) : '');
  return card(f, 'land', s) + index;
};
/** The feathers of the back that can be seen through its window: eleven rows, the upper over the lower. */
const feathers = (): string => {
  const f = 'dusk';
  const fills = [mix(tone(f, 1), tone(f, 2), 0.5), tone(f, 2)];
  const path = (d: string, paint: string): string => (d ? `<path d="${d}" ${paint}/>` : '');
  let s = '';
  for (let r = 10; r >= 0; r--)
    // Every other feather of a row: they do not touch, so they are one path. Back upon back lies on a table, and each
    // element of each of them costs a phone time.
    for (const first of [0, 1]) {
      const shapes = ['', ''];
      let quills = '';
      for (let k = first; k < 6 - (r % 2); k += 2) {
        const [x, y] = [k * 28 + (r % 2 ? 14 : 0) - 1, r * 18 + 22];
        const shape = `M${x} ${y}c13-8 15-24 14-34h-28c-1 10 1 26 14 34Z`;
        shapes[(x + y) % 3 ? 1 : 0] += shape;
        quills += `M${x} ${y - 3}v-17`;
      }
      const all = shapes.join('');
      s += path(all, 'class="sa"') + path(all, 'class="sb"');
      s += shapes.map((d, at) => path(d, `fill="${fills[at] ?? ''}"`)).join('');
      s += path(all, 'class="ed"') + path(quills, `stroke="${tone(f, 1)}" stroke-width="1.2"`);
    }
  return s;
};
const ravensBack = (): string => {
  const f = 'dusk';
  let s = background(140, 196, tone(f, 1)) + feathers();
  s +=
    sheet(circle(70, 98, 37), tone(f, 0)) +
    sheet(circle(70, 98, 31), 'var(--light)') +
    moved(
      flat(RAVEN, tone(f, 0)) + disc(11.2, 6.7, 1.1, 'var(--light)'),
      'translate(68 120) scale(1.15) translate(-19 -30)',
    ) +
    flat('M38 121C50 117 84 120 102 115L98 124C80 126 56 126 42 126Z', tone(f, 0));
  return card(f, 'plate', s);
};

const isSpecial = (name: string): name is Special => SPECIALS.some((known) => known === name);
/** The ribbon under a special card, with its name as people read it. */
const ribbon = (name: string): string =>
  sheet('M22 162H118L126 174L118 186H22L14 174Z', tone('amber', 'f')) + text(name, 70, 179.5, 14.5, tone('amber', 'i'));
/** The drawing of a card by the name the game gives it; null is a card lying face down. */
export const ravensCard = (name: string | null, label = ''): string => {
  if (name === null) return ravensBack();
  if (isSpecial(name)) return land(RAVENS_ON[name], name) + (label ? ribbon(label) : '');
  const count = Number(name.split('-')[1]);
  return ROWS[count] ? land(count) : ravensBack();
};
