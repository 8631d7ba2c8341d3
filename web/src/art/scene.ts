/** What the illustrations of the games have in common: a paper frame, and a scene behind a window of its own shape. */
import { background, clipPaths, disc, round, through, tone, type Paper } from './paper';

/** The pictures of one game, as far as other pages than its board need them. */
export interface GameArt {
  /** The paper of the game. */
  readonly paper: Paper;
  /** The windows that its drawings refer to, as SVG definitions. */
  readonly clips: string;
  /** The illustration, 240 x 300. */
  readonly scene: () => string;
  /** Three cards, 140 x 196, for the panel of the daily game. */
  readonly fan?: readonly (() => string)[];
}
/** The halo of a moon or a sun. */
export const lit = (r: number, cx: number, cy: number, f: Paper): string =>
  [r * 2.05, r * 1.65, r * 1.3]
    .map((q, i) => disc(cx, cy, round(q), tone(f, 4), `opacity="${0.08 + i * 0.035}"`))
    .join('');
export const framed = (
  id: string,
  paper: Paper,
  windowPath: string,
  scene: () => string,
): Pick<GameArt, 'clips' | 'paper' | 'scene'> => ({
  paper,
  clips: clipPaths('h', { [id]: windowPath }),
  scene: () => background(240, 300, tone(paper, 'f')) + through(`h-${id}`, windowPath, scene(), [26, 14, 6]),
});
