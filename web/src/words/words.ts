/**
 * Words: every sentence people read. The games' own files are those of the terminal; what only the browser says is in
 * `web/words`. Sentences follow the page's language: a component says them again when it changes.
 *
 * As in the terminal, a value that is the name of a thing is given to its message in words (field `card` with value
 * `red-sun` becomes the message `card-red-sun`), and a whole number is given one higher too, as `$place1`.
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

  /** A piece of news as a sentence: 'Anna played the red sun'. */
  news(news: News, names: readonly string[]): string {
    const facts: Record<string, unknown> = { ...news.facts };
    for (const field of ['seat', 'owner', 'other']) {
      const value = field === 'seat' ? news.seat : facts[field];
      if (typeof value === 'number')
        facts[field] = this.called(names[value]) ?? this.say('player', { number: value + 1 });
    }
    const hidden = Object.values(facts).some((value) => value === null);
    const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
    const message = `news-${news.what}`;
    if (this.bundle && !this.has(message)) return news.what.replace(/-/g, ' '); // a game may have no words for it
    return this.say(hidden && this.has(`${message}-unseen`) ? `${message}-unseen` : message, known);
  }

  /** The reader is called by the word that the sentences of this game are made for. */
  private called(name: string | undefined): string | undefined {
    return name !== undefined && this.has('you') && name === new Words(null, this.fixed).say('you')
      ? this.say('you')
      : name;
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
