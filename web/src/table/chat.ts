/** The chat of a table, put together from what comes. */
import type { ChatLine } from '../wire';

/** Lines come again after a break: each is kept once, in order. */
export const mergeChat = (known: readonly ChatLine[], told: readonly ChatLine[]): readonly ChatLine[] => {
  const fresh = told.filter((line) => !known.some(({ number }) => number === line.number));
  return [...known, ...fresh].sort((one, two) => one.number - two.number);
};
