/** A hint in words: what a strong player would do, and why. */
import type { Advice } from '../wire';
import type { Words } from '../words/words';

export type Advised = Pick<
  Advice,
  'asked' | 'action' | 'move' | 'reason' | 'value' | 'other' | 'other_value' | 'warning'
>;

const percent = (value: number | null): number => Math.round((value ?? 0) * 100);

/** A move as the seat that is advised reads it. */
type Say = (move: Advised['move']) => string;

/** The reason alone; nothing where the bot gives no figures. */
const why = ({ reason, value, other, other_value }: Advised, say: Say, ui: Words): string => {
  if (reason === 'sensible' && value === null) return '';
  return ui.say(`hint-${reason}`, {
    chance: percent(value),
    other: other ? say(other) : '',
    otherchance: percent(other_value),
  });
};
/** The hint, its reason, and what the table would warn of. */
export const hintText = (
  advice: Advised,
  game: Words,
  ui: Words,
  names: readonly string[],
  reader: number | null,
): string => {
  const say: Say = (move) => game.move(move, names, reader);
  return [
    ui.say('hint-says', { move: say(advice.move) }),
    why(advice, say, ui),
    advice.warning ? game.say(`warning-${advice.warning}`) : '',
  ]
    .filter(Boolean)
    .join(' ');
};
