/** A pile lifted out as a tall column, its layers named: what lies in it can be read. */
import { text } from '../../../art/paper';
import { pile, projection, spot, type PileMarks, type Shard } from './piles';

const p = projection({ W: 96, S: 18, H: 44, T: 34 });
export interface Column {
  readonly drawing: string;
  readonly box: string;
}
/** `names` are those of the shards, from the bottom up. */
export const column = (list: readonly Shard[], names: readonly string[], marks: PileMarks = {}): Column => {
  const [right, floor] = spot(p, 1.08, 0.2);
  const words = list.map((_, at) =>
    text(names[at] ?? '', right, floor - p.T * (at + 0.32), 15, 'var(--ink)', 'tu', 'start'),
  );
  const longest = Math.max(0, ...names.map((name) => name.length));
  const high = list.length * p.T + p.H + (marks.tree || marks.dreamer ? 34 : 6);
  return {
    drawing: pile(p, list, { ...marks, tag: 0 }) + words.join(''),
    box: [-6, -high, right + longest * 9.2 + 8, high + 8].join(' '),
  };
};
