/** The illustrations of the five games. */
import type { GameId } from '../games/facts';
import type { GlyphName } from './glyphs';
import {
  background,
  circle,
  clipPaths,
  disc,
  flat,
  glyph,
  mix,
  moved,
  noise,
  round,
  sheet,
  star4,
  stars,
  stroke,
  through,
  tone,
  type Paper,
} from './paper';
import { pile, projection, type PileMarks, type Shard } from './piles';
import { FLYER, RAVEN } from './ravens';

const windows: Record<GameId, string> = {
  doors: 'M12 300V128A108 108 0 0 1 228 128V300Z',
  ravens: 'M12 300V40A28 28 0 0 1 40 12H200A28 28 0 0 1 228 40V300Z',
  sandman: 'M12 300V110C12 60 74 62 120 12C166 62 228 60 228 110V300Z',
  runners: 'M12 300V66H52V38H92V12H148V38H188V66H228V300Z',
  workshop: 'M12 300V96L66 12H174L228 96V300Z',
};
const lit = (r: number, cx: number, cy: number, f: Paper): string =>
  [r * 2.05, r * 1.65, r * 1.3]
    .map((q, i) => disc(cx, cy, round(q), tone(f, 4), `opacity="${0.08 + i * 0.035}"`))
    .join('');
const arch = (cx: number, w: number, top: number, b: number, fill: string): string =>
  sheet(`M${cx - w} ${b}V${top + w}A${w} ${w} 0 0 1 ${cx + w} ${top + w}V${b}Z`, fill);
const pictures: Record<GameId, () => string> = {
  doors() {
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
  },
  ravens() {
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
  },
  sandman() {
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
  },
  runners() {
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
      sheet(
        'M30 310C22 280 26 256 44 250C60 246 66 262 56 268C50 272 46 266 49 262C40 262 40 282 52 310Z',
        tone(f, 0),
      ) +
      sheet(
        'M196 310C210 284 214 262 200 252C188 244 178 254 184 262C188 268 194 264 193 259C202 266 192 284 176 310Z',
        tone(f, 0),
      ) +
      sheet('M84 310C80 280 94 262 120 262S160 280 156 310Z', tone(f, 0)) +
      flat('M100 284c2 7 7 10 13 9-1-6-6-9-13-9Zm40 0c-2 7-7 10-13 9 1-6 6-9 13-9Z', 'var(--light)');
    return s + sheet('M0 292C20 286 34 296 60 290S110 298 140 290S200 284 240 292V310H0Z', k);
  },
  workshop() {
    const f = 'moss';
    let s =
      `<rect width="240" height="310" fill="${mix(tone(f, 2), tone(f, 1), 0.25)}"/>` +
      stars(19, 30, 40, 16, 160, 110, tone(f, 4), 1.1) +
      lit(54, 146, 104, f) +
      sheet(circle(146, 104, 54), 'var(--light)');
    s +=
      sheet('M0 196C30 170 60 178 92 186S170 160 240 180V310H0Z', tone(f, 3)) +
      sheet('M0 228C50 204 90 220 130 216S200 202 240 212V310H0Z', tone(f, 2)) +
      sheet('M0 262C50 240 100 252 150 248S210 240 240 246V310H0Z', tone(f, 1));
    const p = projection({ W: 56, S: 15, H: 38, T: 13 });
    const fields: readonly (readonly [column: number, row: number, list: readonly Shard[], marks?: PileMarks])[] = [
      [0, 2, ['meadow']],
      [1, 2, ['rock', 'rock', 'rock', 'motion']],
      [2, 2, ['meadow', 'earth']],
      [0, 1, ['rock', 'rock', 'meadow'], { tree: true }],
      [1, 1, ['earth', 'meadow'], { dreamer: true }],
      [2, 1, ['water', 'motion']],
      [0, 0, ['water', 'earth']],
      [1, 0, ['water']],
      [2, 0, ['meadow', 'meadow'], { tree: true }],
    ];
    const q = fields
      .map(([x, y, list, marks]) =>
        moved(pile(p, list, { ...marks, tag: false }), `translate(${round(x * p.W + y * p.S)} ${round(-y * p.H)})`),
      )
      .join('');
    return (
      s +
      `<ellipse cx="120" cy="274" rx="98" ry="15" fill="var(--shade)" opacity=".4"/>` +
      moved(q, 'translate(18 270)') +
      sheet('M0 290C40 282 90 294 140 288S210 284 240 288V310H0Z', tone(f, 0))
    );
  },
};
export const GAME_PAPERS: Record<GameId, Paper> = {
  doors: 'ember',
  ravens: 'dusk',
  sandman: 'rose',
  runners: 'aqua',
  workshop: 'moss',
};
export const sceneClips = clipPaths('h', windows);
/** The illustration of a game, 240 x 300. */
export const gameScene = (game: GameId): string =>
  background(240, 300, tone(GAME_PAPERS[game], 'f')) +
  through(`h-${game}`, windows[game], pictures[game](), [26, 14, 6]);
