import { circle, disc, flat, mix, moved, sheet, stars, tone } from '../../../art/paper';
import { lit } from '../../../art/scene';
import { FLYER, RAVEN } from './cards';

/** The window that the illustration is seen through. */
export const windowPath = 'M12 300V40A28 28 0 0 1 40 12H200A28 28 0 0 1 228 40V300Z';
/** The illustration of the game, 240 x 300. */
export const scene = (): string => {
  const f = 'dusk',
    ink = '#060a16';
  let s =
    `<rect width="240" height="310" fill="${tone(f, 2)}"/>` +
    stars(31, 40, 12, 12, 216, 120, tone(f, 4), 1.2) +
    lit(66, 132, 128, f) +
    sheet(circle(132, 128, 66), 'var(--light)') +
    disc(112, 112, 11, 'var(--light-2)', 'opacity=".28"') +
    disc(150, 146, 16, 'var(--light-2)', 'opacity=".22"') +
    disc(146, 98, 6, 'var(--light-2)', 'opacity=".25"');
  s +=
    sheet('M0 232C40 196 70 214 104 220S180 190 240 214V310H0Z', tone(f, 3)) +
    sheet('M0 252C50 228 90 246 130 244S200 226 240 236V310H0Z', mix(tone(f, 2), tone(f, 1), 0.25));
  // sleeping house with one lit window
  s +=
    sheet('M34 270V244L28 244 52 220 60 228V222H66V234L76 244H70V270Z', tone(f, 1)) +
    flat('M46 248h10v11H46z', 'var(--light-2)');
  s += sheet('M0 268C50 256 100 270 150 264S210 256 240 262V310H0Z', tone(f, 1));
  // tree
  s += sheet(
    'M196 310C200 268 204 236 200 200C196 170 198 130 206 92C208 120 208 140 210 152C216 132 224 118 240 106V118C226 132 218 152 216 176C218 210 222 260 230 310Z',
    ink,
  );
  const branch = (y: number, x: number, up: number): string =>
    sheet(
      `M206 ${y + 6}C180 ${y} 150 ${y + 3} 120 ${y - 1}C96 ${y - 3} ${x + 20} ${y - 4} ${x} ${y - up}C${x + 18} ${y + 2} 96 ${y + 3} 122 ${y + 5}C150 ${y + 9} 182 ${y + 8} 206 ${y + 18}Z`,
      ink,
    );
  s += branch(112, 74, 12) + branch(170, 44, 16);
  const raven = (x: number, y: number, k: number, fl = false): string =>
    moved(
      flat(RAVEN, ink) + disc(11.2, 6.7, 1.2, 'var(--light)'),
      `translate(${x} ${y}) scale(${fl ? -k : k} ${k}) translate(-19.5 -30)`,
    );
  s +=
    raven(96, 111, 1.05) +
    raven(138, 114, 1.15, true) +
    raven(180, 116, 1.05) +
    raven(72, 166, 1.05, true) +
    raven(116, 171, 1.15) +
    raven(162, 174, 1.05);
  s +=
    moved(flat(FLYER, ink), 'translate(26 50) scale(1.15)') +
    moved(flat(FLYER, ink), 'translate(196 50) scale(-.75 .75)');
  return s + sheet('M0 288C40 278 90 292 140 286S210 280 240 284V310H0Z', ink);
};
