import { circle, mix, moved, round, sheet, stars, tone } from '../../../art/paper';
import { lit } from '../../../art/scene';
import { pile, projection, type PileMarks, type Shard } from './piles';

/** The window that the illustration is seen through. */
export const windowPath = 'M12 300V96L66 12H174L228 96V300Z';
/** The illustration of the game, 240 x 300. */
export const scene = (): string => {
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
      moved(pile(p, list, { ...marks, tag: 0 }), `translate(${round(x * p.W + y * p.S)} ${round(-y * p.H)})`),
    )
    .join('');
  return (
    s +
    `<ellipse cx="120" cy="274" rx="98" ry="15" fill="var(--shade)" opacity=".4"/>` +
    moved(q, 'translate(18 270)') +
    sheet('M0 290C40 282 90 294 140 288S210 284 240 288V310H0Z', tone(f, 0))
  );
};
