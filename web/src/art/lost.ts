/** Where a page has nothing to show: a sleeper in the dunes under the moon, 320 x 150. */
import { sleeper } from './figures';
import { circle, disc, moved, sheet, stars, tone } from './paper';

export const lostScene = (): string =>
  stars(41, 26, 16, 6, 288, 84, 'var(--light)', 1.3) +
  disc(226, 52, 46, 'var(--light)', 'opacity=".12"') +
  sheet(circle(226, 52, 30), 'var(--light)') +
  disc(216, 44, 6, 'var(--light-2)', 'opacity=".3"') +
  disc(236, 60, 8, 'var(--light-2)', 'opacity=".25"') +
  sheet('M6 112C60 84 120 90 170 104S270 84 314 104C318 124 300 146 160 146S2 130 6 112Z', tone('dusk', 2)) +
  moved(sleeper(2), 'translate(142 116) scale(1.5)') +
  sheet('M10 130C70 112 130 124 180 128S280 118 312 126C306 142 250 148 160 148S14 144 10 130Z', tone('dusk', 1));
