/**
 * Paper: the few strokes that every drawing is made of. Pure functions, data in, SVG text out.
 *
 * No drawing holds a `style` attribute (a strict content security policy forbids it) or text from outside: what varies is
 * numbers, names of papers and names of glyphs.
 */
import type { GlyphName } from './glyphs';

export const PAPERS = [
  'ember',
  'tide',
  'moss',
  'umber',
  'slate',
  'bone',
  'rose',
  'amber',
  'thorn',
  'dusk',
  'aqua',
] as const;
export type Paper = (typeof PAPERS)[number];
/** 0 nearest and darkest ... 4 farthest and lit; f the frame, i ink on the frame. */
export type Tone = 0 | 1 | 2 | 3 | 4 | 'f' | 'i';
export type Point = readonly [x: number, y: number];

/** Rounded to a tenth: enough for paths, and short. */
export const round = (value: number): number => Math.round(value * 10) / 10;
export const tone = (paper: Paper, step: Tone): string => `var(--${paper}-${step})`;
/** `share` of the second colour in the first. */
export const mix = (first: string, second: string, share: number): string =>
  `color-mix(in oklab,${second} ${Math.round(share * 100)}%,${first})`;

/** A flat shape. */
export const flat = (d: string, fill: string, attributes = ''): string =>
  `<path d="${d}" fill="${fill}"${attributes ? ' ' + attributes : ''}/>`;
/** A sheet of paper: soft shadow under it (two wide strokes, no filter), fill, cut edge on top. */
export const sheet = (d: string, fill: string, attributes = ''): string =>
  `<g${attributes ? ' ' + attributes : ''}><path d="${d}" class="sa"/><path d="${d}" class="sb"/><path d="${d}" fill="${fill}"/><path d="${d}" class="ed"/></g>`;
export const disc = (cx: number, cy: number, r: number, fill: string, attributes = ''): string =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${r}" fill="${fill}"${attributes ? ' ' + attributes : ''}/>`;
/** A line without fill, with round ends. */
export const stroke = (d: string, colour: string, width = 2, attributes = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes ? ' ' + attributes : ''}/>`;
export const moved = (drawing: string, transform: string): string => `<g transform="${transform}">${drawing}</g>`;
/** A glyph of 24 x 24 inside a drawing, centred; it takes the colour given. */
export const glyph = (name: GlyphName, cx: number, cy: number, size: number, colour: string, attributes = ''): string =>
  `<use href="#g-${name}" x="${round(cx - size / 2)}" y="${round(cy - size / 2)}" width="${size}" height="${size}" color="${colour}"${attributes ? ' ' + attributes : ''}/>`;
/** A number or a short name: `kind` says in which type. */
export const text = (
  words: string | number,
  x: number,
  y: number,
  size: number,
  fill: string,
  kind: 'tu' | 'td' = 'tu',
  anchor: 'middle' | 'start' | 'end' = 'middle',
): string =>
  `<text x="${round(x)}" y="${round(y)}" class="${kind}" font-size="${size}" text-anchor="${anchor}" fill="${fill}">${escaped(String(words))}</text>`;
const escaped = (words: string): string =>
  words.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The inner shadow of a window: three strokes along its edge, and the cut. They are drawn inside the clipped scene. */
export const innerShadow = (d: string, widths: readonly number[] = [16, 9, 4]): string =>
  widths.map((width, at) => `<path d="${d}" class="in${at + 4 - widths.length}" stroke-width="${width}"/>`).join('');
export const rim = (d: string): string => `<path d="${d}" class="rim"/>`;
/** A scene seen through a window: clip `id` must be the path `d`, among the page's definitions. */
export const through = (id: string, d: string, scene: string, widths?: readonly number[]): string =>
  `<g clip-path="url(#${id})">${scene}${innerShadow(d, widths)}</g>${rim(d)}`;
/** The sheet that a card is cut from. */
export const cardFrame = (width: number, height: number, radius: number, fill: string): string =>
  `<rect width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>` +
  `<rect x=".6" y=".6" width="${round(width - 1.2)}" height="${round(height - 1.2)}" rx="${radius - 0.5}" class="fr"/>`;
export const background = (width: number, height: number, fill: string): string =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`;
export const clipPaths = (prefix: string, windows: Readonly<Record<string, string>>): string =>
  Object.entries(windows)
    .map(([name, d]) => `<clipPath id="${prefix}-${name}"><path d="${d}"/></clipPath>`)
    .join('');

/** Noise that is the same in every build, so that stars stay where they are. */
export const noise = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
};

// Shapes, as path data.

export const circle = (cx: number, cy: number, r: number): string =>
  `M${round(cx - r)} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** A star of `points` points between two circles. */
export const burst = (points: number, outer: number, inner: number, cx = 0, cy = 0, start = -90): string => {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const angle = ((start + (i * 180) / points) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    d += (i ? 'L' : 'M') + round(cx + radius * Math.cos(angle)) + ' ' + round(cy + radius * Math.sin(angle));
  }
  return d + 'Z';
};
export const star5 = (cx: number, cy: number, r: number): string => burst(5, r, r * 0.46, cx, cy);
/** The four-pointed star of the night sky. */
export const star4 = (x: number, y: number, r: number): string => {
  const near = r * 0.14;
  const at = (dx: number, dy: number): string => `${round(x + dx)} ${round(y + dy)}`;
  return `M${at(0, -r)}Q${at(near, -near)} ${at(r, 0)}Q${at(near, near)} ${at(0, r)}Q${at(-near, near)} ${at(-r, 0)}Q${at(-near, -near)} ${at(0, -r)}Z`;
};
export const crescent = (scale = 1): string => {
  const s = (value: number): number => round(value * scale);
  return `M${s(3.6)} ${s(-9.3)}A${s(10)} ${s(10)} 0 1 0 ${s(9.4)} ${s(4.4)}A${s(8.3)} ${s(8.3)} 0 0 1 ${s(3.6)} ${s(-9.3)}Z`;
};
/** Stars strewn over a part of the sky. */
export const stars = (
  seed: number,
  count: number,
  x0: number,
  y0: number,
  width: number,
  height: number,
  fill = 'var(--light)',
  size = 1,
): string => {
  const next = noise(seed);
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const x = round(x0 + next() * width);
    const y = round(y0 + next() * height);
    const weight = next();
    drawn +=
      weight > 0.82
        ? flat(star4(x, y, 2.6 * size), fill, 'opacity=".9"')
        : disc(x, y, round((0.45 + weight * 0.6) * size), fill, `opacity="${round(0.35 + weight * 0.5)}"`);
  }
  return drawn;
};
/** A moon with its halo, in a paper's light. */
export const moonAt = (paper: Paper, x: number, y: number, r: number): string =>
  disc(x, y, r + 24, tone(paper, 4), 'opacity=".12"') +
  disc(x, y, r + 12, tone(paper, 4), 'opacity=".18"') +
  sheet(circle(x, y, r), 'var(--light)');
