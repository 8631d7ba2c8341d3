/** The picture of a game that has none: somebody walks over the hills under the moon. */
import { traveller } from '../../../art/figures';
import { circle, disc, flat, mix, moved, sheet, stars, tone } from '../../../art/paper';
import { framed, lit, type GameArt } from '../../../art/scene';

const F = 'slate';
const WINDOW = 'M12 300V120A108 108 0 0 1 228 120V300Z';
const scene = (): string =>
  `<rect width="240" height="310" fill="${tone(F, 1)}"/>` +
  stars(63, 40, 12, 16, 216, 150, tone(F, 4), 1.15) +
  lit(52, 120, 112, F) +
  sheet(circle(120, 112, 52), 'var(--light)') +
  disc(104, 98, 9, 'var(--light-2)', 'opacity=".28"') +
  disc(136, 126, 12, 'var(--light-2)', 'opacity=".22"') +
  sheet('M0 216C40 190 78 206 116 210S196 186 240 202V310H0Z', tone(F, 3)) +
  sheet('M0 244C44 222 92 236 132 232S204 220 240 228V310H0Z', tone(F, 2)) +
  flat(
    'M110 310C112 286 126 268 118 252C112 240 122 236 128 233',
    'none',
    `stroke="${tone(F, 4)}" stroke-width="5" opacity=".45"`,
  ) +
  moved(traveller(5), 'translate(122 258) scale(1.1)') +
  sheet('M0 276C48 264 96 278 146 270S212 266 240 270V310H0Z', mix(tone(F, 1), tone(F, 0), 0.5)) +
  sheet('M0 294C56 284 110 298 160 290S216 288 240 292V310H0Z', tone(F, 0));

export default framed('generic', F, WINDOW, scene) satisfies GameArt;
