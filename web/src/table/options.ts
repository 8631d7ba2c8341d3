/** A game's own settings, from the server's description of it, as a form shows them. */
import type { GameShown, OptionShown } from '../wire';
import { games } from '../games/registry.svelte';
import { readable } from '../words/readable';
import { Words } from '../words/words';

export type Value = boolean | number | string;
export interface Setting {
  readonly name: string;
  /** A box to tick, a few values to choose from, or a number between the first and the last choice. */
  readonly kind: 'choice' | 'number' | 'switch';
  readonly choices: readonly Value[];
  readonly from: number;
  readonly to: number;
  readonly default: Value;
}
/** More choices than this are asked for as a number. */
const MOST_CHOICES = 8;

const setting = (name: string, option: OptionShown): Setting => {
  const { choices } = option;
  const numbers = choices.filter((choice) => typeof choice === 'number');
  const kind = choices.every((choice) => typeof choice === 'boolean')
    ? 'switch'
    : numbers.length > MOST_CHOICES
      ? 'number'
      : 'choice';
  return { name, kind, choices, from: Math.min(...numbers), to: Math.max(...numbers), default: option.default };
};
export const settingsOf = (game: Pick<GameShown, 'id' | 'options'>, players: number): readonly Setting[] =>
  Object.entries(game.options)
    .filter(([name]) => games.get(game.id).optionApplies?.(name, players) ?? true)
    .map(([name, option]) => setting(name, option));

/** The settings as the server wants them: what was chosen and can be chosen, else the default. */
export const optionsFor = (
  settings: readonly Setting[],
  chosen: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    settings.map((one) => {
      const value = chosen[one.name];
      return [one.name, value !== undefined && one.choices.includes(value) ? value : one.default];
    }),
  );
/** A value in words: `option-<game>-<name>-<value>`; else as seconds or as it is. */
export const valueText = (game: string, name: string, value: Value, words: Words): string => {
  const message = `option-${game}-${name}-${String(value)}`;
  if (words.has(message)) return words.say(message);
  return games.get(game).optionsInSeconds && typeof value === 'number'
    ? words.say('option-seconds', { value })
    : String(value);
};
/** The name of an option: in the words of the page, in those of the game, or as it is. */
export const optionText = (game: string, name: string, words: Words): string => {
  const message = `option-${game}-${name}`;
  if (words.has(message)) return words.say(message);
  const own = new Words(game);
  return own.has(`option-${name}`) ? own.say(`option-${name}`) : readable(name);
};
/** The settings that are not as usual, in words, for a table that others opened. */
export const unusual = (game: GameShown, options: Readonly<Record<string, Value>>, words: Words): readonly string[] =>
  Object.entries(game.options)
    .filter(([name, option]) => options[name] !== undefined && options[name] !== option.default)
    .map(([name, option]) => {
      const value = options[name] ?? option.default;
      const sentence = `option-${game.id}-${name}-told`; // where a form's label does not read well before a value
      if (words.has(sentence) && typeof value !== 'boolean') return words.say(sentence, { value });
      const label = optionText(game.id, name, words);
      return typeof option.default === 'boolean' ? label : `${label}: ${valueText(game.id, name, value, words)}`;
    });
