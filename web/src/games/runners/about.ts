/** Fields and tiles to be looked at large, and what they do in words. */
import type { RunnersField, RunnersFragment } from '../../views';
import type { Words } from '../../words/words';
import { CELL, field, tile, tileBox, type TileCell } from './art/tiles';

/** What a field is and what it does. */
export const fieldWords = ({ kind }: RunnersField, game: Words, ui: Words): string =>
  `${game.name('field', kind)}: ${ui.say(`runners-about-${kind}`)}`;
/** The effects of a tile, each once. */
const effectsOf = (fragment: RunnersFragment): readonly string[] => [
  ...new Set((fragment.turns[0] ?? []).map(({ effect }) => effect)),
];
/** What a tile does, sign by sign. */
export const tileWords = (fragment: RunnersFragment, game: Words, ui: Words): string =>
  effectsOf(fragment)
    .map((effect) => `${game.name('effect', effect)}: ${ui.say(`runners-about-${effect}`)}`)
    .join(' ');

interface Large {
  readonly drawing: string;
  readonly title: string;
  readonly text: string;
  readonly box: string;
}
export const largeField = (face: RunnersField, game: Words, ui: Words): Large => ({
  drawing: field(0, 0, face),
  title: game.name('field', face.kind),
  text: ui.say(`runners-about-${face.kind}`),
  box: `0 0 ${CELL} ${CELL}`,
});
export const largeTile = (fragment: RunnersFragment, own: boolean, game: Words, ui: Words): Large => {
  const cells = (fragment.turns[0] ?? []) as readonly TileCell[];
  const worth = fragment.points ? ` ${game.say('label-points', { count: fragment.points })}.` : '';
  return {
    drawing: tile(cells, own ? 'amber' : 'bone'),
    title: game.name('tile', fragment.tile),
    text: `${tileWords(fragment, game, ui)}${worth}`,
    box: tileBox(cells).box,
  };
};
