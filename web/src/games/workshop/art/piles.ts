/** Piles of shards in the oblique projection of the Workshop: every layer keeps its band, its texture and its colour. */
import { dreamer as dreamerArt, tree as treeArt } from './figures';
import { disc, mix, moved, round, tone, type Paper, type Point } from '../../../art/paper';

export const SHARDS = ['water', 'earth', 'meadow', 'rock', 'motion', 'nightmare'] as const;
export type Shard = (typeof SHARDS)[number];
export const isShard = (name: string | null | undefined): name is Shard => SHARDS.some((known) => known === name);
/** Names of shards as the game tells them, those we have a picture for. */
export const asShards = (names: readonly string[]): Shard[] => names.filter(isShard);
const PAPER_OF: Record<Shard, Paper> = {
  water: 'tide',
  earth: 'umber',
  meadow: 'moss',
  rock: 'slate',
  motion: 'bone',
  nightmare: 'thorn',
};
/** The oblique projection: a field is W wide and H deep, leans by S, a layer is T high; a the margin, c the chamfer. */
export interface Projection {
  readonly W: number;
  readonly S: number;
  readonly H: number;
  readonly T: number;
  readonly a: number;
  readonly c: number;
}
export const projection = (other: Partial<Projection> = {}): Projection => ({
  W: 78,
  S: 20,
  H: 55,
  T: 15,
  a: 0.03,
  c: 0.17,
  ...other,
});
export const spot = (p: Projection, u: number, w: number, z = 0): [number, number] => [
  round(u * p.W + w * p.S),
  round(-w * p.H - z * p.T),
];
const poly = (p: Projection, us: readonly Point[], z: number): string =>
  'M' + us.map(([u, w]) => spot(p, u, w, z).join(' ')).join('L') + 'Z';
const ring = (p: Projection): Point[] => {
  const { a, c } = p;
  return [
    [a + c, a],
    [1 - a - c, a],
    [1 - a, a + c],
    [1 - a, 1 - a - c],
    [1 - a - c, 1 - a],
    [a + c, 1 - a],
    [a, 1 - a - c],
    [a, a + c],
  ];
};
const line = (p: Projection, pts: readonly Point[], z: number, col: string, w = 1.6, x = ''): string =>
  `<path d="M${pts.map(([u, k]) => spot(p, u, k, z).join(' ')).join('L')}" fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${x}/>`;
const curve = (p: Projection, pts: readonly Point[], z: number, col: string, w: number): string => {
  const q = pts.map(([u, k]) => spot(p, u, k, z).join(' '));
  let d = `M${q[0]}`;
  for (let i = 1; i + 1 < q.length; i += 2) d += `Q${q[i]} ${q[i + 1]}`;
  return `<path d="${d}" fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round"/>`;
};
const TOP: Record<Shard, string> = {
  water: mix(tone('tide', 3), tone('tide', 2), 0.28),
  earth: mix(tone('umber', 3), tone('umber', 2), 0.42),
  meadow: mix(tone('moss', 3), tone('moss', 4), 0.16),
  rock: mix(tone('slate', 3), tone('slate', 4), 0.3),
  motion: tone('bone', 3),
  nightmare: tone('thorn', 3),
};
/** What is drawn on top of a shard, so that it is known without colour. */
const topTexture: Record<Shard, (p: Projection, z: number, f: Paper) => string> = {
  water: (p, z, f) =>
    [0.26, 0.5, 0.74]
      .map((y, i) =>
        curve(
          p,
          [
            [0.2 + i * 0.06, y],
            [0.3 + i * 0.06, y + 0.12],
            [0.4 + i * 0.06, y],
            [0.5 + i * 0.06, y - 0.12],
            [0.6 + i * 0.06, y],
            [0.68 + i * 0.06, y + 0.1],
            [0.74 + i * 0.06, y],
          ],
          z,
          tone(f, 4),
          1.7,
        ),
      )
      .join(''),
  earth: (p, z, f) =>
    [0.28, 0.5, 0.72]
      .map((y) =>
        line(
          p,
          [
            [0.2, y],
            [0.8, y],
          ],
          z,
          tone(f, 1),
          2.2,
          'stroke-dasharray="7 4"',
        ),
      )
      .join(''),
  meadow: (p, z, f) =>
    (
      [
        [0.28, 0.3],
        [0.55, 0.26],
        [0.74, 0.45],
        [0.36, 0.58],
        [0.6, 0.66],
        [0.24, 0.76],
      ] as const
    )
      .map(([u, w]) => {
        const [x, y] = spot(p, u, w, z),
          s = p.W / 76;
        return `<path d="M${round(x - 3.5 * s)} ${round(y - 4 * s)}L${x} ${round(y + 1)}L${round(x + 3.5 * s)} ${round(y - 4 * s)}M${x} ${round(y + 1)}V${round(y - 6 * s)}" fill="none" stroke="${tone(f, 4)}" stroke-width="${round(1.6 * s)}" stroke-linecap="round"/>`;
      })
      .join(''),
  rock: (p, z, f) =>
    `<path d="${poly(
      p,
      [
        [0.23, 0.1],
        [0.5, 0.34],
        [0.42, 0.62],
        [0.12, 0.5],
        [0.05, 0.25],
      ],
      z,
    )}" fill="${tone(f, 4)}" opacity=".55"/><path d="${poly(
      p,
      [
        [0.5, 0.34],
        [0.8, 0.25],
        [0.86, 0.6],
        [0.62, 0.72],
        [0.42, 0.62],
      ],
      z,
    )}" fill="${tone(f, 2)}" opacity=".55"/>` +
    line(
      p,
      [
        [0.23, 0.1],
        [0.5, 0.34],
        [0.42, 0.62],
        [0.3, 0.9],
      ],
      z,
      tone(f, 1),
      1.2,
    ) +
    line(
      p,
      [
        [0.5, 0.34],
        [0.85, 0.22],
      ],
      z,
      tone(f, 1),
      1.2,
    ) +
    line(
      p,
      [
        [0.42, 0.62],
        [0.62, 0.72],
        [0.88, 0.62],
      ],
      z,
      tone(f, 1),
      1.2,
    ),
  motion: (p, z, f) => {
    const q: Point[] = [];
    for (let i = 0; i <= 26; i++) {
      const a = i * 0.5,
        r = 0.05 + i * 0.0115;
      q.push([0.5 + r * Math.cos(a), 0.5 + r * Math.sin(a)]);
    }
    return line(p, q, z, tone(f, 1), 1.8);
  },
  nightmare: (p, z, f) =>
    `<path d="${poly(
      p,
      Array.from({ length: 14 }, (_, i): Point => {
        const a = (i / 14) * 6.283,
          r = i % 2 ? 0.16 : 0.36;
        return [0.5 + r * Math.cos(a), 0.5 + r * Math.sin(a)];
      }),
      z,
    )}" fill="${tone(f, 0)}"/><path d="${poly(
      p,
      Array.from({ length: 12 }, (_, i): Point => {
        const a = (i / 12) * 6.283;
        return [0.5 + 0.08 * Math.cos(a), 0.5 + 0.08 * Math.sin(a)];
      }),
      z,
    )}" fill="${tone(f, 4)}"/>`,
};
/** What is drawn on the front facet of a layer. */
const sideTexture = (p: Projection, m: Shard, f: Paper, z: number, bold = 1): string => {
  const y0 = -p.a * p.H - (z + 1) * p.T,
    x0 = round((p.a + p.c) * p.W + p.a * p.S - p.c * p.W * 0.5),
    x1 = round((1 - p.a - p.c) * p.W + p.a * p.S + p.c * p.W * 0.35),
    h = p.T,
    w = x1 - x0,
    n = 6,
    s = (p.W / 76) * bold;
  let d = '';
  if (h < 6) return '';
  const yy = (k: number): number => round(y0 + h * k);
  if (m === 'water') {
    d = `M${x0} ${yy(0.55)}`;
    for (let i = 0; i < n; i++)
      d += `q${round(w / n / 2)} ${i % 2 ? round(h * 0.3) : round(-h * 0.3)} ${round(w / n)} 0`;
    return `<path d="${d}" fill="none" stroke="${tone(f, 4)}" stroke-opacity=".8" stroke-width="${round(1.5 * s)}" stroke-linecap="round"/>`;
  }
  if (m === 'earth') {
    for (let i = 0; i < 5; i++)
      d += disc(round(x0 + (w * (i + 0.5)) / 5), yy(i % 2 ? 0.36 : 0.66), round(1.6 * s), tone(f, 4), 'opacity=".6"');
    return d;
  }
  if (m === 'meadow') {
    d = `M${x0} ${yy(0.02)}`;
    for (let i = 0; i < 8; i++)
      d += `L${round(x0 + (w * (i + 0.5)) / 8)} ${yy(i % 2 ? 0.5 : 0.72)}L${round(x0 + (w * (i + 1)) / 8)} ${yy(0.02)}`;
    return `<path d="${d}Z" fill="${tone(f, 3)}"/>`;
  }
  if (m === 'rock') {
    for (let i = 0; i < 4; i++)
      d += `M${round(x0 + (w * (i + 0.2)) / 4)} ${yy(0.12)}L${round(x0 + (w * (i + 0.55)) / 4)} ${yy(0.55)}L${round(x0 + (w * (i + 0.4)) / 4)} ${yy(0.9)}`;
    return `<path d="${d}" fill="none" stroke="${tone(f, 4)}" stroke-opacity=".55" stroke-width="${round(1.3 * s)}" stroke-linejoin="round"/>`;
  }
  if (m === 'motion')
    return `<path d="M${x0 + 2} ${yy(0.36)}H${round(x1 - w * 0.3)}M${round(x0 + w * 0.35)} ${yy(0.68)}H${x1 - 2}" stroke="${tone(f, 1)}" stroke-width="${round(1.5 * s)}" stroke-linecap="round"/>`;
  d = `M${x0} ${yy(0.75)}`;
  for (let i = 0; i < 7; i++)
    d += `L${round(x0 + (w * (i + 0.5)) / 7)} ${yy(0.22)}L${round(x0 + (w * (i + 1)) / 7)} ${yy(0.75)}`;
  return `<path d="${d}" fill="none" stroke="${tone(f, 4)}" stroke-opacity=".8" stroke-width="${round(1.3 * s)}" stroke-linejoin="round"/>`;
};
/** What stands on a pile, and how it is lit: `legal` it can be used, `full` it finishes something. */
export interface PileMarks {
  readonly tree?: boolean;
  readonly dreamer?: boolean;
  readonly glow?: 'legal' | 'full' | undefined;
  /** How large its strata tag is; 0 for none. */
  readonly tag?: number;
}
/** The strata tag: the layers of a pile in order, each with the texture of its side, standing on the origin. */
const strata = (list: readonly Shard[]): string => {
  const [wide, high] = [20, 8];
  const p = projection({ W: wide, S: 0, H: 0, T: high, a: 0, c: 0.06 });
  const tall = list.length * (high + 1) + 3;
  return (
    `<rect x="${-wide / 2 - 2}" y="${-tall}" width="${wide + 4}" height="${tall}" rx="4" fill="var(--badge)"/>` +
    list
      .map((shard, at) =>
        moved(
          `<rect y="${-high}" width="${wide}" height="${high}" rx="1.8" fill="${TOP[shard]}"/>` +
            sideTexture(p, shard, PAPER_OF[shard], 0, 2.4),
          `translate(${-wide / 2} ${-2 - at * (high + 1)})`,
        ),
      )
      .join('')
  );
};
/** A pile: its shards from the bottom up, at the origin of its field. Two rocks on each other show a peak: a mountain. */
export const pile = (
  p: Projection,
  list: readonly Shard[],
  { tree = false, dreamer = false, glow, tag = 1 }: PileMarks = {},
): string => {
  const rg = ring(p);
  const corner = (i: number, z: number): [number, number] => spot(p, ...(rg[i] ?? ([0, 0] as const)), z);
  let s = '';
  const e = [
    [7, 0],
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const;
  s += `<path d="${poly(p, rg, 0)}" transform="translate(3 4)" fill="var(--shade)" opacity=".36"/>`;
  list.forEach((m, k) => {
    const f = PAPER_OF[m];
    e.forEach(([i, j], q) => {
      const A = corner(i, k),
        B = corner(j, k),
        A2 = corner(i, k + 1),
        B2 = corner(j, k + 1);
      const col =
        q === 1
          ? tone(f, 2)
          : q === 3
            ? mix(tone(f, 1), tone(f, 0), 0.35)
            : q === 0
              ? mix(tone(f, 2), tone(f, 3), 0.3)
              : tone(f, 1);
      s += `<path d="M${A.join(' ')}L${B.join(' ')}L${B2.join(' ')}L${A2.join(' ')}Z" fill="${col}" stroke="${col}" stroke-width=".5"/>`;
    });
    s += sideTexture(p, m, f, k);
    if (k)
      s += `<path d="M${[7, 0, 1, 2, 3].map((i) => corner(i, k).join(' ')).join('L')}" fill="none" stroke="var(--shade)" stroke-opacity=".55" stroke-width="1.3"/>`;
    if (k && m === 'rock' && list[k - 1] === 'rock') {
      const [x, y] = spot(p, 0.5, p.a, k),
        q = p.T * 0.8;
      s += `<path d="M${round(x - q)} ${round(y + q * 0.7)}L${x} ${round(y - q * 0.85)}L${round(x + q)} ${round(y + q * 0.7)}Z" fill="${tone('slate', 0)}"/><path d="M${round(x - q * 0.36)} ${round(y - q * 0.28)}L${x} ${round(y - q * 0.85)}L${round(x + q * 0.36)} ${round(y - q * 0.28)}L${x} ${round(y - q * 0.02)}Z" fill="${tone('bone', 4)}"/>`;
    }
  });
  const n = list.length,
    m = list[n - 1];
  if (!m) return '';
  const f = PAPER_OF[m];
  s +=
    `<path d="${poly(p, rg, n)}" fill="${TOP[m]}"/>` +
    topTexture[m](p, n, f) +
    `<path d="${poly(p, rg, n)}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1"/>`;
  if (glow)
    s += `<path d="${poly(p, rg, n)}" fill="var(--light)" fill-opacity="${glow === 'full' ? 0.42 : 0}" stroke="var(--lit)" stroke-width="${glow === 'full' ? 3.6 : 2}"/>`;
  const [cx, cy] = spot(p, 0.5, 0.46, n),
    sc = round((p.W / 76) * 100) / 100;
  if (tree) s += moved(treeArt(), `translate(${cx} ${cy}) scale(${round(sc * 86) / 100})`);
  if (dreamer) s += moved(dreamerArt(), `translate(${cx} ${cy}) scale(${sc})`);
  if (tag && n > 1 && p.W > 50)
    s += moved(strata(list), `translate(${spot(p, 0.88, 0.16, n).join(' ')}) scale(${tag})`);
  return s;
};
export const emptyField = (p: Projection, { entry = false, legal = false } = {}): string =>
  `<path d="${poly(p, ring(p), 0)}" ${legal ? 'fill="var(--light)" fill-opacity=".16"' : 'class="hollow"'} stroke="${legal ? 'var(--lit)' : 'var(--line)'}" stroke-width="${legal ? 2.4 : 1.2}" ${legal ? '' : 'stroke-dasharray="4 5"'}/>` +
  (entry
    ? `<path d="${poly(
        p,
        [
          [0.38, 0.3],
          [0.62, 0.3],
          [0.62, 0.55],
          [0.5, 0.75],
          [0.38, 0.55],
        ],
        0,
      )}" fill="var(--line)"/>`
    : '') +
  (legal ? disc(...spot(p, 0.5, 0.5, 0), 4, 'var(--lit)') : '');

/** The whole visible silhouette of a pile. */
export const pileHull = (p: Projection, layers: number): string => {
  const rg = ring(p);
  const at = (i: number, z: number): string => spot(p, ...(rg[i] ?? ([0, 0] as const)), z).join(' ');
  return `M${[7, 0, 1, 2, 3].map((i) => at(i, 0)).join('L')}L${[3, 4, 5, 6, 7].map((i) => at(i, layers)).join('L')}Z`;
};
/** The board a workshop stands on, in three sheets. */
export const ground = (p: Projection, columns: number, rows: number): string => {
  const corners = [
    spot(p, -0.12, -0.14),
    spot(p, columns + 0.12, -0.14),
    spot(p, columns + 0.12, rows + 0.12),
    spot(p, -0.12, rows + 0.12),
  ];
  const d = `M${corners.map((at) => at.join(' ')).join('L')}Z`;
  return (
    `<path d="${d}" transform="translate(0 9)" fill="var(--shade)" opacity=".4" stroke="var(--shade)" stroke-width="14" stroke-linejoin="round" stroke-opacity=".4"/>` +
    `<path d="${d}" transform="translate(0 5)" fill="var(--board-2)" stroke="var(--board-2)" stroke-width="14" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="var(--board-1)" stroke="var(--board-1)" stroke-width="14" stroke-linejoin="round"/>`
  );
};
/** The view box of a workshop; `layers` and `top` are the room over the last row. */
export const bounds = (p: Projection, columns: number, rows: number, layers = 2, top = 40, foot = 24): string =>
  [
    -16,
    -(rows * p.H + layers * p.T + top),
    columns * p.W + rows * p.S + 34,
    rows * p.H + layers * p.T + top + foot,
  ].join(' ');
/** The projection that fills a place of so many pixels with a workshop: how deep its fields are follows from the room. */
export const fitted = (
  width: number,
  height: number,
  columns: number,
  rows: number,
  room: { readonly layers: number; readonly top: number; readonly foot: number },
): Projection => {
  const base = projection({ S: width < 1.5 * height ? 12 : 20, T: 16, a: height < 320 ? 0.012 : 0.03 });
  if (!width || !height) return base;
  const deep = (columns * base.W + rows * base.S + 34) * (height / width) - room.layers * base.T - room.top - room.foot;
  return { ...base, H: round(Math.min(74, Math.max(46, deep / rows))) };
};
/** A single shard, lying by itself: 34 x 29 from (0, -29) at scale 1. */
export const puck = (shard: Shard, scale = 1): string =>
  pile(projection({ W: 34 * scale, S: 0, H: 21 * scale, T: 8 * scale, a: 0.02, c: 0.24 }), [shard], { tag: 0 });
/** A shard as it lies in the hand: view box -3 -49 60 54. */
export const handShard = (shard: Shard): string =>
  pile(projection({ W: 54, S: 0, H: 32, T: 13, a: 0.02, c: 0.24 }), [shard], { tag: 0 });
