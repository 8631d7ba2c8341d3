/** The boards there are: one line each, loaded with their words when they are needed. */
import type { Component } from 'svelte';
import type { Moves, Views } from '../views';
import { speech } from '../words/language.svelte';
import type { BoardProps } from './table';

export type GameId = keyof Views;
export type Board<Game extends GameId> = Component<BoardProps<Views[Game], Moves[Game]>>;
type Loaded<Game extends GameId> = Promise<{ default: Board<Game> }>;
const worded = async <Game extends GameId>(game: Game, board: Loaded<Game>): Loaded<Game> => {
  await speech.load(game);
  return board;
};
export const BOARDS: { readonly [Game in GameId]?: () => Loaded<Game> } = {
  doors: () => worded('doors', import('./doors/Board.svelte')),
  ravens: () => worded('ravens', import('./ravens/Board.svelte')),
  sandman: () => worded('sandman', import('./sandman/Board.svelte')),
  runners: () => worded('runners', import('./runners/Board.svelte')),
  workshop: () => worded('workshop', import('./workshop/Board.svelte')),
};
/** Boards on which a banner would cover what is played on: they say hints themselves, in their action bar. */
export const SAY_HINTS: ReadonlySet<string> = new Set<GameId>(['runners']);
/** So that a board that will be wanted is here when it is. */
export const fetchBoard = async (game: GameId): Promise<void> => {
  await BOARDS[game]?.();
};
export const isGame = (name: string): name is GameId =>
  ['doors', 'ravens', 'sandman', 'runners', 'workshop'].includes(name);
