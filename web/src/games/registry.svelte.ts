/**
 * The games there are. Modules are found by their folders. The server may have games without a module here: they are
 * known when its list has come, and are shown by the generic module.
 */
import { api } from '../net/api';
import type { GameShown } from '../wire';
import { speech, type Language } from '../words/language.svelte';
import type { Section } from '../words/rules';
import type { Words } from '../words/words';
import type { Board, GameModule } from './module';

const found = import.meta.glob<GameModule>(['./*/index.ts', '!./generic/index.ts'], { eager: true, import: 'default' });
/** The games with a module, in the order of the home page. */
export const MODULES: readonly GameModule[] = Object.values(found).sort((one, two) => one.order - two.order);

class Registry {
  /** The server's list; empty until it has come. */
  described = $state.raw<readonly GameShown[]>([]);
  private coming: Promise<readonly GameShown[]> | null = null;

  /** All games to choose from. */
  get all(): readonly GameModule[] {
    return MODULES;
  }

  /** The module of a game. */
  get(id: string): GameModule {
    const known = MODULES.find((one) => one.id === id);
    if (!known) throw new Error(`no game is called ${id}`);
    return known;
  }

  /** The game of this name, or the first there is. */
  orFirst(id: string | undefined): GameModule {
    const wanted = this.all.find((one) => one.id === id) ?? MODULES[0];
    if (!wanted) throw new Error('there is no game');
    return wanted;
  }

  title(id: string, words: Words): string {
    return words.say(`title-${id}`);
  }

  /** Asks the server once for its list of games. */
  describe(): Promise<readonly GameShown[]> {
    this.coming ??= api.games().then(
      (games) => (this.described = games),
      (error: unknown) => {
        this.coming = null;
        throw error;
      },
    );
    return this.coming;
  }
}
export const games = new Registry();

/** The colour of a game, for dots and thin accents. */
export const accentOf = (game: string): string => `var(--g-${game}, var(--g-other))`;

/** A board, when it and its words are here. */
export const loadBoard = async (game: string): Promise<Board> => {
  const [{ Board }] = await Promise.all([games.get(game).play(), speech.load(game)]);
  return Board;
};

/** The rules of a game in a language. */
export const rulesOf = async (game: string, language: Language): Promise<readonly Section[]> => {
  const own = games.get(game).rules;
  return own ? own(language) : (await import('../words/rules')).rules(game, language);
};
