/** The signs of the dream tokens. */
import { disc, flat, moved } from '../../../art/paper';
import { dreamer } from './figures';
import { isShard, pile, projection, type Shard } from './piles';

/** What a dream token asks for, as a small sign beside its colour, 44 x 40. */
export const dreamToken = (kind: string, colour: string | null): string => {
  const shard: Shard = isShard(colour) ? colour : 'meadow';
  const p = projection({ W: 26, S: 0, H: 16, T: 6, a: 0.02, c: 0.24 });
  const at = (list: readonly Shard[], x: number, y: number): string =>
    moved(pile(p, list, { tag: 0 }), `translate(${x} ${y})`);
  const field = (x: number, y: number): string =>
    flat(
      `M${x + 4} ${y}H${x + 14}L${x + 18} ${y - 3}V${y - 9}L${x + 14} ${y - 12}H${x + 4}L${x} ${y - 9}V${y - 3}Z`,
      'none',
      'stroke="var(--line)" stroke-width="1.4" stroke-dasharray="2 3"',
    );
  const gold = 'var(--light-text)';
  switch (kind) {
    case 'most-cards':
      return (
        [0, 1, 2]
          .map(
            (i) =>
              `<rect x="${6 + i * 8}" y="${12 - i * 4}" width="17" height="24" rx="3" fill="var(--moss-f)" stroke="var(--moss-i)" stroke-opacity=".7"/>`,
          )
          .join('') + disc(30.5, 13, 5, 'var(--light)')
      );
    case 'most-pairs':
      return at(['earth', 'meadow'], 9, 32);
    case 'farthest':
      return (
        moved(dreamer(), 'translate(14 36) scale(.66)') +
        flat('M30 36V10L42 15 32 20', 'none', `stroke="${gold}" stroke-width="2.4" stroke-linejoin="round"`)
      );
    case 'most-shards':
      return at(['rock'], 0, 38) + at(['water'], 18, 38) + at(['meadow', 'earth'], 9, 26);
    case 'fewest-empty':
      return at(['meadow'], 0, 24) + at(['water'], 19, 24) + field(13, 38);
    case 'no-red':
      return (
        at(['nightmare'], 9, 32) +
        flat('M5 37 39 5', 'none', 'stroke="var(--bad)" stroke-width="3.4" stroke-linecap="round"')
      );
    case 'most-colour':
      return at([shard], 0, 36) + at([shard], 18, 36) + at([shard], 9, 22);
    case 'most-singles':
      return at([shard], 9, 30);
    case 'harvest':
      return at([shard], -3, 38) + at([shard, shard], 10, 38) + at([shard, shard, shard], 23, 38);
    case 'longest-path':
      return at([shard], -2, 38) + at([shard], 9, 27) + at([shard], 20, 16);
    default: // outlook: the colour all around the dreamer
      return (
        at([shard], 9, 20) +
        at([shard], -3, 30) +
        at([shard], 21, 30) +
        at([shard], 9, 40) +
        moved(dreamer(), 'translate(22 29) scale(.42)')
      );
  }
};
