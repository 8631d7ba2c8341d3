/** Seats and their figures, each standing at its origin, and the end of a game. */
import { circle, disc, flat, glyph, mix, moved, sheet, star4, stars, stroke, tone, type Paper } from './paper';

/** Seats as people count them; each has a colour and a sigil: crescent, wave, star, leaf, peak. */
export const SEATS = [1, 2, 3, 4, 5] as const;
export type Seat = (typeof SEATS)[number];
/** The sign of a seat that the games count from 0. */
export const seatOf = (number: number): Seat => SEATS[number % SEATS.length] ?? 1;

/** A cloaked figure with the seat's sigil. */
export const traveller = (seat: Seat): string =>
  `<ellipse cx="0" cy="1" rx="12" ry="4.5" fill="var(--shade)" opacity=".45"/>` +
  sheet(
    'M-12 1C-12 -12 -8 -20 -5 -25C-8 -33 -4 -40 1 -40C7 -40 10 -33 6 -25C9 -20 12 -12 12 1C5 4 -5 4 -12 1Z',
    `var(--seat-${seat})`,
  ) +
  flat(
    'M3 -39.6C8.5 -37.5 9 -31 6 -25C9 -20 12 -12 12 1C9 2.3 7 2.8 5 3C6 -10 4 -20 1 -26C4 -31 4.5 -36 3 -39.6Z',
    'var(--shade)',
    'opacity=".22"',
  ) +
  flat('M-2.5 -35C0 -37 4 -36 4.5 -32C4 -29 0 -28 -2 -30Z', 'var(--shade)', 'opacity=".7"') +
  glyph(`sig${seat}`, 0, -10, 13, 'var(--pawn-ink)');
export const sleeper = (seat: Seat): string =>
  `<ellipse cx="0" cy="2" rx="24" ry="5" fill="var(--shade)" opacity=".45"/>` +
  sheet(
    'M-24 -4C-24 -12 -17 -16 -10 -14C0 -19 15 -18 22 -9C26 -4 25 1 22 3H-20C-23 2 -24 -1 -24 -4Z',
    `var(--seat-${seat})`,
  ) +
  flat('M-12 3C-8 -4 4 -8 23.5 -6.5C25.5 -3 24.7 1 22 3Z', 'var(--shade)', 'opacity=".22"') +
  flat('M-22 -3C-22 -8 -17 -11 -13 -9C-11 -6 -13 -1 -17 0C-20 .3 -22 -1 -22 -3Z', 'var(--shade)', 'opacity=".72"') +
  stroke('M-19.5 -3.8C-18.5 -2.6 -16.8 -2.6 -15.8 -3.8', 'var(--bone-3)', 1.2) +
  glyph(`sig${seat}`, 4, -6, 12, 'var(--pawn-ink)') +
  flat(star4(-13, -24, 3.4), 'var(--light)') +
  flat(star4(-4, -30, 2.4), 'var(--light)', 'opacity=".8"') +
  flat(star4(-18, -32, 1.9), 'var(--light)', 'opacity=".6"');
const SLEEPING = [
  'translate(104 362) scale(1.5)',
  'translate(326 354) scale(1.35)',
  'translate(206 374) scale(1.2)',
  'translate(52 344) scale(1.05)',
];
const poppy = (x: number, y: number, s: number, f: Paper = 'rose'): string =>
  moved(
    `<path d="M0 0C-2 -14 3 -24 0 -36" fill="none" stroke="var(--moss-2)" stroke-width="2.4"/>` +
      sheet('M-11 -38C-13 -50 -4 -54 0 -48C4 -54 13 -50 11 -38C6 -33 -6 -33 -11 -38Z', 'var(--ember-3)') +
      flat('M0 -48C4 -54 13 -50 11 -38C8 -35.5 5 -34.5 2 -34.3C4 -40 3 -44 0 -48Z', 'var(--ember-2)') +
      disc(0, -39, 2.6, tone(f, 0)),
    `translate(${x} ${y}) scale(${s})`,
  );
/** The end of a game, 420 x 526 from y = -56: the winner walks on under the moon, the others sleep in the dunes;
 * without a winner all do. */
export const endScene = (winner: Seat | null, others: readonly Seat[], f: Paper = 'rose'): string => {
  let s =
    `<rect y="-60" width="420" height="534" fill="${mix(tone(f, 2), tone(f, 1), 0.35)}"/>` +
    stars(77, 60, 24, -30, 372, 240, tone(f, 4), 1.5);
  for (const [r, o] of [
    [210, 0.08],
    [172, 0.1],
    [138, 0.14],
  ] as const)
    s += disc(214, 158, r, tone(f, 4), `opacity="${o}"`);
  s +=
    sheet(circle(214, 158, 108), 'var(--light)') +
    disc(170, 120, 15, 'var(--light-2)', 'opacity=".22"') +
    disc(262, 186, 22, 'var(--light-2)', 'opacity=".2"') +
    disc(252, 98, 9, 'var(--light-2)', 'opacity=".2"');
  s +=
    sheet('M0 268C60 236 110 250 160 268S280 244 330 250S400 262 420 252V470H0Z', tone(f, 3)) +
    sheet('M0 318C50 292 100 286 150 292S226 268 262 276S370 312 420 300V470H0Z', mix(tone(f, 2), tone(f, 3), 0.25));
  if (winner !== null)
    s +=
      '<g class="thin">' +
      moved(traveller(winner), 'translate(228 281) scale(2.9)') +
      `<path d="M214 218L176 206M176 206V222" fill="none" stroke="${tone(f, 0)}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>` +
      disc(176, 236, 34, 'var(--light-2)', 'opacity=".22"') +
      moved(
        flat('M-6 -11 0 -16 6 -11V9H-6Z', tone(f, 0)) +
          flat('M-3.6 -8h7.2v14h-7.2Z', 'var(--light-2)') +
          flat(star4(0, -1, 5), 'var(--light)'),
        'translate(176 236) scale(1.15)',
      ) +
      '</g>';
  s +=
    sheet('M0 352C60 330 130 336 190 346S330 322 420 340V470H0Z', tone(f, 1)) +
    others
      .slice(0, 4)
      .map((seat, at) => moved(sleeper(seat), SLEEPING[at] ?? ''))
      .join('') +
    sheet('M0 402C70 378 150 392 220 398S350 378 420 388V470H0Z', tone(f, 0)) +
    sheet('M0 440C80 424 170 436 240 434S360 424 420 430V470H0Z', mix(tone(f, 0), '#000', 0.35));
  return (
    s +
    poppy(46, 432, 1.5) +
    poppy(78, 440, 1.1) +
    poppy(372, 428, 1.4) +
    poppy(344, 436, 1) +
    poppy(398, 440, 1.05) +
    poppy(22, 442, 1)
  );
};
