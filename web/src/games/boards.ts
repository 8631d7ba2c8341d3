/** The boards there are: one line each, loaded when they are needed. */
import type { Component } from 'svelte';
import type { Moves, Views } from '../views';
import type { BoardProps } from './table';

export type GameId = keyof Views;
export type Board<Game extends GameId> = Component<BoardProps<Views[Game], Moves[Game]>>;
export const BOARDS: { readonly [Game in GameId]?: () => Promise<{ default: Board<Game> }> } = {
  doors: () => import('./doors/Board.svelte'),
  ravens: () => import('./ravens/Board.svelte'),
  sandman: () => import('./sandman/Board.svelte'),
  runners: () => import('./runners/Board.svelte'),
  workshop: () => import('./workshop/Board.svelte'),
};
export const isGame = (name: string): name is GameId =>
  ['doors', 'ravens', 'sandman', 'runners', 'workshop'].includes(name);
