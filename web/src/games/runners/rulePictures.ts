import { CELL, chest, field, runnersDream, sandglass, tile, type FieldFace, type TileCell } from './art/tiles';
import { moved } from '../../art/paper';
import { inRow, space, type Piece } from '../../art/rows';

const face = (kind: string, more: Partial<FieldFace> = {}): FieldFace => ({
  kind,
  calm: 0,
  rewards: {},
  keys: 0,
  ...more,
});
const blank = face('blank');
const FIELDS = [
  face('reward', { rewards: { blue: 1 } }),
  blank,
  face('nightmare', { calm: 2 }),
  blank,
  face('chest', { keys: 1 }),
  blank,
  face('nightmare', { calm: 1 }),
  blank,
  face('reward', { rewards: { white: 1 } }),
];
const cell = (row: number, column: number, effect: TileCell['effect'] = 'none'): TileCell => ({ row, column, effect });
const laid = (cells: readonly TileCell[], column: number, row: number): string =>
  moved(tile(cells, 'amber'), `translate(${column * CELL} ${row * CELL})`);
const piece = (...cells: readonly TileCell[]): Piece => ({
  drawing: tile(cells, 'amber'),
  width: (Math.max(...cells.map(({ column }) => column)) + 1) * CELL,
  height: (Math.max(...cells.map(({ row }) => row)) + 1) * CELL + 4,
});
const dream: Piece = { drawing: runnersDream({ level: 1, starred: false, fields: FIELDS }), width: 188, height: 208 };
const ladder = [cell(0, 0, 'collect'), cell(0, 1), cell(0, 2, 'dispel')];
const single = (kind: FieldFace): Piece => ({ drawing: field(0, 0, kind), width: CELL, height: CELL });

export default {
  pieces: inRow(
    [
      dream,
      piece(cell(0, 0, 'dispel')),
      piece(cell(0, 0, 'collect'), cell(0, 1)),
      piece(cell(0, 0, 'dispel'), cell(1, 0), cell(1, 1, 'collect')),
      { drawing: sandglass(0.5), width: 64, height: 96 },
    ],
    520,
    18,
  ),
  laid: inRow(
    [
      dream,
      space(4),
      { drawing: dream.drawing + moved(laid(ladder, 0, 0), 'translate(16 33)'), width: 188, height: 208 },
    ],
    420,
  ),
  fields: inRow(
    [
      face('nightmare', { calm: 2 }),
      face('kraken'),
      face('bat'),
      face('spider', { rewards: { green: 1 } }),
      face('chest', { keys: 2 }),
      face('linked', { rewards: { coin: 3 } }),
    ].map(single),
    440,
    22,
  ),
  chests: inRow(
    ([1, 2, 3] as const).map((keys) => ({ drawing: chest(keys), width: 80, height: 72 })),
    320,
    24,
  ),
};
