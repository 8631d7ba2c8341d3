/** The land of the Workshop: its corners, paths, landscape cards and dream tokens, all drawn from their data. */
import { sleeper, traveller, type Seat } from '../../../art/figures';
import { mrNightmare } from './figures';
import { isGlyph } from '../../../art/glyphs';
import {
  circle,
  cardFrame,
  clipPaths,
  disc,
  flat,
  glyph,
  mix,
  moved,
  round,
  sheet,
  star4,
  text,
  through,
  tone,
  type Paper,
  type Point,
} from '../../../art/paper';
import { asShards, isShard, pile, projection, puck, type Shard } from './piles';

interface LandField {
  readonly row: number;
  readonly column: number;
  readonly stack: readonly string[];
  readonly tree: boolean;
  readonly dreamer: boolean;
}
export interface LandscapeFace {
  readonly level: number;
  readonly power: string;
  readonly points: number;
  readonly land: readonly LandField[];
  readonly shard: string | null;
}
const LEVEL_PAPERS: readonly Paper[] = ['moss', 'aqua', 'dusk'];
const WINDOWS = {
  scape: 'M10 46A36 36 0 0 1 46 18H118A12 12 0 0 1 130 30V144A8 8 0 0 1 122 152H18A8 8 0 0 1 10 144Z',
  plate: 'M14 22A8 8 0 0 1 22 14H118A8 8 0 0 1 126 22V174A8 8 0 0 1 118 182H22A8 8 0 0 1 14 174Z',
};
export const landClips = clipPaths('l', WINDOWS);

/** The scene of a landscape: its fields as piles, the back row first, fitted into the window. Row 0 is the farthest. */
const scape = (land: readonly LandField[]): string => {
  const rows = land.map((field) => field.row);
  const columns = land.map((field) => field.column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const deep = Math.max(...rows) - top + 1;
  const wide = Math.max(...columns) - left + 1;
  const high = Math.max(...land.map((field) => field.stack.length));
  const base = projection();
  const scale = Math.min(124 / (wide * base.W + deep * base.S), 108 / (deep * base.H + high * base.T + 44), 0.66);
  const p = projection({
    W: base.W * scale,
    S: base.S * scale,
    H: base.H * scale,
    T: Math.max(6, base.T * scale * 1.15),
  });
  const x0 = 70 - (wide * p.W + deep * p.S) / 2;
  const y0 = Math.min(144, 138 - (70 - (deep * p.H + high * p.T)) / 2);
  return [...land]
    .sort((one, two) => one.row - two.row || one.column - two.column)
    .map((field) => {
      const y = deep - 1 - (field.row - top);
      const x = field.column - left;
      const marks = { tree: field.tree, dreamer: field.dreamer, tag: false };
      return moved(
        pile(p, asShards(field.stack), marks),
        `translate(${round(x0 + x * p.W + y * p.S)} ${round(y0 - y * p.H)})`,
      );
    })
    .join('');
};
/** A landscape card, 140 x 196: points, level, its scene before a moon, and the spot for the shard that wakes its power. */
export const landscape = (card: LandscapeFace, name: string): string => {
  const f = LEVEL_PAPERS[card.level - 1] ?? 'moss';
  const sky =
    `<rect width="140" height="196" fill="${tone(f, 2)}"/>` +
    disc(92, 60, 52, tone(f, 4), 'opacity=".12"') +
    disc(92, 60, 38, tone(f, 4), 'opacity=".18"') +
    sheet(circle(92, 60, 25), mix('var(--light)', tone(f, 4), 0.3)) +
    sheet('M0 104C20 88 40 92 60 98S110 82 140 94V160H0Z', mix(tone(f, 2), tone(f, 3), 0.35)) +
    sheet('M0 124C30 110 60 118 90 114S130 112 140 116V160H0Z', tone(f, 1));
  let s =
    cardFrame(140, 196, 10, tone(f, 'f')) +
    through('l-scape', WINDOWS.scape, sky, [16, 9]) +
    scape(card.land) +
    flat('M0 10A10 10 0 0 1 10 0H40V26A14 14 0 0 1 26 40H0Z', tone(f, 'f')) +
    text(card.points, 19, 32, 31, tone(f, 'i'), 'td');
  for (let i = 0; i < card.level; i++) s += flat(star4(124 - i * 13, 10, 5.5), tone(f, 'i'));
  s +=
    disc(23, 173, 15, tone(f, 1)) +
    `<circle cx="23" cy="173" r="15" fill="none" stroke="${tone(f, 'i')}" stroke-opacity=".7" stroke-width="1.3" stroke-dasharray="3 3"/>`;
  s += isShard(card.shard)
    ? moved(puck(card.shard, 0.72), 'translate(11 183)')
    : glyph(isGlyph(card.power) ? card.power : 'star', 23, 173, 18, tone(f, 4));
  return s + title(name, tone(f, 'i'));
};
/** A name on one line or, balanced, on two. */
const title = (name: string, ink: string): string => {
  if (name.length <= 11 || !name.includes(' '))
    return text(name, 43, 178, name.length > 11 ? 13.5 : 15, ink, 'td', 'start');
  const gaps = [...name.matchAll(/ /g)].map((found) => found.index);
  const middle = gaps.reduce(
    (best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best),
    gaps[0] ?? 0,
  );
  return (
    text(name.slice(0, middle), 43, 170, 14, ink, 'td', 'start') +
    text(name.slice(middle + 1), 43, 185, 14, ink, 'td', 'start')
  );
};
export const landscapeBack = (level = 1): string => {
  const f = LEVEL_PAPERS[level - 1] ?? 'moss';
  const p = projection({ W: 58, S: 0, H: 46, T: 12, c: 0.24 });
  const scene =
    `<rect width="140" height="196" fill="${tone(f, 1)}"/>` +
    disc(70, 98, 60, tone(f, 2), 'opacity=".5"') +
    disc(70, 98, 46, tone(f, 2)) +
    sheet(circle(70, 98, 34), 'var(--light)') +
    moved(pile(p, ['water', 'earth', 'meadow'], { tag: false, tree: true }), 'translate(41 136)');
  let s = cardFrame(140, 196, 10, tone(f, 'f')) + through('l-plate', WINDOWS.plate, scene, [16, 9]);
  for (let i = 0; i < level; i++) s += flat(star4(70 + (i - (level - 1) / 2) * 16, 164, 7), tone(f, 4));
  return s;
};

/** A corner as it is drawn, 214 x 138. */
export interface CornerFace {
  readonly number: number;
  readonly name: string;
  readonly power: string;
  readonly shards: readonly Shard[]; // key spot first
  readonly dots: readonly number[];
  readonly legal?: boolean;
  readonly blocked?: boolean;
}
const CORNER_PAPERS: readonly Paper[] = ['umber', 'rose', 'ember', 'slate', 'tide', 'dusk'];
export const corner = (face: CornerFace): string => {
  const { number: n, name, power, shards, dots } = face;
  const fam = CORNER_PAPERS[n - 1] ?? 'umber';
  const lk = (a: string, b: string): string => `color-mix(in oklab,${b} var(--land-k),${a})`;
  const hill =
    'M6 52C20 26 52 12 88 22C120 4 176 6 196 34C212 50 212 88 206 112C200 130 180 132 150 131H44C18 132 8 126 6 104Z';
  let s =
    `<path d="${hill}" transform="translate(0 5)" fill="var(--shade)" opacity=".4"/>` +
    (face.legal
      ? `<path d="${hill}" fill="none" stroke="var(--lit)" stroke-width="6" stroke-linejoin="round"/><path d="${hill}" fill="none" stroke="var(--lit)" stroke-width="14" stroke-opacity=".25"/>`
      : '') +
    sheet(hill, lk(tone(fam, 1), tone(fam, 3)));
  s +=
    `<g opacity=".9">${glyph(isGlyph(power) ? power : 'star', 164, 46, 52, mix(tone(fam, 2), tone(fam, 1), 0.1))}</g>` +
    sheet(
      'M6 84C40 70 70 80 108 74S180 70 208 76C212 96 208 118 198 126C190 132 170 131 150 131H44C18 132 8 126 6 104Z',
      lk(mix(tone(fam, 1), tone(fam, 0), 0.55), tone(fam, 2)),
    );
  s +=
    text(name, 45, 50, 17, tone(fam, 4), 'td', 'start') +
    disc(28, 45, 12, tone(fam, 3)) +
    ' ' + // what is read out has two words
    text(n, 28, 51, 16, tone(fam, 0), 'td');
  for (let i = 0; i < dots.length; i++) {
    const x = 30 + i * 33,
      y = 104;
    s += `<ellipse cx="${x}" cy="${y}" rx="15.5" ry="10" fill="var(--shade)" opacity=".45"/><ellipse cx="${x}" cy="${y}" rx="15.5" ry="10" fill="none" stroke="${tone(fam, 3)}" stroke-opacity=".6" stroke-width="1.2"/>`;
    if (i === 0 && !shards[0]) s += glyph('key', x, y, 13, tone(fam, 3));
    const shard = shards[i];
    if (shard) s += moved(puck(shard, 0.86), `translate(${x - 14.6} ${y + 8})`);
    const worth = dots[i] ?? 0;
    for (let d = 0; d < worth; d++) s += disc(x + (d - (worth - 1) / 2) * 5, 121, 1.5, tone(fam, 4), 'opacity=".75"');
    if (i === 0) s += glyph('key', x, 80.5, 14, tone(fam, 4));
  }
  s += glyph('hand', 194, 103, 17, tone(fam, 4), 'opacity=".85"');
  if (face.blocked) s += moved(glyph('nightmare', 0, 0, 30, 'var(--thorn-4)'), 'translate(164 46)');
  return s;
};

/** Where travellers stand on a corner; asleep they lie down. */
export const travellerAt = (seat: Seat, at: number, asleep: boolean): string =>
  moved(asleep ? sleeper(seat) : traveller(seat), `translate(${142 + at * 21} 76) scale(${asleep ? 0.6 : 0.92})`);
export const mrNightmareAt = (): string => moved(mrNightmare(), 'translate(118 78) scale(.86)');

/** A path between two corners' middles, with a red shard on it or not. */
export const path = (from: Point, to: Point, red: boolean, legal = false): string => {
  const d = `M${from.join(' ')}L${to.join(' ')}`;
  const road = (colour: string, width: number, extra = ''): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${extra}/>`;
  const middle = `translate(${round((from[0] + to[0]) / 2 - 13)} ${round((from[1] + to[1]) / 2 + 8)})`;
  return (
    (legal
      ? road('transparent', 56) + road('var(--lit)', 34, 'stroke-opacity=".35"') + road('var(--lit)', 26) // for fingers
      : '') +
    road('var(--shade)', 22, 'stroke-opacity=".2"') +
    road('var(--umber-3)', 16, 'stroke-opacity=".75"') +
    road('var(--umber-1)', 2.5, 'stroke-dasharray="2 8"') +
    (red ? moved(puck('nightmare', 0.78), middle) : '')
  );
};

/** What a dream token asks for, as a small sign beside its colour, 44 x 40. */
export const dreamToken = (kind: string, colour: string | null): string => {
  const shard: Shard = isShard(colour) ? colour : 'meadow';
  const p = projection({ W: 26, S: 0, H: 16, T: 6, a: 0.02, c: 0.24 });
  const at = (list: readonly Shard[], x: number, y: number): string =>
    moved(pile(p, list, { tag: false }), `translate(${x} ${y})`);
  const field = (x: number, y: number): string =>
    flat(
      `M${x + 4} ${y}H${x + 14}L${x + 18} ${y - 3}V${y - 9}L${x + 14} ${y - 12}H${x + 4}L${x} ${y - 9}V${y - 3}Z`,
      'none',
      'stroke="var(--line)" stroke-width="1.4" stroke-dasharray="2 3"',
    );
  const gold = 'var(--light-text)';
  switch (kind) {
    case 'most-cards':
      return (
        [0, 1, 2]
          .map(
            (i) =>
              `<rect x="${6 + i * 8}" y="${12 - i * 4}" width="17" height="24" rx="3" fill="var(--moss-f)" stroke="var(--moss-i)" stroke-opacity=".7"/>`,
          )
          .join('') + disc(30.5, 13, 5, 'var(--light)')
      );
    case 'most-pairs':
      return at(['earth', 'meadow'], 9, 32);
    case 'farthest':
      return (
        glyph('steps', 17, 22, 26, gold) +
        flat('M30 34V8L42 13 32 18', 'none', `stroke="${gold}" stroke-width="2.4" stroke-linejoin="round"`)
      );
    case 'most-shards':
      return at(['rock'], 0, 38) + at(['water'], 18, 38) + at(['meadow', 'earth'], 9, 26);
    case 'fewest-empty':
      return at(['meadow'], 0, 24) + at(['water'], 19, 24) + field(13, 38);
    case 'no-red':
      return (
        at(['nightmare'], 9, 32) +
        flat('M5 37 39 5', 'none', 'stroke="var(--bad)" stroke-width="3.4" stroke-linecap="round"')
      );
    case 'most-colour':
      return at([shard], 0, 36) + at([shard], 18, 36) + at([shard], 9, 22);
    case 'most-singles':
      return at([shard], 9, 30);
    case 'harvest':
      return at([shard], 0, 38) + at([shard, shard], 18, 38) + glyph('star', 34, 10, 13, gold);
    case 'longest-path':
      return at([shard], -2, 38) + at([shard], 9, 27) + at([shard], 20, 16);
    default: // outlook: the colour all around the dreamer
      return (
        at([shard], 9, 20) +
        at([shard], -3, 30) +
        at([shard], 21, 30) +
        at([shard], 9, 40) +
        flat(star4(22, 24, 6), 'var(--light)')
      );
  }
};
