import { corner, guest, guestAt, LARGE } from './art/land';
import { landscape } from './art/landscape';
import { dreamer, tree } from './art/figures';
import {
  bounds,
  emptyField,
  ground,
  handShard,
  pile,
  projection,
  spot,
  SHARDS,
  type PileMarks,
  type Shard,
} from './art/piles';
import { dreamToken } from './art/token';
import { moved } from '../../art/paper';
import { cardOf, inRow, shifted, type Picture } from '../../art/rows';

const p = projection();
const at = (x: number, y: number, drawing: string): string =>
  `<g transform="translate(${spot(p, x, y).join(' ')})">${drawing}</g>`;
const site = (fields: readonly (readonly [number, number, readonly Shard[], PileMarks?])[]): Picture => {
  const bare = [3, 2, 1, 0].flatMap((y) =>
    [0, 1, 2, 3, 4]
      .filter((x) => !fields.some(([fx, fy]) => fx === x && fy === y))
      .map((x) => at(x, y, emptyField(p, { entry: x === 2 && y === 0 }))),
  );
  const built = fields.map(([x, y, stack, marks]) => at(x, y, pile(p, stack, marks)));
  return { box: bounds(p, 5, 4, 1.5, 26), drawing: ground(p, 5, 4) + bare.join('') + built.join(''), wide: 420 };
};
const land = (row: number, column: number, stack: readonly string[], more: object = {}) => ({
  row,
  column,
  stack: [...stack],
  tree: false,
  dreamer: false,
  ...more,
});
const card = (level: number, points: number, power: string, fields: readonly ReturnType<typeof land>[]) =>
  cardOf(landscape({ level, points, power, land: fields, shard: null }, ''));

export default {
  pieces: inRow(
    [
      ...SHARDS.slice(0, 5).map((shard) => shifted(handShard(shard), -3, -49, 60, 54)),
      shifted(tree(), -22, -52, 44, 58),
      shifted(dreamer(), -24, -50, 48, 56),
    ],
    460,
  ),
  corner: inRow(
    [
      {
        drawing:
          corner({
            number: 2,
            name: '',
            power: 'collector',
            shards: ['water', 'earth', 'rock'],
            dots: [2, 2, 2, 3, 4],
          }) + moved(guest(1, false), `translate(${guestAt(LARGE, 2).join(' ')})`),
        width: 214,
        height: 138,
      },
    ],
    300,
  ),
  site: site([
    [2, 1, ['rock', 'rock', 'water']],
    [1, 1, ['meadow'], { tree: true }],
    [2, 0, ['earth']],
    [3, 0, ['water', 'water'], { dreamer: true }],
  ]),
  cards: inRow(
    [
      card(1, 4, 'archive', [land(0, 0, ['water'], { dreamer: true }), land(0, 1, ['water'])]),
      card(2, 8, 'golem', [
        land(0, 0, ['rock', 'rock']),
        land(0, 1, ['meadow'], { tree: true }),
        land(1, 0, ['water'], { dreamer: true }),
      ]),
    ],
    260,
  ),
  tokens: inRow(
    ['most-shards', 'farthest', 'harvest', 'longest-path'].map((kind, number) => ({
      drawing: dreamToken(kind, SHARDS[number % 5] ?? 'water'),
      width: 44,
      height: 40,
    })),
    320,
  ),
};
