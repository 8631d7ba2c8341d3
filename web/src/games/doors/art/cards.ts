/** The cards of Doors, 140 x 196: the window tells the place, the light tells the symbol. */
import type { GlyphName } from '../../../art/glyphs';
import {
  background,
  burst,
  cardFrame,
  circle,
  clipPaths,
  crescent,
  disc,
  flat,
  glyph,
  mix,
  moved,
  noise,
  round,
  sheet,
  star4,
  stars,
  through,
  tone,
  type Paper,
} from '../../../art/paper';

export const COLOURS = ['red', 'blue', 'green', 'brown'] as const;
/** red the observatory, blue the aquarium, green the garden, brown the library */
export type Colour = (typeof COLOURS)[number];
export const MARKS = ['sun', 'moon', 'key'] as const;
type Mark = (typeof MARKS)[number];
export const PAPER_OF: Record<Colour, Paper> = { red: 'ember', blue: 'tide', green: 'moss', brown: 'umber' };

const doorsWindows = {
  red: 'M14 178V80A56 56 0 0 1 126 80V178A6 6 0 0 1 120 184H20A6 6 0 0 1 14 178Z',
  blue: 'M14 71A56 56 0 0 1 126 71V128A56 56 0 0 1 14 128Z',
  green: 'M14 178V96C14 62 44 50 70 16C96 50 126 62 126 96V178A6 6 0 0 1 120 184H20A6 6 0 0 1 14 178Z',
  brown: 'M14 178V50H32V32H50V18H90V32H108V50H126V178A6 6 0 0 1 120 184H20A6 6 0 0 1 14 178Z',
  torn: 'M12 186 17 150 10 118 18 88 12 60 24 44 22 22 44 28 58 12 74 24 96 10 106 26 128 20 122 46 130 70 122 98 130 128 122 156 128 186 104 180 84 188 60 180 36 188Z',
  plate: 'M14 22A8 8 0 0 1 22 14H118A8 8 0 0 1 126 22V174A8 8 0 0 1 118 182H22A8 8 0 0 1 14 174Z',
};
export const doorsClips = clipPaths('w', doorsWindows);
type Window = keyof typeof doorsWindows;
const card = (paper: Paper, window: Window, scene: string): string =>
  cardFrame(140, 196, 10, tone(paper, 'f')) + through(`w-${window}`, doorsWindows[window], scene);

// ---- the light: sun, moon or key, always in moonlight, on cut rings ----
const KEYD =
  'M0 -26a13 13 0 0 1 4.6 25.2V6h9v6.4h-9V16h11v6.6H4.6V28h-9.2V-.8A13 13 0 0 1 0 -26Zm0 7.4a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 0-11.2Z';
const light = (mark: Mark, f: Paper, cx: number, cy: number): string => {
  const ring = (r: number, o: number) => disc(cx, cy, r, tone(f, 4), `opacity="${o}"`);
  if (mark === 'sun')
    return (
      ring(62, 0.14) +
      ring(48, 0.2) +
      ring(37, 0.28) +
      sheet(burst(16, 31, 22.5, cx, cy), 'var(--light-2)') +
      sheet(circle(cx, cy, 20), 'var(--light)')
    );
  if (mark === 'moon')
    return (
      ring(52, 0.09) +
      ring(39, 0.13) +
      moved(sheet(crescent(2.9), 'var(--light)'), `translate(${cx - 3} ${cy + 1}) rotate(-8)`)
    );
  return (
    ring(50, 0.1) +
    flat(burst(12, 62, 25, cx, cy), tone(f, 4), 'opacity=".12"') +
    ring(36, 0.16) +
    moved(sheet(KEYD, 'var(--light)', 'class="eo"'), `translate(${cx} ${cy}) rotate(24)`)
  );
};
const sky = (f: Paper, mark: Mark): string =>
  background(140, 196, mark === 'sun' ? mix(tone(f, 2), tone(f, 3), 0.78) : mark === 'moon' ? tone(f, 1) : tone(f, 2));
const far = (f: Paper, mark: Mark): string =>
  mark === 'sun' ? tone(f, 2) : mark === 'moon' ? tone(f, 2) : mix(tone(f, 1), tone(f, 2), 0.55);
const mid = (f: Paper, mark: Mark): string => (mark === 'moon' ? mix(tone(f, 0), tone(f, 1), 0.55) : tone(f, 1));

const scenes: Record<Colour, (f: Paper, m: Mark) => string> = {
  red(f: Paper, m: Mark) {
    const A = far(f, m),
      B = mid(f, m),
      N = tone(f, 0);
    return (
      sheet('M0 146C18 130 34 126 52 134S88 122 108 128 130 138 140 132V196H0Z', A) +
      sheet('M0 168C24 150 44 150 70 152S118 144 140 154V196H0Z', mix(B, A, 0.45)) +
      // drum, dome, slit, telescope
      moved(sheet('M-5 -38 5 -38 7 0-7 0Z', B), 'translate(83 128) rotate(40)') +
      sheet('M43 142A28 28 0 0 1 99 142V144H101V150H98V178H44V150H41V144H43Z', B) +
      flat('M74 115A28 28 0 0 1 91 123L80 143H66Z', tone(f, 0)) +
      flat('M78.5 117.5A26 26 0 0 1 87 122L77 142H69.5Z', 'var(--light-2)', 'opacity=".9"') +
      flat('M66 178V164a5 5 0 0 1 10 0V178Z', 'var(--light-2)', 'opacity=".85"') +
      flat('M50 156h6v8h-6ZM86 156h6v8h-6Z', 'var(--light-2)', 'opacity=".45"') +
      sheet(
        'M22 174C18 162 20 148 25 136C30 148 32 162 28 174ZM113 172C109.5 162 111 150 115.5 140C120 150 121.5 162 118 172Z',
        N,
      ) +
      sheet('M0 176C20 166 44 170 62 174L80 174C100 168 124 166 140 172V196H0Z', N) +
      flat('M60 196 66 177H76L82 196Z', tone(f, 1), 'opacity=".7"')
    );
  },
  blue(f: Paper, m: Mark) {
    const A = far(f, m),
      B = mid(f, m),
      N = tone(f, 0);
    const fish = (x: number, y: number, s: number, fill: string, flip = 1) =>
      moved(
        sheet('M-17 0C-9 -11 7 -11 14 -1.5L24 -9C21 -3 21 3 24 9L14 1.5C7 11-9 11-17 0Z', fill) +
          disc(-9, -2, 1.8, tone(f, 4)),
        `translate(${x} ${y}) scale(${s * flip} ${s})`,
      );
    const kelp = (x: number, h: number, fill: string, k = 1) =>
      sheet(
        `M${x} 200C${x - 9 * k} ${200 - h * 0.25} ${x + 11 * k} ${200 - h * 0.5} ${x - 1 * k} ${200 - h}C${x + 16 * k} ${200 - h * 0.6} ${x + 1 * k} ${200 - h * 0.3} ${x + 9 * k} 200Z`,
        fill,
      );
    return (
      flat('M44 0 20 196H52L66 0ZM84 0 98 196H128L104 0Z', tone(f, 4), 'opacity=".07"') +
      sheet(
        'M0 150C14 140 22 148 32 142C42 132 52 142 60 150C74 140 92 150 100 138C110 130 128 140 140 134V196H0Z',
        A,
      ) +
      kelp(34, 88, A) +
      kelp(104, 74, A, -1) +
      fish(46, 122, 0.62, B) +
      fish(97, 134, 0.95, N, -1) +
      kelp(18, 118, B) +
      kelp(113, 102, B, -1) +
      kelp(126, 70, N, -1) +
      kelp(28, 62, N, -1) +
      sheet(
        'M0 176C12 164 26 168 34 172C46 160 62 166 70 172C84 162 98 168 108 170C122 162 132 168 140 166V196H0Z',
        N,
      ) +
      [
        [88, 112, 2.6],
        [93, 104, 1.7],
        [36, 106, 2],
        [40, 98, 1.3],
      ]
        .map(
          ([x, y, q]) =>
            `<circle cx="${x}" cy="${y}" r="${q}" fill="none" stroke="${tone(f, 4)}" stroke-width="1" opacity=".8"/>`,
        )
        .join('')
    );
  },
  green(f: Paper, m: Mark) {
    const A = far(f, m),
      B = mid(f, m),
      N = tone(f, 0);
    const tulip = (x: number, y: number, s: number, rot: number, fill: string, flower: string) =>
      moved(
        flat('M-1 0C-1 14 0 30 0 50H2.5C2 30 2 14 1 0Z', fill) +
          flat('M1 34C8 22 16 20 20 21C18 32 10 40 1 44Z', fill) +
          sheet('M0 4C-9 3-11-6-9-15L-4-9 0-17 4-9 9-15C11-6 9 3 0 4Z', flower),
        `translate(${x} ${y}) rotate(${rot}) scale(${s})`,
      );
    return (
      sheet(
        'M0 140C8 126 20 126 26 134C32 120 50 120 56 132C64 118 82 120 86 132C94 122 108 122 114 132C122 124 134 126 140 134V196H0Z',
        A,
      ) +
      // clipped trees
      sheet(
        'M30 168V150C20 150 15 142 20 134C14 126 20 116 29 118C33 108 46 110 47 120C55 122 56 133 50 137C53 146 45 151 36 150V168Z',
        B,
      ) +
      sheet(
        'M103 170V152C93 154 87 146 91 138C84 131 90 121 98 122C102 113 115 114 117 123C126 126 126 137 120 141C122 149 116 154 108 152V170Z',
        B,
      ) +
      sheet('M0 166C20 154 40 160 56 160C80 150 110 158 140 152V196H0Z', B) +
      flat(
        'M62 196C66 184 74 178 69 168C66 162 70 158 76 156C74 162 80 164 82 170C86 180 84 188 88 196Z',
        tone(f, 3),
        'opacity=".55"',
      ) +
      tulip(32, 160, 0.9, -6, N, N) +
      tulip(50, 170, 0.7, 8, N, tone(f, 4)) +
      tulip(106, 162, 0.95, 7, N, N) +
      tulip(92, 172, 0.66, -7, N, tone(f, 4)) +
      sheet('M0 184C22 172 46 182 70 182S118 174 140 180V196H0Z', N)
    );
  },
  brown(f: Paper, m: Mark) {
    const A = far(f, m),
      B = mid(f, m),
      N = tone(f, 0);
    const next = noise(m === 'sun' ? 5 : m === 'moon' ? 11 : 23);
    const shelf = (x: number, y: number, w: number, fill: string, books: string): string => {
      // three boards of books cut out of one sheet
      const row = (196 - y - 6) / 3;
      let s = sheet(`M${x} ${y}H${x + w}V196H${x}Z`, fill);
      for (let k = 0; k < 3; k++) {
        let bx = x + 2.5;
        const top = y + 5 + k * row,
          bot = top + row - 5;
        s += flat(`M${x + 2} ${round(top)}H${x + w - 2}V${round(bot)}H${x + 2}Z`, N, 'opacity=".75"');
        while (bx < x + w - 5) {
          const bw = 3 + next() * 2.5,
            bh = (row - 6) * (0.62 + next() * 0.32);
          s += flat(
            `M${round(bx)} ${round(bot)}V${round(bot - bh)}h${round(bw)}V${round(bot)}Z`,
            next() > 0.86 ? 'var(--light-2)' : next() > 0.5 ? books : fill,
          );
          bx += bw + 0.8;
        }
      }
      return s;
    };
    return (
      sheet('M42 196V132A28 20 0 0 1 98 132V196Z', A) +
      flat('M49 196V134A21 15 0 0 1 91 134V196Z', tone(f, 3), 'opacity=".55"') +
      flat('M69 119h2v77h-2zM49 146h42v2H49z', A) +
      shelf(26, 96, 26, B, A) +
      shelf(90, 92, 26, B, A) +
      shelf(8, 64, 27, mix(N, B, 0.6), B) +
      shelf(106, 60, 26, mix(N, B, 0.6), B) +
      moved(
        sheet('M-7 0H-4L-1 92H-4.5ZM7 0H10L13 92H9.5Z', N) +
          flat('M-6 12H9v3H-6ZM-5.5 28H9.5v3H-5.5ZM-5 44H10v3H-5ZM-4.5 60H10.5v3H-4.5ZM-4 76H11v3H-4Z', N),
        'translate(98 100) rotate(5)',
      ) +
      sheet('M40 184V176H70V184ZM44 176V169H74V176ZM38 169V162H66V169Z', N) +
      flat('M44 176V169H47V176ZM62 169V162H65V169Z', 'var(--light-2)') +
      sheet('M0 183H140V196H0Z', N)
    );
  },
};
const skyStars = (m: Mark, f: Paper): string =>
  m === 'moon'
    ? stars(41, 22, 18, 18, 104, 96, tone(f, 4), 1)
    : m === 'key'
      ? stars(77, 9, 20, 30, 100, 90, tone(f, 4), 0.9)
      : '';
const PEN = 'M0 10A10 10 0 0 1 10 0H35V50A17.5 17.5 0 0 1 0 50Z';
const pennant = (f: Paper, top: GlyphName, low: GlyphName): string =>
  `<path d="${PEN}" class="sa" clip-path="inset(0 0 0 0)"/><path d="${PEN}" fill="${tone(f, 'f')}"/><path d="M35 8V50A17.5 17.5 0 0 1 0 50" class="rim2"/>` +
  glyph(top, 17.5, 18, 25, tone(f, 'i')) +
  glyph(low, 17.5, 47, 21, tone(f, 'i'));
const chamber = (colour: Colour, mark: Mark): string => {
  const f = PAPER_OF[colour];
  const height = colour === 'green' ? 86 : colour === 'brown' ? 74 : 76;
  const scene = sky(f, mark) + skyStars(mark, f) + light(mark, f, 74, height) + scenes[colour](f, mark);
  return card(f, colour, scene) + pennant(f, mark, colour);
};

const arch = (depth: number, drawn: string): string => `<g class="arch-${depth}">${drawn}</g>`;
const door = (colour: Colour): string => {
  const f = PAPER_OF[colour];
  const s =
    background(140, 196, tone(f, 1)) +
    // the arches, which light up from inside out when it opens (Opened.svelte)
    arch(4, sheet('M24 200V86A46 46 0 0 1 116 86V200Z', mix(tone(f, 2), tone(f, 1), 0.5))) +
    arch(3, sheet('M33 200V88A37 37 0 0 1 107 88V200Z', tone(f, 2))) +
    arch(2, sheet('M42 172V90A28 28 0 0 1 98 90V172Z', tone(f, 3))) +
    arch(1, flat('M48 172V92A22 24 0 0 1 92 92V172Z', 'var(--light-2)')) +
    arch(0, flat('M54 172V94A16 20 0 0 1 86 94V172Z', 'var(--light)')) +
    arch(3, flat('M42 172H98L128 200H12Z', 'var(--light)', 'opacity=".55"')) +
    arch(1, flat('M54 172H86L98 200H42Z', 'var(--light)', 'opacity=".75"')) +
    // the leaf, swung open
    sheet('M98 174V90C98 76 96 70 92 66L118 54C122 62 124 76 124 92V192Z', tone(f, 0)) +
    flat('M103 170V96C103 86 102 80 100 76L115 69C118 76 119 86 119 96V178Z', tone(f, 1)) +
    glyph(colour, 111, 112, 15, 'var(--light-2)') +
    disc(103, 138, 2.6, 'var(--light)') +
    flat(star4(70, 112, 9), '#fff', 'opacity=".85"') +
    sheet('M0 192H140V200H0Z', tone(f, 0));
  return card(f, 'plate', s) + pennant(f, 'door', colour);
};
const CREATURE =
  'M14 200C16 164 30 140 46 128C36 112 26 96 28 70C32 88 40 98 52 102C58 98 64 96 70 96S82 98 88 102C100 98 108 88 112 70C114 96 104 112 94 128C110 140 124 164 126 200Z';
const nightmare = (): string => {
  const f = 'thorn';
  const thorns = (y: number, n: number, h: number, seed: number): string => {
    const next = noise(seed);
    let d = `M0 200V${y}`;
    for (let i = 0; i < n; i++) {
      const x = (140 * (i + 1)) / n,
        p = (140 * (i + 0.3 + next() * 0.4)) / n;
      d += `Q${round(p - 3)} ${round(y - 4)} ${round(p + 6 - next() * 12)} ${round(y - h * (0.5 + next() * 0.5))}Q${round(p + 3)} ${round(y - 4)} ${round(x)} ${y}`;
    }
    return d + 'V200Z';
  };
  const s =
    background(140, 196, tone(f, 2)) +
    disc(70, 74, 58, tone(f, 3), 'opacity=".35"') +
    sheet(circle(70, 72, 40), tone(f, 3)) +
    sheet(circle(70, 72, 30), tone(f, 4), 'opacity=".8"') +
    sheet(thorns(142, 6, 60, 3), tone(f, 2)) +
    sheet(thorns(160, 7, 54, 8), tone(f, 1)) +
    sheet(CREATURE, tone(f, 0)) +
    flat(
      'M48 116C50 127 57 132 67 130C65 121 58 116 48 116ZM92 116C90 127 83 132 73 130C75 121 82 116 92 116Z',
      '#fff4d8',
    ) +
    flat(
      'M57.5 119c2 3 2 7 .5 10.5l2.500.6c1.5-3.500.8-7-1-10.3ZM82.5 119c-2 3-2 7-.5 10.5l-2.500.6c-1.5-3.5-.8-7 1-10.3Z',
      tone(f, 0),
    ) +
    sheet(thorns(184, 6, 30, 15), tone(f, 1));
  return card(f, 'torn', s) + flat(PEN, tone(f, 'f')) + glyph('nightmare', 17.5, 19, 24, tone(f, 4));
};
const doorsBack = (): string => {
  const f = 'dusk';
  const ring = (r: number, b: number, fill: string) =>
    sheet(`M${70 - r} ${b}V${98}A${r} ${r} 0 0 1 ${70 + r} 98V${b}Z`, fill);
  const s =
    background(140, 196, tone(f, 1)) +
    stars(9, 20, 14, 14, 112, 60, tone(f, 4)) +
    ring(46, 200, mix(tone(f, 2), tone(f, 1), 0.5)) +
    ring(37, 200, tone(f, 2)) +
    ring(28, 200, mix(tone(f, 3), tone(f, 2), 0.5)) +
    ring(19.5, 200, tone(f, 3)) +
    moved(
      sheet('M0 -15a11 11 0 0 1 5.5 20.5L10 32H-10L-5.5 5.5A11 11 0 0 1 0 -15Z', 'var(--light)'),
      'translate(70 104)',
    ) +
    flat('M60 136H80L96 200H44Z', 'var(--light)', 'opacity=".35"');
  return card(f, 'plate', s);
};

const isOneOf = <T extends string>(names: readonly T[], name: string | undefined): name is T =>
  names.some((known) => known === name);
/** The drawing of a card by the name the game gives it; null is a card lying face down. */
export const doorsCard = (name: string | null): string => {
  if (name === null) return doorsBack();
  if (name === 'nightmare') return nightmare();
  const [colour, mark] = name.split('-');
  if (!isOneOf(COLOURS, colour)) return doorsBack();
  return isOneOf(MARKS, mark) ? chamber(colour, mark) : door(colour);
};
