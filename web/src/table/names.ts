/** What the people and bots at a table are called on the page of one of them. */
import type { SeatShown } from '../wire';
import type { Words } from '../words/words';

export const namesOf = (seats: readonly SeatShown[], you: number | null, words: Words): readonly string[] =>
  seats.map((seat, number) => {
    if (number === you) return words.say('you');
    if (seat.kind === 'person') return seat.name;
    return seat.kind === 'bot'
      ? words.say(`bot-${(number % 5) + 1}`)
      : words.say('seat-number', { number: number + 1 });
  });
/** A bot by its level, or by its own name where it is no level. */
export const botName = (bot: string, words: Words): string =>
  words.say('seat-bot', { level: words.has(`level-${bot}`) ? words.say(`level-${bot}`) : bot });
/** 75 seconds as 1:15, a long time in hours: 23 h 58 min. */
export const timeText = (seconds: number, words: Words): string => {
  const minutes = Math.floor(Math.max(0, seconds) / 60);
  return minutes < 100
    ? clockText(seconds)
    : words.say('clock-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
};
/** 75 seconds as 1:15; what is left of a second still counts. */
export const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
