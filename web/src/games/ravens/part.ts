/** What the parts of the board of Ravens share. */
import type { Flight } from '../../ui/motion';
import type { RavensMove } from '../../views';
import type { Words } from '../../words/words';
import type { Presses } from '../presses.svelte';
import type { Face, TrackedZones } from '../tracking';
import { ravensCard, SPECIALS } from './art/cards';

export interface Part {
  zones: TrackedZones;
  presses: Presses<RavensMove>;
  flight: Flight;
  /** The spots of what moved last. */
  last: ReadonlySet<string>;
  names: readonly string[];
  reader: number | null;
  game: Words;
  words: Words;
}

const isSpecial = (card: Face): boolean => (SPECIALS as readonly Face[]).includes(card);
/** A card as it is drawn, with the name of a special one. */
export const artOf = (card: Face, words: Words): string =>
  ravensCard(card, isSpecial(card) ? words.say(`ravens-special-${card}`) : '');
export const nameOf = (card: Face, game: Words): string => (card ? game.name('card', card) : '');
/** What a special card does, in a sentence; others do nothing. */
export const doesOf = (card: Face, words: Words): string | undefined =>
  isSpecial(card) ? words.say(`ravens-does-${card}`) : undefined;
