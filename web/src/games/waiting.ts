/** Who is waited for, where there is nothing to do. Your own move on its way does not count as somebody else's. */
import type { Words } from '../words/words';

export const waiting = (actors: readonly number[], names: readonly string[], ui: Words): string => {
  const others = actors.map((seat) => names[seat]).filter((name) => name !== ui.say('you'));
  return others.length ? ui.say('wait-for', { names: others.join(', '), count: others.length }) : ui.say('settling');
};
