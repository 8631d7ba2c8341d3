/** What every page begins with: the horizon and the sign of the house. */
import { crescent, disc, flat, moved } from './paper';

/** Three hill sheets at the bottom of every page, 1366 x 420. */
export const horizon =
  flat('M0 190C120 110 220 150 330 180S560 90 690 140 900 210 1040 150 1260 110 1366 160V420H0Z', 'var(--hz-1)') +
  flat('M0 260C140 190 260 230 400 250S640 180 790 220 1050 280 1180 230 1310 220 1366 236V420H0Z', 'var(--hz-2)') +
  flat('M0 330C180 270 330 310 500 320S800 270 960 300 1230 330 1366 300V420H0Z', 'var(--hz-3)');
/** The sign of the house, 40 x 40. */
export const mark =
  disc(20, 20, 19, 'var(--dusk-2)') +
  disc(20, 20, 14.5, 'var(--dusk-3)', 'opacity=".6"') +
  moved(flat(crescent(1.15), 'var(--light)'), 'translate(20 18.5)') +
  flat('M1.5 24C8 19 14 24 20 24S33 19 38.5 24A19 19 0 0 1 1.5 24Z', 'var(--dusk-1)') +
  flat('M3 29C10 25 16 29 22 29S32 26 37.5 28A19 19 0 0 1 3 29Z', 'var(--dusk-0)');
