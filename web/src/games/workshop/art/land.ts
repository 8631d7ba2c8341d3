/** The land of the Workshop: its corners in two sizes, the paths between them, and who stands there. */
import { sleeper, traveller, type Seat } from '../../../art/figures';
import { isGlyph } from '../../../art/glyphs';
import { disc, glyph, mix, moved, round, sheet, text, tone, type Paper, type Point } from '../../../art/paper';
import { mrNightmare } from './figures';
import { puck, type Shard } from './piles';

/** A corner as it is drawn. */
export interface CornerFace {
  readonly number: number;
  readonly name: string;
  readonly power: string;
  readonly shards: readonly Shard[]; // key spot first
  readonly dots: readonly number[];
  /** One may go there. */
  readonly legal?: boolean;
  /** Its power can be used now. */
  readonly awake?: boolean;
  /** Its last shard can be collected now. */
  readonly open?: boolean;
}
/** The measures of a corner: its box, and where its name, power, spots and guests are. */
export interface CornerSize {
  readonly width: number;
  readonly height: number;
  readonly name: { readonly x: number; readonly y: number; readonly size: number };
  readonly disc: { readonly x: number; readonly y: number; readonly r: number };
  readonly power: { readonly x: number; readonly y: number; readonly size: number };
  readonly spots: { readonly x: number; readonly y: number; readonly step: number; readonly scale: number };
  readonly guests: { readonly x: number; readonly y: number; readonly step: number; readonly scale: number };
  readonly nightmare: { readonly x: number; readonly y: number; readonly scale: number };
}
/** Where there is room, and where there is little: a phone. */
export const LARGE: CornerSize = {
  width: 214,
  height: 138,
  name: { x: 45, y: 50, size: 17 },
  disc: { x: 28, y: 45, r: 12 },
  power: { x: 164, y: 46, size: 52 },
  spots: { x: 30, y: 104, step: 33, scale: 0.86 },
  guests: { x: 184, y: 76, step: 21, scale: 0.92 },
  nightmare: { x: 118, y: 78, scale: 0.86 },
};
export const SMALL: CornerSize = {
  width: 178,
  height: 82,
  name: { x: 36, y: 28, size: 15 },
  disc: { x: 22, y: 23, r: 10.5 },
  power: { x: 150, y: 22, size: 32 },
  spots: { x: 21, y: 56, step: 29.5, scale: 0.8 },
  guests: { x: 158, y: 40, step: 15, scale: 0.66 },
  nightmare: { x: 118, y: 41, scale: 0.62 },
};
const CORNER_PAPERS: readonly Paper[] = ['umber', 'rose', 'ember', 'slate', 'tide', 'dusk'];
const HILL =
  'M6 52C20 26 52 12 88 22C120 4 176 6 196 34C212 50 212 88 206 112C200 130 180 132 150 131H44C18 132 8 126 6 104Z';
const FRONT =
  'M6 84C40 70 70 80 108 74S180 70 208 76C212 96 208 118 198 126C190 132 170 131 150 131H44C18 132 8 126 6 104Z';
/** How far the hill of a corner is stretched, as a transform. */
const stretched = ({ width, height }: CornerSize): string =>
  `scale(${Math.round((width / LARGE.width) * 1000) / 1000} ${Math.round((height / LARGE.height) * 1000) / 1000})`;
/** The dashed line around a corner where something happened last. */
export const lastHill = (size: CornerSize): string =>
  `<path d="${HILL}" transform="translate(${size.width / 2} ${size.height / 2}) scale(1.05 1.07) translate(${-size.width / 2} ${-size.height / 2}) ${stretched(size)}" fill="none" stroke="var(--lit)" stroke-width="2.4" stroke-dasharray="7 5" vector-effect="non-scaling-stroke"/>`;
/** Where a spot of a corner is. */
export const spotAt = (size: CornerSize, spot: number): Point => [
  round(size.spots.x + spot * size.spots.step),
  size.spots.y,
];

export const corner = (face: CornerFace, size: CornerSize = LARGE): string => {
  const { number, name, power, shards, dots } = face;
  const fam = CORNER_PAPERS[number - 1] ?? 'umber';
  const small = size.height < 100;
  const lit = (a: string, b: string): string => `color-mix(in oklab,${b} var(--land-k),${a})`;
  const edge = (width: number, opacity: number): string =>
    `<path d="${HILL}" fill="none" stroke="var(--lit)" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round"/>`;
  const hills =
    `<path d="${HILL}" transform="translate(0 5)" fill="var(--shade)" opacity=".4"/>` +
    (face.legal ? edge(6, 1) + edge(14, 0.25) : '') +
    sheet(HILL, lit(tone(fam, 1), tone(fam, 3))) +
    sheet(FRONT, lit(mix(tone(fam, 1), tone(fam, 0), 0.55), tone(fam, 2)));
  const { x, y, scale } = size.spots;
  let s = moved(hills, stretched(size));
  if (isGlyph(power)) {
    const colour = face.awake ? 'var(--light)' : mix(tone(fam, 2), tone(fam, 3), 0.35);
    s += glyph(power, size.power.x, size.power.y, size.power.size, colour, face.awake ? '' : 'opacity=".9"');
  }
  s +=
    text(name, size.name.x, size.name.y, size.name.size, tone(fam, 4), 'td', 'start') +
    disc(size.disc.x, size.disc.y, size.disc.r, tone(fam, 3)) +
    ' ' + // what is read out has two words
    text(number, size.disc.x, size.disc.y + 6, small ? 15 : 16, tone(fam, 0), 'td');
  const [rx, ry] = [round(18 * scale), round(11.6 * scale)];
  dots.forEach((worth, at) => {
    const [cx] = spotAt(size, at);
    const shard = shards[at];
    const next = face.open && shard && at === shards.length - 1;
    s +=
      `<ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="${ry}" fill="var(--shade)" opacity=".45"/>` +
      `<ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${tone(fam, 3)}" stroke-opacity=".6" stroke-width="1.2"/>`;
    if (at === 0 && !shard) s += glyph('key', cx, y, 13, tone(fam, 3));
    if (next)
      s += `<ellipse cx="${cx}" cy="${y - 3}" rx="${rx + 4}" ry="${ry + 8}" fill="var(--light)" fill-opacity=".3" stroke="var(--lit)" stroke-width="2.4"/>`;
    if (shard) s += moved(puck(shard, scale), `translate(${round(cx - 17 * scale)} ${round(y + 9.3 * scale)})`);
    if (small) return;
    for (let dot = 0; dot < worth; dot++)
      s += disc(cx + (dot - (worth - 1) / 2) * 5, y + 17, 1.5, tone(fam, 4), 'opacity=".75"');
  });
  s += small ? glyph('key', x - 11, y - 15, 11, tone(fam, 4)) : glyph('key', x, y - 23.5, 14, tone(fam, 4));
  const [end] = spotAt(size, dots.length);
  return (
    s + glyph('hand', small ? end - 6 : end - 1, y - 1, small ? 14 : 17, face.open ? 'var(--light)' : tone(fam, 4))
  );
};

/** Those who are at a corner stand in a row from the right; asleep they lie down. */
export const guestAt = (size: CornerSize, place: number): Point => [
  round(size.guests.x - place * size.guests.step),
  size.guests.y,
];
export const guest = (seat: Seat, asleep: boolean, size: CornerSize = LARGE): string =>
  moved(asleep ? sleeper(seat) : traveller(seat), `scale(${round(size.guests.scale * (asleep ? 65 : 100)) / 100})`);
export const mrNightmareIn = (size: CornerSize = LARGE): string =>
  moved(mrNightmare(), `scale(${size.nightmare.scale})`);

/** A path between two corners' middles. */
export const path = (from: Point, to: Point): string => {
  const d = `M${from.join(' ')}L${to.join(' ')}`;
  const road = (colour: string, width: number, extra = ''): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${extra}/>`;
  return (
    road('var(--shade)', 22, 'stroke-opacity=".2"') +
    road('var(--umber-3)', 16, 'stroke-opacity=".75"') +
    road('var(--umber-1)', 2.5, 'stroke-dasharray="2 8"')
  );
};
/** The red shard on a path, around its middle. */
export const redShard = (): string => moved(puck('nightmare', 0.78), 'translate(-13 8)');
