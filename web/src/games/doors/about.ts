/** What a card of Doors is good for, in a sentence. */
import type { Words } from '../../words/words';
import type { Face } from '../tracking';

export const aboutCard = (card: Face, words: Words): string | undefined => {
  if (card === null) return undefined;
  const mark = card.split('-').at(-1) ?? '';
  return words.say(`doors-about-${mark}`);
};
