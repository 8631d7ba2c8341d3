/**
 * The games there are. Modules are found by their folders. The server may have games without a module here: they are
 * known when its list has come, and are shown by the generic module.
 */
import { api } from '../net/api';
import type { GameShown } from '../wire';
import { speech, type Language } from '../words/language.svelte';
import type { Section } from '../words/rules';
import type { Words } from '../words/words';
import { genericModule } from './generic';
import type { Board, GameModule, GamePlay } from './module';

const found = import.meta.glob<GameModule>(['./*/index.ts', '!./generic/index.ts'], { eager: true, import: 'default' });
/** The games with a module, in the order of the home page. */
export const MODULES: readonly GameModule[] = Object.values(found).sort((one, two) => one.order - two.order);

const moduleOf = (id: string): GameModule | undefined => MODULES.find((one) => one.id === id);

class Registry {
  /** The server's list; empty until it has come. */
  described = $state.raw<readonly GameShown[]>([]);
  private coming: Promise<readonly GameShown[]> | null = null;

  /** All games to choose from: those with a module, then the others of this server. */
  get all(): readonly GameModule[] {
    const others = this.described.filter(({ id }) => !moduleOf(id));
    return [...MODULES, ...others.map((one) => genericModule(one.id, one))];
  }

  /** The module of a game; the generic one where it has none. */
  get(id: string): GameModule {
    return moduleOf(id) ?? genericModule(id, this.shown(id));
  }

  /** The server's description of a game. */
  shown(id: string): GameShown | undefined {
    return this.described.find((one) => one.id === id);
  }

  /** The game of this name, or the first there is. */
  orFirst(id: string | undefined): GameModule {
    const wanted = this.all.find((one) => one.id === id) ?? MODULES[0];
    if (!wanted) throw new Error('there is no game');
    return wanted;
  }

  title(id: string, words: Words): string {
    const message = `title-${id}`;
    return words.has(message)
      ? words.say(message)
      : (this.shown(id)?.title ?? id.charAt(0).toUpperCase() + id.slice(1));
  }

  /** Asks for the list where a game is in no other way known. */
  async meet(id: string): Promise<void> {
    if (!moduleOf(id)) await this.describe().catch(() => undefined);
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

/** What a table needs of a game, when it and its words are here. */
export const loadPlay = async (game: string): Promise<GamePlay> => {
  void games.meet(game);
  const [play] = await Promise.all([games.get(game).play(), speech.load(game)]);
  return play;
};
export const loadBoard = async (game: string): Promise<Board> => (await loadPlay(game)).Board;

/** The rules of a game in a language. */
export const rulesOf = async (game: string, language: Language): Promise<readonly Section[]> => {
  await games.meet(game);
  const own = games.get(game).rules;
  return own ? own(language) : (await import('../words/rules')).rules(game, language);
};
