/** The pieces of Runners: tiles on cells of 52, dreams of 188 x 208, shards, chests, the sandglass. */
import type { GlyphName } from '../../../art/glyphs';
import {
  burst,
  cardFrame,
  clipPaths,
  disc,
  flat,
  glyph,
  moved,
  noise,
  round,
  sheet,
  star4,
  star5,
  stroke,
  text,
  tone,
  type Paper,
} from '../../../art/paper';

export const CELL = 52;
type Effect = 'none' | 'collect' | 'double' | 'dispel' | 'both';
export const SHARD_COLOURS = ['blue', 'white', 'orange', 'green'] as const;
export type ShardColour = (typeof SHARD_COLOURS)[number];
/** What a field, a chest or a linked dream gives. */
export type Rewards = Readonly<Record<string, number>>;
export interface TileCell {
  readonly row: number;
  readonly column: number;
  readonly effect: Effect;
}
/** A field of a dream card, as the game tells it. */
export interface FieldFace {
  readonly kind: string;
  readonly calm: number;
  readonly rewards: Rewards;
  readonly keys: number;
}
export interface DreamFace {
  readonly level: number;
  readonly starred: boolean;
  readonly fields: readonly FieldFace[];
}
const isShard = (name: string): name is ShardColour => SHARD_COLOURS.some((known) => known === name);

/** A tile: thick paper with a visible edge in its owner's paper, dotted folds between its cells. */
export const tile = (cells: readonly TileCell[], fam: Paper = 'amber'): string => {
  const k = CELL,
    has = (x: number, y: number): boolean => cells.some((c) => c.column === x && c.row === y);
  let s = '',
    q = '';
  const outline = (x: number, y: number): string => {
    const a = 2.5,
      l = has(x - 1, y) ? 0 : a,
      r = has(x + 1, y) ? 0 : a,
      t = has(x, y - 1) ? 0 : a,
      b = has(x, y + 1) ? 0 : a,
      R2 = (p: number, z: number): number => (p && z ? 9 : 0);
    const x0 = x * k + l,
      x1 = x * k + k - r,
      y0 = y * k + t,
      y1 = y * k + k - b,
      tl = R2(l, t),
      tr = R2(r, t),
      br = R2(r, b),
      bl = R2(l, b);
    return `M${x0 + tl} ${y0}H${x1 - tr}${tr ? `a${tr} ${tr} 0 0 1 ${tr} ${tr}` : ''}V${y1 - br}${br ? `a${br} ${br} 0 0 1 ${-br} ${br}` : ''}H${x0 + bl}${bl ? `a${bl} ${bl} 0 0 1 ${-bl} ${-bl}` : ''}V${y0 + tl}${tl ? `a${tl} ${tl} 0 0 1 ${tl} ${-tl}` : ''}Z`;
  };
  const all = cells.map((c) => outline(c.column, c.row)).join('');
  s += `<path d="${all}" transform="translate(0 3.5)" fill="var(--shade)" opacity=".38"/><path d="${all}" transform="translate(0 2.5)" fill="${tone(fam, 1)}"/><path d="${all}" fill="${tone(fam, 3)}"/>`;
  for (const { column: x, row: y, effect: fx } of cells) {
    const cx = x * k + k / 2,
      cy = y * k + k / 2;
    if (has(x + 1, y))
      s += `<path d="M${x * k + k} ${y * k + 8}V${y * k + k - 8}" stroke="${tone(fam, 1)}" stroke-width="1.4" stroke-dasharray="1 4" stroke-linecap="round" opacity=".8"/>`;
    if (has(x, y + 1))
      s += `<path d="M${x * k + 8} ${y * k + k}H${x * k + k - 8}" stroke="${tone(fam, 1)}" stroke-width="1.4" stroke-dasharray="1 4" stroke-linecap="round" opacity=".8"/>`;
    if (fx !== 'none') {
      // light disc collects, dark disc dispels, half and half does both: told apart without colour
      const ink = 'var(--tile-ink)',
        lt = tone(fam, 4);
      q +=
        disc(cx, cy, 18.5, fx === 'dispel' ? ink : lt) +
        (fx === 'both' ? flat(`M${cx - 18.5} ${cy}a18.5 18.5 0 0 1 37 0Z`, ink) : '') +
        `<circle cx="${cx}" cy="${cy}" r="18.5" fill="none" stroke="${ink}" stroke-opacity="${fx === 'double' ? 0.9 : 0.35}" stroke-width="${fx === 'double' ? 1.8 : 1}"/>`;
      q +=
        fx === 'both'
          ? glyph('rays', cx, cy, 25, lt) + glyph('basket', cx, cy + 1, 22, ink)
          : glyph(fx, cx, cy - (fx === 'dispel' ? 0 : 0.5), 26, fx === 'dispel' ? lt : ink);
    } else q += disc(cx, cy, 3, tone(fam, 2));
  }
  return s + q;
};
const SHARDS: Record<ShardColour, readonly [GlyphName, string]> = {
  blue: ['shardA', 'var(--tide-3)'],
  white: ['shardB', 'var(--bone-4)'],
  orange: ['shardC', 'var(--amber-3)'],
  green: ['shardD', 'var(--moss-3)'],
};
export const shard = (col: ShardColour, cx: number, cy: number, s: number): string =>
  glyph(SHARDS[col][0], cx, cy + 1, s, 'var(--shade)', 'opacity=".4"') +
  glyph(SHARDS[col][0], cx, cy, s, SHARDS[col][1]) +
  `<g opacity=".35">${flat({ blue: `M${cx} ${cy - s * 0.42}L${cx + s * 0.14} ${cy + s * 0.28}L${cx} ${cy + s * 0.44}Z`, white: `M${cx} ${cy - s * 0.46}L${cx + s * 0.28} ${cy}L${cx} ${cy + s * 0.46}Z`, orange: `M${cx} ${cy - s * 0.44}L${cx + s * 0.42} ${cy - s * 0.12}L${cx} ${cy}Z`, green: `M${cx} ${cy - s * 0.44}C${cx + s * 0.3} ${cy - s * 0.2} ${cx + s * 0.4} ${cy + s * 0.2} ${cx} ${cy + s * 0.44}Z` }[col], 'var(--shade)')}</g>`;

/** One reward, centred: a shard, a key, a coin, calm, or a shard of any colour. */
export const reward = (name: string, cx: number, cy: number, size: number): string => {
  if (isShard(name)) return shard(name, cx, cy, size);
  if (name === 'any') {
    const q = size * 0.26;
    return SHARD_COLOURS.map((colour, at) =>
      shard(colour, cx + (at % 2 ? q : -q), cy + (at < 2 ? -q : q), size * 0.5),
    ).join('');
  }
  if (name === 'key') return glyph('key', cx, cy, size, 'var(--light)');
  if (name === 'coin') return glyph('coin', cx, cy, size * 0.92, 'var(--light-2)');
  return glyph('calm', cx, cy, size, 'var(--aqua-3)');
};
/** Each reward as often as it is there: shards one by one, coins and calm with their number. */
const listed = (rewards: Rewards): { name: string; count: number }[] =>
  Object.entries(rewards).flatMap(([name, count]) =>
    name === 'coin' || name === 'calm' || count > 2
      ? [{ name, count }]
      : Array.from({ length: count }, () => ({ name, count: 1 })),
  );
interface Item {
  readonly name: string;
  readonly count: number;
}
/** On the smallest screen a unit of the drawing is a pixel: a number stays readable. */
const LEAST_NUMBER = 12;
const span = ({ name, count }: Item): number => (count > 1 || name === 'calm' ? 1.6 : 1);
const line = (items: readonly Item[], cx: number, cy: number, width: number, size: number, ink: string): string => {
  const whole = items.reduce((sum, item) => sum + span(item), 0);
  const unit = Math.min(size * 1.04, width / whole);
  const s = Math.min(size, unit * 0.98);
  let x = cx - (unit * whole) / 2;
  return items
    .map((item) => {
      const { name, count } = item;
      const middle = x + (span(item) * unit) / 2;
      x += span(item) * unit;
      if (span(item) === 1) return reward(name, middle, cy, s);
      const number = name === 'calm' ? `+${count}` : count;
      return (
        reward(name, middle - unit * 0.32, cy, s * 0.92) +
        text(number, middle + unit * 0.42, cy + s * 0.21, round(Math.max(LEAST_NUMBER, s * 0.6)), ink)
      );
    })
    .join('');
};
/** Rewards in a width, centred: side by side, and in two lines where there are many. */
export const rewardRow = (
  rewards: Rewards,
  cx: number,
  cy: number,
  width: number,
  size: number,
  ink: string,
): string => {
  const items = listed(rewards);
  const whole = items.reduce((sum, item) => sum + span(item), 0);
  if (items.length < 3 || width / whole > size * 0.7) return line(items, cx, cy, width, size, ink);
  const half = Math.ceil(items.length / 2);
  const small = Math.min(size * 0.78, width / 2.4);
  return (
    line(items.slice(0, half), cx, cy - small * 0.56, width, small, ink) +
    line(items.slice(half), cx, cy + small * 0.56, width, small, ink)
  );
};
const isThreat = (kind: string): boolean => ['nightmare', 'kraken', 'bat', 'spider'].includes(kind);
const jagged = (cx: number, cy: number, seed: number): string => {
  const next = noise(seed);
  let d = '';
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 6.283 - 0.8;
    const radius = (i % 2 ? 20.5 : 24.5 + next()) * 1.02;
    d += (i ? 'L' : 'M') + round(cx + radius * Math.cos(angle)) + ' ' + round(cy + radius * Math.sin(angle));
  }
  return d + 'Z';
};
const well = (cx: number, cy: number): string =>
  `M${cx - 14} ${cy - 22}H${cx + 14}A8 8 0 0 1 ${cx + 22} ${cy - 14}V${cy + 14}A8 8 0 0 1 ${cx + 14} ${cy + 22}H${cx - 14}A8 8 0 0 1 ${cx - 22} ${cy + 14}V${cy - 14}A8 8 0 0 1 ${cx - 14} ${cy - 22}Z`;
/** One of the nine fields: rewards on dark wells, threats on jagged thorn paper, a linked dream in an amber ring. */
export const field = (column: number, row: number, face: FieldFace): string => {
  const cx = column * CELL + CELL / 2;
  const cy = row * CELL + CELL / 2;
  const ink = 'var(--field-ink)';
  const pale = tone('thorn', 4);
  if (isThreat(face.kind)) {
    const ground = sheet(jagged(cx, cy, column * 7 + row * 3 + 2), tone('thorn', 1));
    if (face.kind === 'nightmare')
      return ground + glyph('nightmare', cx, cy - 6, 21, pale) + text(`−${face.calm}`, cx, cy + 16, 14, pale);
    const creature = face.kind === 'kraken' ? 'kraken' : face.kind === 'bat' ? 'bat' : 'spider';
    const prey = Object.keys(face.rewards)[0];
    return (
      ground + glyph(creature, cx, cy - (prey ? 3 : 0), 29, pale) + (prey ? reward(prey, cx + 13, cy + 13, 15) : '')
    );
  }
  const d = well(cx, cy);
  const ground = flat(d, 'var(--field)') + `<path d="${d}" class="in3" stroke-width="2.5"/>`;
  if (face.kind === 'chest') {
    const keys = Array.from({ length: face.keys }, (_, at) =>
      glyph('key', cx + (at - (face.keys - 1) / 2) * 10, cy + 14, 12, 'var(--light)'),
    ).join('');
    return ground + glyph('chest', cx, cy - 5, 26, 'var(--umber-3)') + keys;
  }
  if (face.kind === 'linked') {
    const ring =
      `<path d="${d}" fill="none" stroke="var(--light-2)" stroke-width="2" stroke-dasharray="5 3.500"/>`.replace(
        '.500',
        '.5',
      );
    return (
      ground +
      ring +
      rewardRow(face.rewards, cx, cy + 4, 41, 22, ink) +
      disc(cx, cy - 22, 8.5, 'var(--light-2)') +
      glyph('link', cx, cy - 22, 12.5, 'var(--light-ink)')
    );
  }
  return ground + rewardRow(face.rewards, cx, cy, 40, 25, ink);
};
/** A dream card: its level in stars, a star of its own if it asks for more, three rows of three fields. */
export const runnersDream = (dream: DreamFace): string => {
  let s =
    cardFrame(188, 208, 14, 'var(--aqua-f)') +
    sheet(
      'M16 40A10 10 0 0 1 26 30H162A10 10 0 0 1 172 40V182A10 10 0 0 1 162 192H26A10 10 0 0 1 16 182Z',
      'var(--aqua-1)',
    );
  const fields = dream.fields.map((face, at) => field(at % 3, Math.floor(at / 3), face)).join('');
  s += moved(fields, 'translate(16 33)');
  for (let i = 0; i < 4; i++) {
    const x = 25 + i * 15;
    s +=
      i < dream.level ? flat(star4(x, 16.5, 7.5), 'var(--aqua-i)') : disc(x, 16.5, 2, 'var(--aqua-i)', 'opacity=".5"');
  }
  return s + (dream.starred ? flat(star5(168, 16.5, 8), 'var(--light-2)') : '');
};
/** What a laid tile covers, told by a small chip in its corner; lit when it is won. */
export const chip = (face: FieldFace, x: number, y: number, won: boolean): string => {
  const ring = `<circle cx="${x}" cy="${y}" r="9.8" fill="none" stroke="${won ? 'var(--light)' : 'var(--line)'}" stroke-width="${won ? 1.8 : 1}"/>`;
  const names = listed(face.rewards).map((item) => item.name);
  const inside =
    face.kind === 'reward' || face.kind === 'linked'
      ? names
          .slice(0, 2)
          .map((name, at) =>
            reward(name, x + (at - (Math.min(names.length, 2) - 1) / 2) * 7.5, y, names.length > 1 ? 9 : 12.5),
          )
          .join('')
      : face.kind === 'chest'
        ? glyph('chest', x, y, 12.5, 'var(--light)')
        : isThreat(face.kind)
          ? glyph(face.kind as 'nightmare' | 'kraken' | 'bat' | 'spider', x, y, 12.5, 'var(--thorn-4)')
          : '';
  return inside ? disc(x, y, 9.8, 'var(--field)') + ring + inside : '';
};
export const outsideEdge = (x: number, y: number): string =>
  `<rect x="${x + 3}" y="${y + 3}" width="${CELL - 6}" height="${CELL - 6}" rx="8" fill="none" stroke="var(--bad)" stroke-width="2.4" stroke-dasharray="5 4"/>`;
/** A cell of a tile that lies outside the square: a red edge and what it costs. */
export const outsideNotch = (x: number, y: number): string =>
  outsideEdge(x, y) +
  moved(
    `<rect x="-6" y="-9" width="33" height="18" rx="9" fill="var(--thorn-2)"/>` +
      glyph('calm', 3.5, 0, 11, '#ffe9e2') +
      text('−1', 17, 4, 11.5, '#ffe9e2'),
    `translate(${x + 9} ${y + 9})`,
  );
/** What a field has cost, in its lower left corner. */
export const lossBadge = (lost: number, x: number, y: number): string =>
  `<rect x="${x - 1}" y="${y - 19}" width="30" height="20" rx="10" fill="var(--thorn-2)"/>` +
  text(`−${lost}`, x + 14, y - 3.5, 16, '#ffe9e2');
const GLASS = {
  glass: 'M17 12H47C47 29 36.5 37 34 48C36.5 59 47 67 47 84H17C17 67 27.5 59 30 48C27.5 37 17 29 17 12Z',
};
export const runnersClips = clipPaths('u', GLASS);
/** The sandglass, 64 x 96; `left` is the share of its sand that is still above. Lit when little time is left. */
export const sandglass = (left = 0.45, { running = true, lit = false } = {}): string => {
  const above = 40 - 24 * left;
  const heap = 84 - 24 * (1 - left);
  const glass = 'M15 12H49C49 30 38 38 35.5 48C38 58 49 66 49 84H15C15 66 26 58 28.5 48C26 38 15 30 15 12Z';
  const sand = 'var(--amber-3)';
  const upper =
    left > 0 ? `<path d="M10 ${round(above)}Q32 ${round(above + 5)} 54 ${round(above)}V47H10Z" fill="${sand}"/>` : '';
  const stream = running && left > 0 ? `<path d="M31.2 44h1.6V84h-1.6Z" fill="${sand}"/>` : '';
  const lower =
    left < 1
      ? `<path d="M14 86C20 ${round(heap + 4)} 28 ${round(heap)} 32 ${round(heap)}S44 ${round(heap + 4)} 50 86Z" fill="${sand}"/>` +
        `<path d="M32 ${round(heap)}C38 ${round(heap + 1)} 44 ${round(heap + 5)} 50 86H34Z" fill="var(--amber-2)"/>`
      : '';
  const light = lit
    ? disc(32, 48, 40, 'var(--light)', 'opacity=".16"') +
      `<path d="${glass}" fill="var(--light)" opacity=".3"/><path d="${glass}" fill="none" stroke="var(--light)" stroke-width="3"/>`
    : '';
  return (
    `<g${lit ? ' data-lit="true"' : ''}>${light}${sheet('M10 6H54V12H10ZM10 84H54V90H10Z', 'var(--umber-2)')}<path d="${glass}" fill="var(--glass)" stroke="var(--glass-l)" stroke-width="1.5"/>` +
    `<g clip-path="url(#u-glass)">${upper}${stream}${lower}</g></g>`
  );
};

const CHESTS: Record<1 | 2 | 3, readonly [paper: Paper, width: number, height: number, lid: number]> = {
  1: ['umber', 50, 26, 14],
  2: ['slate', 60, 29, 17],
  3: ['rose', 68, 32, 24],
};
/** A chest, 80 x 72, with one, two or three locks; open, the light and its content rise. */
export const chest = (n: 1 | 2 | 3, { open = false, inside = '' } = {}): string => {
  const [f, w, h, lh] = CHESTS[n];
  const x = 40 - w / 2,
    y = 68 - h;
  const lidC =
    n === 1
      ? `M${x} ${y}V${y - lh + 5}A5 5 0 0 1 ${x + 5} ${y - lh}H${x + w - 5}A5 5 0 0 1 ${x + w} ${y - lh + 5}V${y}Z`
      : n === 2
        ? `M${x} ${y}V${y - 7}L${x + 11} ${y - lh}H${x + w - 11}L${x + w} ${y - 7}V${y}Z`
        : `M${x} ${y}V${y - 6}C${x} ${y - lh} ${x + 16} ${y - lh - 2} 40 ${y - lh - 2}S${x + w} ${y - lh} ${x + w} ${y - 6}V${y}Z`;
  const lid = moved(
    sheet(lidC, tone(f, 3)) +
      flat(`M${x + w * 0.18} ${y - lh + 2}h6V${y}h-6ZM${x + w * 0.82 - 6} ${y - lh + 2}h6V${y}h-6Z`, tone(f, 1)),
    open ? `translate(0 -15) rotate(-16 ${x} ${y})` : '',
  );
  let s = `<ellipse cx="40" cy="68" rx="${w / 2 + 5}" ry="4.5" fill="var(--shade)" opacity=".4"/>`;
  if (open)
    s +=
      flat(burst(14, 38, 20, 40, y - 4), 'var(--light)', 'opacity=".16"') +
      disc(40, y - 2, 22, 'var(--light)', 'opacity=".22"') +
      lid +
      sheet(
        `M${x + 4} ${y + 3}L${x + 8} ${y - 9}Q40 ${y - 14} ${x + w - 8} ${y - 9}L${x + w - 4} ${y + 3}Z`,
        'var(--light)',
      ) +
      inside;
  s +=
    sheet(
      `M${x} ${y}H${x + w}V${y + h - 5}A5 5 0 0 1 ${x + w - 5} ${y + h}H${x + 5}A5 5 0 0 1 ${x} ${y + h - 5}Z`,
      tone(f, 2),
    ) +
    flat(`M${x + w * 0.18} ${y}h6v${h}h-6ZM${x + w * 0.82 - 6} ${y}h6v${h}h-6Z`, tone(f, 0), 'opacity=".75"') +
    stroke(`M${x + 3} ${y + h * 0.5}H${x + w - 3}`, tone(f, 1), 1.4);
  if (!open) s += lid + flat(`M${x} ${y - 1.5}H${x + w}V${y + 2}H${x}Z`, tone(f, 0));
  for (let i = 0; i < n; i++) {
    const lx = 40 + (i - (n - 1) / 2) * 14,
      ly = y + 8;
    s +=
      sheet(
        `M${lx - 5} ${ly - 6}H${lx + 5}V${ly + 3}A5 5 0 0 1 ${lx - 5} ${ly + 3}Z`,
        open ? 'var(--bone-2)' : 'var(--light-2)',
      ) +
      flat(
        `M${lx} ${ly - 4}a2.2 2.2 0 0 1 1.1 4.1L${lx + 1.8} ${ly + 4}H${lx - 1.8}L${lx - 1.1} ${ly + 0.1}A2.2 2.2 0 0 1 ${lx} ${ly - 4}Z`,
        'var(--light-ink)',
      );
  }
  return s;
};
/** The view box of a tile by itself, and its size. */
export const tileBox = (cells: readonly TileCell[]): { box: string; wide: number; high: number } => {
  const wide = (Math.max(0, ...cells.map((cell) => cell.column)) + 1) * CELL;
  const high = (Math.max(0, ...cells.map((cell) => cell.row)) + 1) * CELL + 4;
  return { box: `0 0 ${wide} ${high}`, wide, high };
};
