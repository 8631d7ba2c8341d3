/**
 * The language of the page: the browser's, until somebody chooses; the choice is remembered. Only the words of the chosen
 * language are loaded, those of a game when they are first asked for; a language is switched to when its words are here,
 * so that nothing flickers.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
  ru: 'Русский',
};
const KEY = 'oneiros.language';
const files = {
  ...import.meta.glob<string>('@games/*/words/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../words/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../words/learn/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../words/aloud/*.ftl', { query: '?raw', import: 'default' }),
};

/** `learn` and `aloud` are no games: what the first games are explained with, and what the board is told with. */
const fileOf = (game: string | null, language: Language): (() => Promise<string>) | undefined => {
  const ends =
    game === null ? [`../words/${language}.ftl`] : [`/${game}/words/${language}.ftl`, `words/${game}/${language}.ftl`];
  return Object.entries(files).find(([path]) => ends.some((end) => path.endsWith(end)))?.[1];
};

export const isLanguage = (name: unknown): name is Language => LANGUAGES.some((language) => language === name);
/** The first of the wanted languages that there are words for: `pl-PL` is served by `pl`. */
export const bestOf = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';

const remembered = (): Language | null => {
  try {
    const saved = localStorage.getItem(KEY);
    return isLanguage(saved) ? saved : null;
  } catch {
    return null; // storage is closed to us: the browser decides
  }
};
const first = (): Language => {
  if (typeof document === 'undefined') return 'en';
  const asked = new URLSearchParams(location.search).get('language');
  return isLanguage(asked) ? asked : (remembered() ?? bestOf(navigator.languages));
};

class Speech {
  language = $state<Language>(first());
  /** Rises when words have come, so that components say their sentences again. */
  private arrived = $state(0);
  private readonly bundles = new Map<string, FluentBundle>();
  private readonly coming = new Map<string, Promise<void>>();
  /** The games whose words were asked for; null stands for the browser's own. */
  private readonly asked = new Set<string | null>([null]);

  /** The words of a game, or null while they are on their way. */
  words(game: string | null, language: Language = this.language): FluentBundle | null {
    void this.arrived;
    this.asked.add(game);
    const found = this.bundles.get(`${language}/${game ?? ''}`);
    if (!found) void this.load(game, language);
    return found ?? null;
  }

  load(game: string | null, language: Language = this.language): Promise<void> {
    const key = `${language}/${game ?? ''}`;
    const started = this.coming.get(key);
    if (started) return started;
    const fetched = fileOf(game, language)?.() ?? Promise.resolve('');
    const done = fetched.then(
      (text) => {
        const made = new FluentBundle(language, { useIsolating: false });
        made.addResource(new FluentResource(text));
        this.bundles.set(key, made);
        this.arrived += 1;
      },
      () => void this.coming.delete(key), // the next call tries again
    );
    this.coming.set(key, done);
    return done;
  }

  async choose(language: Language): Promise<void> {
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // it lasts as long as the page then
    }
    await Promise.all([...this.asked].map((game) => this.load(game, language)));
    this.language = language;
    this.show();
  }

  /** What has to be here before anything is shown. */
  begin(): Promise<void> {
    this.show();
    return this.load(null);
  }

  private show(): void {
    document.documentElement.lang = this.language;
  }
}
export const speech = new Speech();
