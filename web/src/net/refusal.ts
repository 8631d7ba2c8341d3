/** Why something was not done. The server's three fields, or our own where the server was not reached. */
import type { RefusalBody } from '../wire';
import type { Words } from '../words/words';

export class Refusal extends Error implements RefusalBody {
  constructor(
    readonly code: string,
    readonly reason: string,
    readonly rule = '',
  ) {
    super(reason);
    this.name = 'Refusal';
  }
}
const isText = (value: unknown): value is string => typeof value === 'string';

/** What came as a refusal, checked; anything else is told as an answer that cannot be read. */
export const readRefusal = (value: unknown): Refusal => {
  if (typeof value === 'object' && value !== null && 'code' in value && 'reason' in value) {
    const { code, reason } = value;
    const rule = 'rule' in value ? value.rule : '';
    if (isText(code) && isText(reason)) return new Refusal(code, reason, isText(rule) ? rule : '');
  }
  return new Refusal('unreadable', 'the answer of the server cannot be read');
};
/**
 * A refusal as one sentence for people. Where we have no words for it the server's sentence stands, which is English; in
 * other languages what the rule asks, told in the words of the game, where a rule was broken.
 */
export const reasonOf = (error: unknown, words: Words, game: Words | null = null): string => {
  if (!(error instanceof Refusal)) return words.say('refusal-unreadable');
  const known = `refusal-${error.code}`;
  const ruled = `rule-${error.rule}`;
  const said = words.has(known)
    ? words.say(known)
    : words.language === 'en'
      ? error.reason
      : error.rule && game?.has(ruled)
        ? game.say(ruled)
        : words.say('refusal-other');
  const sentence = said.charAt(0).toUpperCase() + said.slice(1);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
};
/** The same with the number of the rule. */
export const sentenceOf = (error: unknown, words: Words): string => {
  const reason = reasonOf(error, words);
  return error instanceof Refusal && error.rule
    ? `${reason} ${words.say('refusal-rule', { rule: error.rule })}`
    : reason;
};
