/**
 * The language of the page: the browser's, until somebody chooses; the choice is remembered. Only the words of the chosen
 * language are loaded, those of a game when they are first asked for; a language is switched to when its words are here,
 * so that nothing flickers.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import files from 'virtual:words';
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
  /** The sets of words that were asked for: `null` are those of the pages; the others are named in `bundleWords.ts`. */
  private readonly asked = new Set<string | null>([null]);

  /** A set of words, or null while it is on its way. */
  words(set: string | null, language: Language = this.language): FluentBundle | null {
    void this.arrived;
    this.asked.add(set);
    const found = this.bundles.get(`${language}/${set ?? ''}`);
    if (!found) void this.load(set, language);
    return found ?? null;
  }

  load(set: string | null, language: Language = this.language): Promise<void> {
    const key = `${language}/${set ?? ''}`;
    const started = this.coming.get(key);
    if (started) return started;
    const done = this.fetch(set, language).then(
      (found) => this.put(set, language, found.text, found.language),
      () => void this.coming.delete(key), // the next call tries again
    );
    this.coming.set(key, done);
    return done;
  }

  /** Keep a set of words. It may be in another language than the one asked for: plurals follow theirs. */
  put(set: string | null, language: Language, text: string, written: string = language): void {
    const made = new FluentBundle(written, { useIsolating: false });
    made.addResource(new FluentResource(text));
    const key = `${language}/${set ?? ''}`;
    this.bundles.set(key, made);
    this.coming.set(key, Promise.resolve());
    this.arrived += 1;
  }

  /** A set of words: from a file of the client, or from the server, for a game that has none here. */
  private async fetch(set: string | null, language: Language): Promise<GameWords> {
    const [game, part] = (set ?? '').split('/');
    const file = files[`${language}/${set ?? ''}`] ?? (part ? files[`${language}/${part}`] : undefined);
    if (file || set === null || !game) {
      const found = await file?.();
      if (found?.board) await this.join(found.board, language);
      return { language, text: found?.default ?? '' };
    }
    return api.gameWords(set, language).catch((error: unknown) => {
      if (error instanceof Refusal && error.code !== 'unreached') return { language, text: '' }; // it has no words
      throw error;
    });
  }

  /** What the page says at a board joins the words of the page. */
  private async join(board: string, language: Language): Promise<void> {
    await this.load(null, language);
    this.bundles.get(`${language}/`)?.addResource(new FluentResource(board));
  }

  async choose(language: Language): Promise<void> {
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // it lasts as long as the page then
    }
    await Promise.all([...this.asked].map((set) => this.load(set, language)));
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
