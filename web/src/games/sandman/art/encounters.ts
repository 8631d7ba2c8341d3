/** Encounters of Sandman, 100 x 140. An arch: used once. A round window in a dotted ring: it stays open. */
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
  moonAt,
  moved,
  round,
  sheet,
  star4,
  stars,
  stroke,
  text,
  through,
  tone,
  type Paper,
} from '../../../art/paper';
import { sandglass as sandglassArt } from '../../runners/art/tiles';
import { token, wheel } from './cards';

export const ENCOUNTERS = [
  'pocketful',
  'long-stride',
  'turning-back',
  'mender',
  'second-sight',
  'swap',
  'lullaby',
  'guard-dog',
  'sandglass',
  'stargazer',
  'weaver',
  'keepsake',
] as const;
type Encounter = (typeof ENCOUNTERS)[number];
const PAPER: Record<Encounter, Paper> = {
  pocketful: 'dusk',
  'long-stride': 'rose',
  'turning-back': 'tide',
  mender: 'moss',
  'second-sight': 'dusk',
  swap: 'aqua',
  lullaby: 'tide',
  'guard-dog': 'ember',
  sandglass: 'rose',
  stargazer: 'dusk',
  weaver: 'aqua',
  keepsake: 'moss',
};
const STAYS: ReadonlySet<Encounter> = new Set(['guard-dog', 'sandglass', 'stargazer', 'weaver', 'keepsake']);
const isEncounter = (name: string): name is Encounter => ENCOUNTERS.some((known) => known === name);

const windows = {
  once: 'M10 98V52A40 40 0 0 1 90 52V98A6 6 0 0 1 84 104H16A6 6 0 0 1 10 98Z',
  stay: circle(50, 57, 42),
};
const dunes =
  sheet('M0 84C18 74 34 77 52 81S84 72 100 78V112H0Z', mix('var(--amber-1)', 'var(--rose-1)', 0.45)) +
  sheet('M0 95C22 88 44 93 64 90S90 87 100 90V112H0Z', 'var(--amber-0)');
const tokenAt = (particle: string, x: number, y: number, s: number): string =>
  moved(token(particle), `translate(${round(x - 24 * s)} ${round(y - 24 * s)}) scale(${s})`);
const arrowHead = (x: number, y: number, a: number, col: string, s = 1): string =>
  moved(flat('M-7 -6 7 0-7 6Z', col), `translate(${x} ${y}) rotate(${a}) scale(${s})`);
const pictures: Record<Encounter, (f: Paper) => string> = {
  pocketful: (f) =>
    moonAt(f, 50, 40, 24) +
    dunes +
    sheet(
      'M36 44C33 39 35 35 39 37C44 33 54 33 60 37C65 35 67 39 63 44L59 51C77 58 80 80 66 91C56 96 42 96 33 91C20 80 24 58 41 51Z',
      'var(--umber-2)',
    ) +
    flat('M59 51C77 58 80 80 66 91C61 93.5 56 94.5 51 94.7C64 84 64 62 54 51Z', 'var(--umber-1)') +
    stroke('M40 50C46 54 54 54 60 50', 'var(--light-2)', 3) +
    stroke('M60 50C66 50 68 55 65 60', 'var(--light-2)', 2) +
    glyph('encounter', 45, 70, 20, 'var(--umber-4)') +
    tokenAt('pearl', 22, 92, 0.36) +
    tokenAt('fox', 78, 91, 0.36) +
    tokenAt('kite', 50, 98, 0.4),
  'long-stride': (f) =>
    moonAt(f, 56, 42, 25) +
    dunes +
    sheet('M48 56 26 96H30.5L53 59ZM54 59 76 93H80.5L59 55Z', tone(f, 0)) +
    sheet('M43 62C42 46 46 34 54 30C62 36 64 48 63 62C57 58 50 58 43 62Z', 'var(--cap)') +
    flat('M54 30C62 36 64 48 63 62C60.5 60.5 58 59.6 55 59.3C58 50 57.5 40 54 30Z', 'var(--shade)', 'opacity=".3"') +
    sheet(circle(54, 27, 6), '#f3c9a0') +
    sheet('M47.5 27C46 18 52 12 60 14C66 15 70 19 71 25C67 22 64 21.5 61.5 22C57 22.5 52 24 47.5 27Z', tone(f, 0)) +
    stroke('M20 96C26 82 38 82 44 96C50 82 62 82 68 96', 'var(--light)', 1.8, 'stroke-dasharray="1 4.5"') +
    [20, 44, 68].map((x) => disc(x, 97, 3, 'var(--light-2)')).join(''),
  'turning-back': (f) =>
    disc(50, 56, 47, tone(f, 4), 'opacity=".1"') +
    disc(50, 56, 38, tone(f, 4), 'opacity=".14"') +
    stars(12, 10, 12, 14, 76, 20, tone(f, 4), 0.8) +
    sheet('M0 98C20 92 40 97 60 94S90 92 100 95V112H0Z', tone(f, 0)) +
    moved(wheel(false), 'translate(25.6 31.6) scale(.76)') +
    stroke('M30 28A34 34 0 0 0 19 71', 'var(--light-2)', 5) +
    arrowHead(21.5, 76, 62, 'var(--light-2)', 1.15) +
    stroke('M70 84A34 34 0 0 0 81 41', 'var(--light-2)', 5, 'opacity=".6"'),
  mender: (f) =>
    `<rect width="100" height="112" fill="${tone(f, 1)}"/>` +
    moonAt(f, 52, 54, 15) +
    sheet('M0 0H44L52 14 40 28 50 42 38 56 49 70 39 84 47 112H0Z', tone('rose', 2)) +
    sheet('M100 0H58L66 14 54 28 64 42 52 56 63 70 53 84 61 112H100Z', tone('rose', 3)) +
    (
      [
        [38, 27, 61, 26],
        [44, 42, 69, 41],
        [33, 56, 58, 55],
        [43, 70, 68, 69],
        [33, 84, 59, 83],
      ] as const
    )
      .map(
        ([a, b, c, d]) =>
          stroke(`M${a} ${b}L${c} ${d}`, 'var(--light)', 2.4) +
          disc(a, b, 1.8, tone('rose', 0)) +
          disc(c, d, 1.8, tone('rose', 0)),
      )
      .join('') +
    stroke('M61 26C78 24 84 34 77 44', 'var(--light)', 2) +
    moved(
      sheet('M0 -24C2.6 -10 2.6 10 0 26C-2.6 10 -2.6 -10 0 -24Z', 'var(--bone-4)') + disc(0, -15, 1.3, 'var(--bone-0)'),
      'translate(77 62) rotate(-14)',
    ),
  'second-sight': (f) =>
    stars(8, 16, 12, 14, 76, 30, tone(f, 4), 0.8) +
    flat(burst(16, 50, 30, 50, 58, 0), tone(f, 3), 'opacity=".35"') +
    disc(50, 58, 38, tone(f, 3), 'opacity=".4"') +
    sheet('M8 58C24 36 38 31 50 31S76 36 92 58C76 80 62 85 50 85S24 80 8 58Z', 'var(--bone-4)') +
    sheet(circle(50, 58, 21), tone('tide', 2)) +
    sheet(circle(50, 58, 15), 'var(--light)') +
    moved(sheet('M0 -11C4 -4 4 4 0 11C-4 4 -4 -4 0 -11Z', tone(f, 0)), 'translate(50 58)') +
    stroke('M14 43 8 35M30 31 26 22M50 26V16M70 31 74 22M86 43 92 35', tone(f, 4), 2.6),
  swap: (f) =>
    moonAt(f, 50, 54, 20) +
    dunes +
    tokenAt('coral', 30, 62, 0.82) +
    tokenAt('lantern', 70, 62, 0.82) +
    stroke('M29 35C36 23 60 21 69 33', 'var(--light-2)', 4.6) +
    arrowHead(71.5, 37, 64, 'var(--light-2)', 1.05) +
    stroke('M71 89C64 100 40 101 31 91', 'var(--light-2)', 4.6) +
    arrowHead(28.5, 87, 240, 'var(--light-2)', 1.05),
  lullaby: (f) =>
    stars(21, 18, 12, 14, 76, 40, tone(f, 4), 0.8) +
    disc(50, 60, 44, tone(f, 4), 'opacity=".1"') +
    disc(50, 60, 34, tone(f, 4), 'opacity=".12"') +
    stroke('M50 8V20M50 20 17 56M50 20 83 56', tone(f, 4), 1.4) +
    disc(50, 20, 2.6, 'var(--light-2)') +
    sheet('M30 70C30 56 44 48 58 52C70 55 78 62 78 74C64 82 44 82 30 76Z', tone('rose', 3)) +
    stroke('M43 54C50 60 50 70 46 79M58 52C65 59 65 70 61 79', tone('rose', 2), 1.8) +
    sheet('M18 66C20 58 34 57 36 65C36 72 22 74 18 66Z', 'var(--bone-3)') +
    sheet(circle(31, 60, 8), '#f3c9a0') +
    sheet('M23 58C24 48 35 45 41 51C45 55 44 61 40 63C38 57 32 55 23 58Z', 'var(--cap)') +
    flat(star4(45, 62, 3.6), 'var(--light-2)') +
    stroke('M26.5 62C27.8 63.6 29.8 63.6 31 62', tone('rose', 0), 1.4) +
    sheet('M13 52C12 80 30 94 50 94S88 80 87 52C80 68 68 76 50 76S20 68 13 52Z', 'var(--light)') +
    sheet('M0 102C20 98 50 101 70 99S92 98 100 99V112H0Z', tone(f, 0)),
  'guard-dog': (f) =>
    moonAt(f, 52, 50, 30) +
    dunes +
    sheet(
      'M35 97C33 82 38 70 44 62C43 58 41 55 40 52C36 53 29 53 26 50C25 47 26 45 28 44L38 40C39 34 42 30 46 29L47 21 53 28C60 30 63 36 62 45C72 54 76 70 74 88C79 87 81 82 79 76C85 80 86 92 76 97Z',
      tone(f, 0),
    ) +
    stroke('M43 56C49 57 57 53 62 48', 'var(--light-2)', 3.6) +
    disc(47, 59, 3.2, 'var(--light)') +
    flat('M41 38C42 36 45 36 46 38C44.5 39.4 42.5 39.4 41 38Z', 'var(--light)') +
    stroke('M47 97V82', tone(f, 2), 1.6),
  sandglass: (f) =>
    `<rect width="100" height="112" fill="${tone(f, 1)}"/>` +
    disc(50, 56, 40, tone(f, 3), 'opacity=".22"') +
    sheet(circle(76, 34, 13), 'var(--light)') +
    stars(6, 12, 12, 20, 60, 40, tone(f, 4), 0.8) +
    sheet('M0 86C18 76 34 79 52 83S84 74 100 80V112H0Z', tone(f, 2)) +
    moved(sandglassArt(0.5), 'translate(24 17) scale(.81)') +
    sheet('M0 95C20 90 40 94 60 92S90 90 100 92V112H0Z', tone(f, 0)),
  stargazer: (f) =>
    stars(33, 22, 8, 14, 84, 50, tone(f, 4), 0.8) +
    sheet('M0 100C20 78 44 74 60 84S90 92 100 90V112H0Z', tone(f, 0)) +
    stroke('M44 68 36 88M44 68 53 88M44 68V88', 'var(--umber-1)', 2.8) +
    moved(
      sheet('M-20 -5H8V5H-20ZM8 -6.5H26V6.5H8ZM26 -8H31V8H26Z', 'var(--umber-3)') +
        flat('M-20 1H8V5H-20ZM8 1.5H26V6.5H8ZM26 2H31V8H26Z', 'var(--umber-2)'),
      'translate(43 65) rotate(-36)',
    ) +
    sheet('M14 92C14 78 18 71 24 69C30 72 33 80 33 92Z', 'var(--bone-4)') +
    sheet(circle(24.5, 65, 5.4), '#f3c9a0') +
    sheet('M18.5 65C17 57 22 53 28 54C24 57 26 60 30.5 62C27 61 23 62 18.5 65Z', 'var(--cap)') +
    (
      [
        [24, 36, 5],
        [37, 26, 5],
        [54, 23, 5],
      ] as const
    )
      .map(([x, y, r]) => flat(star4(x, y, r), 'var(--bone-3)'))
      .join('') +
    disc(73, 32, 17, 'var(--light)', 'opacity=".14"') +
    flat(star4(73, 32, 13), 'var(--light)') +
    stroke('M24 36 37 26 54 23 73 32', tone(f, 4), 1.1, 'stroke-dasharray="1 4"'),
  weaver: (f) =>
    moonAt(f, 50, 40, 19) +
    dunes +
    [30, 36, 42, 48, 54, 60, 66, 70].map((x) => stroke(`M${x} 30V90`, 'var(--bone-3)', 1.3, 'opacity=".85"')).join('') +
    (
      [
        ['tide', 82],
        ['moss', 74],
        ['rose', 66],
      ] as const
    )
      .map(([k, y]) =>
        sheet(`M27 ${y}Q38 ${y - 3} 50 ${y}T73 ${y}V${y + 9}Q62 ${y + 12} 50 ${y + 9}T27 ${y + 9}Z`, tone(k, 3)),
      )
      .join('') +
    sheet('M20 24H26.5V98H20ZM73.5 24H80V98H73.5ZM15 23H85V31H15ZM17 90H83V96H17Z', 'var(--umber-1)') +
    moved(
      sheet('M-17 0C-9 -6 9 -6 17 0C9 6 -9 6 -17 0Z', 'var(--light-2)') +
        flat('M-8 0C-4 -2.5 4 -2.5 8 0C4 2.5 -4 2.5 -8 0Z', 'var(--umber-0)'),
      'translate(55 57) rotate(-6)',
    ) +
    stroke('M38 58C33 60 30 63 28 67', 'var(--light)', 1.6),
  keepsake: (f) =>
    flat(burst(20, 52, 30, 50, 58), tone(f, 3), 'opacity=".3"') +
    stroke('M14 10C18 30 34 33 50 33S82 30 86 10', 'var(--light-3)', 2.4, 'stroke-dasharray=".1 4.2"') +
    disc(50, 34, 4.5, 'none', 'stroke="var(--light-2)" stroke-width="2.6"') +
    sheet(circle(50, 64, 28), 'var(--light-2)') +
    sheet(circle(50, 64, 22.5), tone(f, 0)) +
    (
      [
        ['tide', 39.5, 58],
        ['sky', 60.5, 58],
        ['wood', 50, 74],
      ] as const
    )
      .map(
        ([k, x, y]) =>
          disc(x, y, 8.3, tone(k === 'wood' ? 'moss' : k === 'sky' ? 'rose' : 'tide', 'f')) +
          disc(x, y, 7.3, 'var(--bone-3)') +
          glyph(k, x, y, 10.5, `var(--pt-${k})`),
      )
      .join('') +
    flat(star4(74, 42, 8), 'var(--light)'),
};

export const encounterClips = clipPaths('e', windows);
/** An encounter; under about 70 px leave out its name. */
export const encounterCard = (kind: string, name = ''): string => {
  if (!isEncounter(kind)) return encounterBack();
  const window = STAYS.has(kind) ? 'stay' : 'once';
  return (
    cardFrame(100, 140, 8, 'var(--amber-f)') +
    (window === 'stay'
      ? '<circle cx="50" cy="57" r="46" fill="none" stroke="var(--amber-i)" stroke-opacity=".75" stroke-width="1.3" stroke-dasharray="1 4" stroke-linecap="round"/>'
      : '') +
    through(
      `e-${window}`,
      windows[window],
      background(100, 112, tone(PAPER[kind], 2)) + pictures[kind](PAPER[kind]),
      [12, 9, 4],
    ) +
    flat('M0 8A8 8 0 0 1 8 0H26V16A10 10 0 0 1 16 26H0Z', 'var(--amber-f)') +
    glyph('encounter', 12.5, 12.5, 17, 'var(--amber-i)') +
    (name ? text(name, 50, 127, name.length > 14 ? 12 : name.length > 10 ? 14.5 : 15.5, 'var(--amber-i)', 'td') : '')
  );
};
export const encounterBack = (): string =>
  cardFrame(100, 140, 8, 'var(--amber-f)') +
  sheet('M9 17A8 8 0 0 1 17 9H83A8 8 0 0 1 91 17V123A8 8 0 0 1 83 131H17A8 8 0 0 1 9 123Z', 'var(--dusk-1)') +
  disc(50, 70, 40, 'var(--dusk-3)', 'opacity=".22"') +
  sheet(circle(50, 70, 27), 'var(--light)') +
  glyph('encounter', 50, 70, 36, 'var(--amber-0)');
