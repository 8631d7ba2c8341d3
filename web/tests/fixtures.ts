/** The fixtures: real positions, by game and name. */
import type { Legal } from '../src/games/pressing';
import type { Moves, News, Views } from '../src/views';

export type GameId = keyof Views;
export interface Fixture<Game extends keyof Views> {
  readonly game: Game;
  readonly seat: number;
  readonly view: Views[Game];
  readonly legal: readonly Legal<Moves[Game]>[];
  readonly news: readonly News[];
  readonly past: readonly News[];
}
const files = import.meta.glob<unknown>('../fixtures/*/*.json', { eager: true, import: 'default' });
export const fixturesOf = <Game extends keyof Views>(game: Game): [string, Fixture<Game>][] =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${game}/`))
    .map(([path, fixture]) => [path.replace(/^.*\/(.*)\.json$/, '$1'), fixture as Fixture<Game>]);
export const fixture = <Game extends keyof Views>(game: Game, name: string): Fixture<Game> => {
  const found = fixturesOf(game).find(([known]) => known === name);
  if (!found) throw new Error(`no fixture ${game}/${name}`);
  return found[1];
};
export const NAMES = ['You', 'Mira', 'Anton', 'Łucja', 'Jörg'];
