/** Figures that stand at the origin of their field. */
import { circle, flat, sheet, star4, stroke } from '../../../art/paper';

/** A folded paper fir. */
export const tree = (): string =>
  `<ellipse cx="2" cy="1" rx="13" ry="5" fill="var(--shade)" opacity=".35"/>` +
  flat('M-2.2 1V-14H2.2V1Z', 'var(--umber-1)') +
  sheet(
    'M0 -48C5 -40 12 -32 17 -23C14 -21 12 -21 10 -22C14 -17 17 -13 19 -8C12 -4 -12 -4 -19 -8C-17 -13 -14 -17 -10 -22C-12 -21 -14 -21 -17 -23C-12 -32 -5 -40 0 -48Z',
    'var(--moss-2)',
  ) +
  flat('M0 -48C5 -40 12 -32 17 -23C14 -21 12 -21 10 -22C14 -17 17 -13 19 -8C15 -5.5 8 -5 0 -5Z', 'var(--moss-1)') +
  flat(
    'M0 -40V-12M0 -26L-6 -21M0 -18L-8 -12',
    'none',
    'stroke="var(--moss-3)" stroke-width="1.3" stroke-linecap="round"',
  );
/** The dreamer: a white shirt, a blue cap, and a lantern that lights his field. */
export const dreamer = (): string =>
  `<ellipse cx="0" cy="1" rx="21" ry="9" fill="var(--light-2)" opacity=".4"/><ellipse cx="0" cy="1" rx="12" ry="5" fill="var(--shade)" opacity=".45"/>` +
  sheet('M-11 1C-10 -12 -7 -22 -2 -27H3C8 -22 11 -12 12 1C5 4-5 4-11 1Z', 'var(--bone-4)') +
  flat('M3 -27C8 -22 11 -12 12 1C9.5 2.2 7 2.8 4 3C5 -8 4 -18 1 -27Z', 'var(--bone-2)') +
  flat('M-8.5 -9C-3 -6 5 -6 10.2 -9L10.6 -6C5 -3 -4 -3 -9 -6Z', 'var(--g-workshop)', 'opacity=".8"') +
  sheet(circle(0.5, -31.5, 6.2), '#f3c9a0') +
  sheet(
    'M-6.5 -32C-7 -41 -1 -46 6 -45C12 -44 17 -40 18 -33C14 -36 11 -37 8.5 -37C8 -35 7.5 -33.5 7 -32C2.5 -34.5 -2 -34.5 -6.5 -32Z',
    'var(--cap)',
  ) +
  flat(star4(18.5, -31, 5), 'var(--light)') +
  flat('M-9 -16L-15 -12V-8', 'none', 'stroke="var(--bone-2)" stroke-width="3" stroke-linecap="round"') +
  sheet('M-18 -8H-12V0H-18Z', 'var(--light-2)') +
  flat('M-16.8 -6.5h3.6v5h-3.6Z', 'var(--light)');
export const mrNightmare = (): string =>
  `<ellipse cx="0" cy="1" rx="19" ry="6" fill="var(--thorn-3)" opacity=".5"/><ellipse cx="0" cy="1" rx="15" ry="5" fill="var(--shade)" opacity=".6"/>` +
  sheet(
    'M-17 2C-18 -10 -14 -22 -10 -31C-16 -38 -18 -47 -15 -56C-12 -49 -8 -45 -3 -44C-1 -44.5 1 -44.5 3 -44C8 -45 12 -49 15 -56C18 -47 16 -38 10 -31C14 -22 18 -10 17 2L12 -2 8 4 3 -1 -1 5 -5 -1 -9 4 -13 -2Z',
    'var(--thorn-3)',
  ) +
  sheet(
    'M-15 0C-16 -10 -12 -21 -8 -30C-14 -37 -16 -46 -14 -53C-11 -47 -7 -43 -3 -42.5C-1 -43 1 -43 3 -42.5C7 -43 11 -47 14 -53C16 -46 14 -37 8 -30C12 -21 16 -10 15 0L11 -4 7 2 3 -3 -1 3 -5 -3 -8 2 -12 -4Z',
    'var(--thorn-0)',
  ) +
  flat('M8 -30C12 -21 16 -10 15 0L11 -4 7 2 3 -3C5 -14 4 -22 1 -29Z', 'var(--thorn-1)') +
  flat(
    'M-7.5 -37.5C-6.5 -33.5 -4 -32 -.8 -32.6C-1.2 -35.5 -3.8 -37.2 -7.5 -37.5ZM7.5 -37.5C6.5 -33.5 4 -32 .8 -32.6C1.2 -35.5 3.8 -37.2 7.5 -37.5Z',
    '#fff4d8',
  ) +
  stroke(
    'M-10 -20C-16 -18 -20 -13 -21 -7M-21 -7l-3 3M-21 -7v4.5M-21 -7l3 3M10 -20C16 -18 20 -13 21 -7M21 -7l3 3M21 -7v4.5M21 -7l-3 3',
    'var(--thorn-0)',
    2.4,
  );
