import { flat, mix, moved, sheet, star4, tone, type Paper } from '../../../art/paper';

const arch = (cx: number, w: number, top: number, b: number, fill: string): string =>
  sheet(`M${cx - w} ${b}V${top + w}A${w} ${w} 0 0 1 ${cx + w} ${top + w}V${b}Z`, fill);
/** The window that the illustration is seen through. */
export const windowPath = 'M12 300V128A108 108 0 0 1 228 128V300Z';
/** The illustration of the game, 240 x 300. */
export const scene = (): string => {
  const f = 'ember';
  let s = `<rect width="240" height="310" fill="${tone(f, 0)}"/>`;
  s +=
    arch(120, 104, 22, 320, tone(f, 1)) +
    arch(120, 86, 42, 320, mix(tone(f, 1), tone(f, 2), 0.5)) +
    arch(120, 68, 62, 320, tone(f, 2)) +
    arch(120, 51, 82, 320, mix(tone(f, 2), tone(f, 3), 0.55)) +
    arch(120, 36, 102, 320, tone(f, 3)) +
    arch(120, 25, 122, 320, 'var(--light-2)') +
    arch(120, 18, 136, 320, 'var(--light)');
  s += flat(star4(120, 158, 9), '#fff', 'opacity=".9"');
  // side doors, one for each other place
  const side = (x: number, k: number, fam: Paper): string =>
    moved(
      sheet('M0 0C6 -6 15 -8 20 -6V96L0 84Z', tone(f, 0)) +
        flat('M4 4C8 -1 13 -2 17 -1V90L4 82Z', tone(fam, 3)) +
        flat('M4 4C6 1 8 0 10 -.5V86L4 82Z', tone(fam, 4), 'opacity=".6"'),
      `translate(${x} 168) scale(${k} 1)`,
    );
  s +=
    side(58, -1, 'tide') +
    side(182, 1, 'moss') +
    moved(side(28, -0.8, 'umber'), 'translate(0 -8)') +
    moved(side(212, 0.8, 'rose'), 'translate(0 -8)');
  // floor of light, steps, figure
  s +=
    sheet('M0 262 84 236H156L240 262V310H0Z', tone(f, 1)) +
    flat('M102 236H138L190 310H50Z', 'var(--light)', 'opacity=".5"') +
    sheet('M92 246H148V254H92Z', tone(f, 2)) +
    sheet('M84 254H156V264H84Z', mix(tone(f, 1), tone(f, 2), 0.5)) +
    flat('M106 246H134L136 254H104ZM102 254H138L141 264H99Z', 'var(--light)', 'opacity=".6"');
  s +=
    moved(
      sheet('M-7 0C-6 -12 -4 -18 -1 -21C-4 -27 -1 -33 3 -33C8 -33 10 -27 7 -21C10 -18 11 -12 12 0Z', tone(f, 0)),
      'translate(117 247)',
    ) + flat('M110 264 92 310H124L124 264Z', tone(f, 0), 'opacity=".35"');
  return s + sheet('M0 290C30 282 50 292 60 300H180C196 290 214 284 240 290V310H0Z', tone(f, 0));
};
