/** Landscape cards, drawn from their data, and their backs. */
import { isGlyph } from '../../../art/glyphs';
import {
  cardFrame,
  circle,
  clipPaths,
  disc,
  flat,
  glyph,
  mix,
  moved,
  round,
  sheet,
  text,
  through,
  tone,
  type Paper,
} from '../../../art/paper';
import { asShards, isShard, pile, projection, puck } from './piles';

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
      const marks = { tree: field.tree, dreamer: field.dreamer, tag: 0 };
      return moved(
        pile(p, asShards(field.stack), marks),
        `translate(${round(x0 + x * p.W + y * p.S)} ${round(y0 - y * p.H)})`,
      );
    })
    .join('');
};
/** The level of a card: so many layers of a pile, one over the other, around the origin. */
const levelSign = (level: number, ink: string): string =>
  Array.from({ length: level }, (_, at) =>
    flat(`M-9 ${round((level - 1) * 2.9 - at * 5.8)}l3.4 -2.3h11.2l3.4 2.3l-3.4 2.3h-11.2Z`, ink),
  ).join('');
/** What is seen through the window of a card: its landscape before a moon. */
const view = (card: LandscapeFace, f: Paper): string =>
  through(
    'l-scape',
    WINDOWS.scape,
    `<rect width="140" height="196" fill="${tone(f, 2)}"/>` +
      disc(92, 60, 52, tone(f, 4), 'opacity=".12"') +
      disc(92, 60, 38, tone(f, 4), 'opacity=".18"') +
      sheet(circle(92, 60, 25), mix('var(--light)', tone(f, 4), 0.3)) +
      sheet('M0 104C20 88 40 92 60 98S110 82 140 94V160H0Z', mix(tone(f, 2), tone(f, 3), 0.35)) +
      sheet('M0 124C30 110 60 118 90 114S130 112 140 116V160H0Z', tone(f, 1)),
    [16, 9],
  ) + scape(card.land);
/** The spot for the shard that wakes its power: the sign of the power, or the shard. */
const powerSpot = (card: LandscapeFace, f: Paper): string =>
  disc(0, 0, 15, tone(f, 1)) +
  `<circle r="15" fill="none" stroke="${tone(f, 'i')}" stroke-opacity=".7" stroke-width="1.3" stroke-dasharray="3 3"/>` +
  (isShard(card.shard)
    ? moved(puck(card.shard, 0.72), 'translate(-12 10)')
    : isGlyph(card.power)
      ? glyph(card.power, 0, 0, 18, tone(f, 4))
      : '');
/** A landscape card, 140 x 196: points, level, its scene, its power and its name. */
export const landscape = (card: LandscapeFace, name: string): string => {
  const f = LEVEL_PAPERS[card.level - 1] ?? 'moss';
  return (
    cardFrame(140, 196, 10, tone(f, 'f')) +
    view(card, f) +
    flat('M0 10A10 10 0 0 1 10 0H40V26A14 14 0 0 1 26 40H0Z', tone(f, 'f')) +
    text(card.points, 19, 32, 31, tone(f, 'i'), 'td') +
    moved(levelSign(card.level, tone(f, 'i')), 'translate(122 13)') +
    moved(powerSpot(card, f), 'translate(23 173)') +
    title(name, tone(f, 'i'))
  );
};
/** The same where there is little room, 140 x 156: without its name, points and power larger. */
export const landscapeSmall = (card: LandscapeFace): string => {
  const f = LEVEL_PAPERS[card.level - 1] ?? 'moss';
  return (
    cardFrame(140, 156, 10, tone(f, 'f')) +
    view(card, f) +
    flat('M0 10A10 10 0 0 1 10 0H54V34A16 16 0 0 1 38 50H0Z', tone(f, 'f')) +
    text(card.points, 25, 41, 44, tone(f, 'i'), 'td') +
    moved(levelSign(card.level, tone(f, 'i')), 'translate(116 16) scale(1.4)') +
    moved(powerSpot(card, f), 'translate(22 134) scale(1.3)')
  );
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
    moved(pile(p, ['water', 'earth', 'meadow'], { tag: 0, tree: true }), 'translate(41 136)');
  const s = cardFrame(140, 196, 10, tone(f, 'f')) + through('l-plate', WINDOWS.plate, scene, [16, 9]);
  return s + moved(levelSign(level, tone(f, 4)), 'translate(70 168) scale(1.7)');
};
