import { circle, disc, flat, mix, moved, noise, round, sheet, star4, stars, tone } from '../../../art/paper';
import { lit } from '../../../art/scene';

/** The window that the illustration is seen through. */
export const windowPath = 'M12 300V110C12 60 74 62 120 12C166 62 228 60 228 110V300Z';
/** The illustration of the game, 240 x 300. */
export const scene = (): string => {
  const f = 'rose';
  let s =
    `<rect width="240" height="310" fill="${tone(f, 1)}"/>` +
    stars(8, 44, 12, 16, 216, 150, tone(f, 4), 1.15) +
    lit(50, 84, 156, f) +
    sheet(circle(84, 156, 50), 'var(--light)');
  s +=
    sheet('M0 214C44 180 84 196 120 206S196 176 240 192V310H0Z', tone(f, 3)) +
    sheet('M0 240C40 214 92 226 138 224C176 222 206 206 240 214V310H0Z', tone(f, 2)) +
    flat('M138 224C176 222 206 206 240 214V310C210 280 180 246 138 224Z', tone(f, 1), 'opacity=".35"');
  // the sandman: tall hat, long coat, a sack; sand rises from the hand and turns to stars
  const k = '#1a0a18';
  s += moved(
    sheet('M6 -2C20 -14 40 -8 42 10C44 28 32 40 18 38C8 36 4 16 6 -2Z', mix(tone(f, 0), tone(f, 1), 0.7)) +
      flat('M14 -4C20 -10 26 -10 30 -6', 'none', `stroke="${tone(f, 3)}" stroke-width="2" stroke-linecap="round"`) +
      sheet('M-24 76C-22 44 -18 14 -8 -8L8 -9C20 8 27 44 29 76C12 82 -8 82 -24 76Z', k) +
      flat(
        'M-10 20l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM8 46l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM-12 56l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2Z',
        tone(f, 3),
        'opacity=".8"',
      ) +
      flat('M-6 0C-18 -4 -28 -14 -37 -27L-31 -31C-24 -21 -14 -12 -2 -10Z', k) +
      disc(-34.5, -30, 4, '#f3c9a0') +
      disc(-2, -18, 9.5, '#f3c9a0') +
      sheet('M-11 -17C-8 -14 -2 -13 4 -15C6 -6 2 6 -8 16C-14 6 -15 -8 -11 -17Z', 'var(--bone-3)') +
      sheet(
        'M-13 -20C-14 -34 -6 -42 6 -42C20 -42 30 -34 36 -18C30 -24 24 -27 17 -27C14 -26 11 -22 8 -18C2 -22 -6 -23 -13 -20Z',
        tone('dusk', 2),
      ) +
      flat('M-13 -20C-6 -23 2 -22 8 -18L9.5 -22C3 -26 -6 -27 -13.3 -24Z', tone('dusk', 4)) +
      flat(star4(36.5, -15, 7.5), 'var(--light)'),
    'translate(160 184)',
  );
  const R = noise(12),
    bz = (t: number): readonly [number, number] => [
      (1 - t) ** 3 * 122 + 3 * (1 - t) ** 2 * t * 60 + 3 * (1 - t) * t * t * 96 + t ** 3 * 206,
      (1 - t) ** 3 * 153 + 3 * (1 - t) ** 2 * t * 110 + 3 * (1 - t) * t * t * 40 + t ** 3 * 96,
    ];
  for (let i = 0; i < 110; i++) {
    const t = i / 110,
      [bx, by] = bz(t),
      w = 4 + 26 * t,
      x = bx + (R() - 0.5) * w,
      y = by + (R() - 0.5) * w,
      on = Math.hypot(x - 84, y - 156) < 50;
    s +=
      R() > 0.84 && t > 0.25
        ? flat(star4(round(x), round(y), round(2.5 + t * 5)), on ? 'var(--light-3)' : 'var(--light)')
        : disc(round(x), round(y), round(0.8 + R() * 1.3), on ? 'var(--light-3)' : 'var(--light)');
  }
  s += sheet('M0 268C50 244 98 262 150 256S214 242 240 250V310H0Z', tone(f, 0));
  // poppies
  const pop = (x: number, y: number, q: number, r: number): string =>
    moved(
      flat('M-1 0C-2 20 0 40 0 60H2.5C2 40 1 20 1 0Z', k) +
        sheet('M0 4C-12 4 -16 -4 -13 -12C-8 -8 -4 -10 0 -14C4 -10 8 -8 13 -12C16 -4 12 4 0 4Z', tone('ember', 3)) +
        flat('M-4 -2a4 4 0 0 1 8 0Z', k),
      `translate(${x} ${y}) rotate(${r}) scale(${q})`,
    );
  return (
    s +
    pop(36, 256, 1, -8) +
    pop(60, 268, 0.75, 6) +
    pop(206, 258, 0.95, 8) +
    pop(186, 272, 0.7, -5) +
    sheet('M0 292C40 282 90 294 140 288S210 284 240 288V310H0Z', k)
  );
};
