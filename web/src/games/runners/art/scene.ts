import type { GlyphName } from '../../../art/glyphs';
import { circle, disc, flat, glyph, mix, sheet, star4, stars, stroke, tone, type Paper } from '../../../art/paper';
import { lit } from '../../../art/scene';

/** The window that the illustration is seen through. */
export const windowPath = 'M12 300V66H52V38H92V12H148V38H188V66H228V300Z';
/** The illustration of the game, 240 x 300. */
export const scene = (): string => {
  const f = 'aqua',
    k = '#031417';
  let s =
    `<rect width="240" height="310" fill="${tone(f, 1)}"/>` +
    stars(55, 34, 12, 16, 216, 150, tone(f, 4), 1.1) +
    lit(56, 128, 112, f) +
    sheet(circle(128, 112, 56), 'var(--light)');
  s +=
    sheet('M0 226C40 206 60 222 100 216S190 202 240 216V310H0Z', tone(f, 2)) +
    sheet('M0 250C30 240 60 252 100 244S190 236 240 246V310H0Z', mix(tone(f, 1), tone(f, 2), 0.4));
  // floating fragments
  const slab = (x: number, y: number, n: number, fam: Paper, sh: readonly (GlyphName | null)[]): string => {
    let q = '';
    const w = n * 34;
    q +=
      sheet(
        `M${x} ${y + 4}A4 4 0 0 1 ${x + 4} ${y}H${x + w - 4}A4 4 0 0 1 ${x + w} ${y + 4}V${y + 26}A6 6 0 0 1 ${x + w - 6} ${y + 32}H${x + 6}A6 6 0 0 1 ${x} ${y + 26}Z`,
        tone(fam, 2),
      ) +
      flat(
        `M${x} ${y + 4}A4 4 0 0 1 ${x + 4} ${y}H${x + w - 4}A4 4 0 0 1 ${x + w} ${y + 4}V${y + 7}H${x}Z`,
        tone(fam, 4),
      );
    sh.forEach((g, i) => {
      if (g)
        q += disc(x + 17 + i * 34, y + 19, 10, tone(fam, 1)) + glyph(g, x + 17 + i * 34, y + 19, 14, 'var(--light)');
    });
    return q;
  };
  s +=
    slab(18, 196, 2, 'amber', ['collect', null]) +
    slab(148, 178, 2, 'rose', [null, 'dispel']) +
    slab(92, 224, 1, 'moss', ['both']);
  // runner, leaping, scarf behind
  const limb = (d: string, w: number): string => stroke(d, k, w);
  s +=
    limb('M116 136L97 150L78 144', 7.5) +
    limb('M122 138L142 145L148 163L157 164', 7.5) +
    limb('M126 108L146 119L160 108', 6) +
    limb('M122 110L104 120L92 112', 6) +
    sheet(
      'M118 102C124 99 131 101 133 107C133 118 136 130 143 141C132 149 110 148 100 138C110 130 115 116 118 102Z',
      'var(--bone-4)',
    ) +
    flat(
      'M128 101C131 102 133 104 133 107C133 118 136 130 143 141C139 144 134 145.5 129 146C131 130 130 114 128 101Z',
      'var(--bone-2)',
    ) +
    flat('M104 134C115 141 130 141 139.5 135L143 141C132 149 110 148 100 138Z', tone(f, 3)) +
    disc(131, 92, 9.5, '#f3c9a0') +
    sheet(
      'M121 92C119 80 128 74 138 78C142 80 143 84 141 87C134 84 128 86 124 91C112 84 98 90 84 82C98 78 112 78 123 83Z',
      'var(--cap)',
    ) +
    flat(star4(81, 82, 7), 'var(--light-2)');
  s += (
    [
      [52, 168],
      [66, 152],
      [172, 146],
      [188, 130],
      [204, 152],
    ] as const
  )
    .map(([x, y], i) => flat(star4(x, y, 6 + (i % 3) * 1.5), 'var(--light)'))
    .join('');
  // the kraken
  s +=
    sheet('M30 310C22 280 26 256 44 250C60 246 66 262 56 268C50 272 46 266 49 262C40 262 40 282 52 310Z', tone(f, 0)) +
    sheet(
      'M196 310C210 284 214 262 200 252C188 244 178 254 184 262C188 268 194 264 193 259C202 266 192 284 176 310Z',
      tone(f, 0),
    ) +
    sheet('M84 310C80 280 94 262 120 262S160 280 156 310Z', tone(f, 0)) +
    flat('M100 284c2 7 7 10 13 9-1-6-6-9-13-9Zm40 0c-2 7-7 10-13 9 1-6 6-9 13-9Z', 'var(--light)');
  return s + sheet('M0 292C20 286 34 296 60 290S110 298 140 290S200 284 240 292V310H0Z', k);
};
