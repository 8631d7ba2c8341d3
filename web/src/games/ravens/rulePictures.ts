import { ravensCard } from './art/cards';
import { cardOf, inRow, space } from '../../art/rows';

const cards = (...names: readonly (string | null)[]) => names.map((name) => cardOf(ravensCard(name)));

export default {
  pieces: inRow(cards('ravens-0', 'ravens-3', 'ravens-9'), 300),
  dream: inRow(cards(null, 'ravens-2', null, 'ravens-8'), 380),
  specials: inRow(cards('take-two', 'peek-one', 'swap-two'), 300),
  swap: inRow([...cards('ravens-1'), space(8), ...cards(null, 'ravens-8', null)], 380),
};
