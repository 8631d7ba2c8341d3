/**
 * Words: every sentence people read. The games' own files are those of the terminal, taken in at build time; what only the
 * browser says is in `web/words`. A message is looked up in the asked language and then in English.
 *
 * As in the terminal, a value that is the name of a thing is given to its message in words (field `card` with value
 * `red-sun` is told by `card-red-sun`), and a whole number is given one higher too, as `$place1`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { News } from '../views';

type Files = Readonly<Record<string, string>>;
const files: Files = {
  ...import.meta.glob<string>('@games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../words/*.ftl', { query: '?raw', import: 'default', eager: true }),
};
export const FALLBACK = 'en';
/** The languages there are words for; pl, ru and de join as soon as their files do. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.replace(/^.*\/(.*)\.ftl$/, '$1'))),
].sort();

const bundle = (game: string | null, language: string): FluentBundle | null => {
  const found = Object.entries(files).filter(
    ([path]) =>
      path.endsWith(`/${language}.ftl`) &&
      (game ? path.endsWith(`/${game}/words/${language}.ftl`) : path.includes('../words/')),
  );
  if (!found.length) return null;
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [, text] of found) made.addResource(new FluentResource(text));
  return made;
};

export type Facts = Readonly<Record<string, unknown>>;

/** The words of one game, or of the browser itself, in one language. */
export class Words {
  private readonly bundles: readonly FluentBundle[];

  constructor(
    game: string | null,
    readonly language: string = FALLBACK,
  ) {
    this.bundles = [...new Set([language, FALLBACK])]
      .map((tried) => bundle(game, tried))
      .filter((made) => made !== null);
  }

  has(message: string): boolean {
    return this.bundles.some((made) => made.hasMessage(message));
  }

  /** The message with its facts filled in; a message that is missing is shown by its name. */
  say(message: string, facts: Facts = {}): string {
    for (const made of this.bundles) {
      const pattern = made.getMessage(message)?.value;
      if (!pattern) continue;
      const told: Record<string, FluentVariable> = {};
      for (const [name, value] of Object.entries(facts)) {
        told[name] = this.named(name, value);
        if (typeof value === 'number') told[`${name}1`] = value + 1;
      }
      return made.formatPattern(pattern, told, []).replace(/\s*\n\s*/g, ' ');
    }
    return message;
  }

  /** The name of a thing: a card, a corner, a particle. */
  name(field: string, value: string): string {
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
      if (typeof value === 'number') facts[field] = names[value] ?? this.say('player', { number: value + 1 });
    }
    const hidden = Object.values(facts).some((value) => value === null);
    const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
    const message = `news-${news.what}`;
    return this.say(hidden && this.has(`${message}-unseen`) ? `${message}-unseen` : message, known);
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
