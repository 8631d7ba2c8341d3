import { doorsCard } from './art/cards';
import { cardOf, inRow, space } from '../../art/rows';

const cards = (...names: readonly string[]) => names.map((name) => cardOf(doorsCard(name)));

export default {
  pieces: inRow(cards('green-sun', 'blue-moon', 'brown-key', 'red-door', 'nightmare'), 480),
  row: inRow([...cards('blue-moon', 'green-key', 'green-sun'), space(8), ...cards('brown-moon', 'red-key')], 480),
  triple: inRow([...cards('red-moon', 'red-sun', 'red-key'), space(8), ...cards('red-door')], 400),
  nightmare: inRow([...cards('nightmare'), space(8), ...cards('blue-key', 'green-door'), cardOf(doorsCard(null))], 400),
};
