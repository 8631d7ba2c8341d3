/** Who is waited for, where there is nothing to do. The reader's own move on its way does not count as somebody else's. */
import { explain } from './explain.svelte';
import type { Words } from '../words/words';

export const waiting = (
  actors: readonly number[],
  names: readonly string[],
  reader: number | null,
  ui: Words,
): string => {
  const others = actors.filter((seat) => seat !== reader).map((seat) => names[seat] ?? '');
  if (others.length) return ui.say('wait-for', { names: others.join(', '), count: others.length });
  return explain.ended ?? ui.say('settling');
};
