/**
 * Words: every sentence people read. The games' own files are those of the terminal. What only the browser says is in
 * `web/words`, and of each game in its folder. Sentences follow the page's language: a component says them again when it changes.
 *
 * As in the terminal, a value that is the name of a thing is given to its message in words (field `card` with value
 * `red-sun` becomes the message `card-red-sun`), and a whole number is given one higher too, as `$place1`.
 *
 * "You" is never a name. Beside the name of a seat stands who it is to the reader, `you` or `other`: `$who` beside
 * `$seat` and `$name`, `$whose` beside `$owner`, `$whom` beside `$other`. A message chooses its sentence by that.
 */
import { FluentNumber, type FluentBundle, type FluentVariable } from '@fluent/bundle';
import type { News } from '../views';
import { speech, type Language } from './language.svelte';

/**
 * Whole numbers under a thousand are written alike in all our languages, so nobody waits until the browser has made its
 * formatter for the language: a tenth of a second on a phone. Plurals are chosen by them as by any other number.
 */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const numeral = (value: number): FluentVariable =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? new SmallNumber(value) : value;

export type Facts = Readonly<Record<string, unknown>>;

/** Of moves and news: beside a name, who that is to the reader. */
const SELECTORS = { seat: 'who', owner: 'whose', other: 'whom' } as const;
/** What a message chooses its person by. A spectator is no seat: everybody is another. */
const who = (seat: number, reader: number | null): 'you' | 'other' => (seat === reader ? 'you' : 'other');
/** The facts of a message that tells of somebody at the table. */
export const named = (
  names: readonly string[],
  seat: number,
  reader: number | null,
): { readonly name: string; readonly who: 'you' | 'other' } => ({ name: names[seat] ?? '', who: who(seat, reader) });

/** One set of words: those of the pages, of a game, of a part of it. In the page's language, unless another is asked for. */
export class Words {
  constructor(
    private readonly set: string | null,
    private readonly fixed?: Language,
  ) {}

  get language(): Language {
    return this.fixed ?? speech.language;
  }

  private get bundle(): FluentBundle | null {
    return speech.words(this.set, this.fixed);
  }

  has(message: string): boolean {
    return this.bundle?.hasMessage(message) ?? false;
  }

  /** The message with its facts filled in. One that is missing is shown by its name; nothing is, while words are coming. */
  say(message: string, facts: Facts = {}): string {
    const bundle = this.bundle;
    if (!bundle) return '';
    const pattern = bundle.getMessage(message)?.value;
    if (!pattern) return message;
    const variables: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) {
      variables[name] = typeof value === 'number' ? numeral(value) : this.named(name, value);
      if (typeof value === 'number') variables[`${name}1`] = numeral(value + 1);
    }
    return bundle.formatPattern(pattern, variables, []).replace(/\s*\n\s*/g, ' ');
  }

  /** The name of a thing: a card, a corner, a particle. */
  name(field: string, value: string): string {
    if (!this.bundle) return '';
    const known = [`${field}-${value}`, `card-${value}`].find((message) => this.has(message));
    return known ? this.say(known) : value;
  }

  /** A move as an order: 'Lay the red sun'. Other seats in it are called by their names, as in news. */
  move(move: { readonly do: string }, names: readonly string[], reader: number | null): string {
    const { do: kind, ...fields } = move;
    return this.say(`move-${kind}`, this.calledSeats(fields, names, reader));
  }

  /**
   * A piece of news as a sentence: 'Anna laid the red sun', or to the seat that reads it 'You laid the red sun'. Where a
   * sentence prints the name of the reader, it is the message `you`.
   */
  news(news: News, names: readonly string[], reader: number | null): string {
    const facts = this.calledSeats({ ...news.facts, seat: news.seat }, names, reader);
    const hidden = Object.values(facts).some((value) => value === null);
    const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
    const message = `news-${news.what}`;
    if (this.bundle && !this.has(message)) return news.what.replace(/-/g, ' '); // a game may have no words for it
    return this.say(hidden && this.has(`${message}-unseen`) ? `${message}-unseen` : message, known);
  }

  /** The facts with a name in place of each seat, and beside it who that is to the reader. */
  private calledSeats(given: Facts, names: readonly string[], reader: number | null): Record<string, unknown> {
    const facts: Record<string, unknown> = { ...given };
    for (const [field, selector] of Object.entries(SELECTORS)) {
      const seat = facts[field];
      if (typeof seat !== 'number') continue;
      facts[field] = this.called(seat, names, reader);
      facts[selector] = who(seat, reader);
    }
    const { order } = facts; // of the seats, which are counted from 1 there
    if (Array.isArray(order) && order.every((number) => typeof number === 'number'))
      facts['order'] = order.map((number) => this.called(number - 1, names, reader));
    return facts;
  }

  private called(seat: number, names: readonly string[], reader: number | null): string {
    if (seat === reader && this.has('you')) return this.say('you');
    return names[seat] ?? this.say('player', { number: seat + 1 });
  }

  private named(field: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) {
      const items = value.map((item) => String(this.named(field.replace(/s$/, ''), item)));
      return items.join(', ') || this.say('none');
    }
    if (typeof value === 'string') return this.name(field, value);
    if (typeof value === 'number') return value;
    return String(value);
  }
}
