/** The chat of a table, put together from what comes. */
import type { ChatLine } from '../wire';
import type { Words } from '../words/words';

/** Lines come again after a break: each is kept once, in order. */
export const mergeChat = (known: readonly ChatLine[], told: readonly ChatLine[]): readonly ChatLine[] => {
  const fresh = told.filter((line) => !known.some(({ number }) => number === line.number));
  return [...known, ...fresh].sort((one, two) => one.number - two.number);
};
/** A line in words: a stock phrase in the reader's language, or what somebody wrote. */
export const saidIn = (line: ChatLine, words: Words): string =>
  line.phrase === null ? (line.text ?? '') : words.say(`phrase-${line.phrase}`);
