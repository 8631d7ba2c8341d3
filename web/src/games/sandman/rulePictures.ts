import { encounterCard } from './art/encounters';
import { breakMark, dreamCard, goalCard, token, wheel } from './art/cards';
import { inRow, scaled, space, type Piece } from '../../art/rows';

type Face = Parameters<typeof dreamCard>[0];
const dream = (plot: string | null, particles: readonly string[], stars: number, more: Partial<Face> = {}): Piece => ({
  drawing: dreamCard({ plot, particles: [...particles], stars, signs: 0, encounter: false, ...more }),
  width: 100,
  height: 116,
});
const sand = (particle: string | null, back: string | null = null): Piece => ({
  drawing: token(particle, back),
  width: 48,
  height: 48,
});
const gap: Piece = { drawing: breakMark('sand'), width: 36, height: 82 };

export default {
  pieces: inRow(
    [
      dream('tide', ['pearl', 'whale'], 2, { encounter: true }),
      dream('wood', ['owl'], 3),
      dream(null, ['pearl', 'anchor', 'kite', 'moth', 'owl', 'lantern'], 0, { signs: 1 }),
      { drawing: goalCard(['pearl', 'kite', 'owl']), width: 100, height: 116 },
      sand('pearl'),
      sand(null, 'sand'),
      sand(null, 'blank'),
    ],
    520,
  ),
  wheels: inRow(
    [
      { drawing: wheel(true), width: 64, height: 64 },
      dream('tide', ['pearl'], 3),
      dream('sky', ['kite'], 2),
      dream('wood', ['owl'], 2),
      { drawing: wheel(false), width: 64, height: 64 },
    ],
    460,
  ),
  joined: inRow(
    [
      dream('tide', ['pearl', 'whale'], 2),
      dream('tide', ['whale', 'anchor'], 2),
      space(16),
      dream('tide', ['pearl', 'whale'], 2),
      gap,
      dream('sky', ['kite'], 3),
    ],
    480,
    4,
  ),
  encounters: inRow(
    ['pocketful', 'mender', 'stargazer', 'keepsake'].map((kind) =>
      scaled({ drawing: encounterCard(kind), width: 100, height: 140 }, 1),
    ),
    440,
  ),
};
