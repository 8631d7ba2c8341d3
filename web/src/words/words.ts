/**
 * Words: every sentence people read. The games' own files are those of the terminal; what only the browser says is in
 * `web/words`. Sentences follow the page's language: a component says them again when it changes.
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

/** Of news: beside a name, who that is to the reader. */
const SELECTORS = { seat: 'who', owner: 'whose', other: 'whom' } as const;
/** What a message chooses its person by. A spectator is no seat: everybody is another. */
const who = (seat: number, reader: number | null): 'you' | 'other' => (seat === reader ? 'you' : 'other');
/** The facts of a message that tells of somebody at the table. */
export const named = (
  names: readonly string[],
  seat: number,
  reader: number | null,
): { readonly name: string; readonly who: 'you' | 'other' } => ({ name: names[seat] ?? '', who: who(seat, reader) });

/** The words of one game, or of the browser itself; in the page's language, unless another is asked for. */
export class Words {
  constructor(
    private readonly game: string | null,
    private readonly fixed?: Language,
  ) {}

  get language(): Language {
    return this.fixed ?? speech.language;
  }

  private get bundle(): FluentBundle | null {
    return speech.words(this.game, this.fixed);
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
    const told: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) {
      told[name] = typeof value === 'number' ? numeral(value) : this.named(name, value);
      if (typeof value === 'number') told[`${name}1`] = numeral(value + 1);
    }
    return bundle.formatPattern(pattern, told, []).replace(/\s*\n\s*/g, ' ');
  }

  /** The name of a thing: a card, a corner, a particle. */
  name(field: string, value: string): string {
    if (!this.bundle) return '';
    const known = [`${field}-${value}`, `card-${value}`].find((message) => this.has(message));
    return known ? this.say(known) : value;
  }

  /** A move as an order: 'Play the red sun'. */
  move(move: { readonly do: string }): string {
    const { do: kind, ...fields } = move;
    return this.say(`move-${kind}`, fields);
  }

  /**
   * A piece of news as a sentence: 'Anna laid the red sun', or to the seat that reads it 'You laid the red sun'. Where a
   * sentence prints the name of the reader, it is the message `you`.
   */
  news(news: News, names: readonly string[], reader: number | null): string {
    const facts: Record<string, unknown> = { ...news.facts };
    for (const [field, selector] of Object.entries(SELECTORS)) {
      const value = field === 'seat' ? news.seat : facts[field];
      if (typeof value !== 'number') continue;
      facts[field] = this.called(value, names, reader);
      facts[selector] = who(value, reader);
    }
    const hidden = Object.values(facts).some((value) => value === null);
    const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
    const message = `news-${news.what}`;
    if (this.bundle && !this.has(message)) return news.what.replace(/-/g, ' '); // a game may have no words for it
    return this.say(hidden && this.has(`${message}-unseen`) ? `${message}-unseen` : message, known);
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
