/** What a table of any game needs. */
import type { GamePlay } from '../module';
import Board from './Board.svelte';
import { scoring } from './scoring';
import text from './text';
import type { GenericMove, GenericView } from './view';

const own: GamePlay<GenericView, GenericMove> = { Board, text, scoring, phases: {} };
export const play = own as unknown as GamePlay;
