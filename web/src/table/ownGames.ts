/** One's own games in words: with whom, how far, until when. */
import type { OwnGame } from '../wire';
import type { Words } from '../words/words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Games that wait for a move of one's own. The server puts the nearest deadline first. */
export const waitsForMe = (own: OwnGame): boolean => own.your_turn && own.stage === 'playing';
/** The others at the table, never oneself. */
export const companyOf = (own: OwnGame, words: Words): string => {
  const others = own.names.filter((name, seat) => name !== null && seat !== own.seat);
  if (others.length) return words.say('with-names', { names: others.join(', ') });
  if (own.names.length === 1) return words.say('with-nobody');
  return own.stage === 'open' ? '' : words.say('with-bots');
};
/** What is left of the time to think, as coarse as one plans by: minutes, hours, days. */
export const leftText = (seconds: number, words: Words): string => {
  if (seconds <= 0) return words.say('left-none');
  if (seconds < HOUR) return words.say('left-minutes', { count: Math.ceil(seconds / MINUTE) });
  if (seconds < 2 * DAY) return words.say('left-hours', { count: Math.floor(seconds / HOUR) });
  return words.say('left-days', { count: Math.floor(seconds / DAY) });
};
/** Where a game stands: its round, and how long it waits for one's move. `now` is in seconds. */
export const standingOf = (own: OwnGame, now: number, words: Words): string => {
  if (own.stage !== 'playing') return '';
  const round = own.round;
  const named = `round-${own.game}`;
  return [
    round === null ? '' : words.say(words.has(named) ? named : 'round-number', { round }),
    own.deadline === null ? '' : leftText(own.deadline - now, words),
  ]
    .filter(Boolean)
    .join(' · ');
};
