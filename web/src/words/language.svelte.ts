/**
 * The language of the page: the browser's, until somebody chooses; the choice is remembered. Only the words of the chosen
 * language are loaded, those of a game when they are first asked for; a language is switched to when its words are here,
 * so that nothing flickers.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from '../net/api';
import { Refusal } from '../net/refusal';
import type { GameWords } from '../wire';

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
  ...import.meta.glob<string>('../../words/generic/*.ftl', { query: '?raw', import: 'default' }),
};

/** `learn`, `aloud` and `generic` are no games: the words of first games, of the board in words and of the generic board. */
const fileOf = (game: string | null, language: Language): (() => Promise<string>) | undefined => {
  const ends =
    game === null ? [`../words/${language}.ftl`] : [`/${game}/words/${language}.ftl`, `words/${game}/${language}.ftl`];
  return Object.entries(files).find(([path]) => ends.some((end) => path.endsWith(end)))?.[1];
};

const isLanguage = (name: unknown): name is Language => LANGUAGES.some((language) => language === name);
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
    const done = this.fetch(game, language).then(
      (found) => this.put(game, language, found.text, found.language),
      () => void this.coming.delete(key), // the next call tries again
    );
    this.coming.set(key, done);
    return done;
  }

  /** Keep the words of a game. They may be in another language than the one asked for: plurals follow theirs. */
  put(game: string | null, language: Language, text: string, written: string = language): void {
    const made = new FluentBundle(written, { useIsolating: false });
    made.addResource(new FluentResource(text));
    const key = `${language}/${game ?? ''}`;
    this.bundles.set(key, made);
    this.coming.set(key, Promise.resolve());
    this.arrived += 1;
  }

  /** The words of a game: from a file of the client, or from the server where there is none. */
  private async fetch(game: string | null, language: Language): Promise<GameWords> {
    const file = fileOf(game, language);
    if (file || game === null) return { language, text: (await file?.()) ?? '' };
    return api.gameWords(game, language).catch((error: unknown) => {
      if (error instanceof Refusal && error.code !== 'unreached') return { language, text: '' }; // it has no words
      throw error;
    });
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
