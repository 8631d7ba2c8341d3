/** What a table of any game needs. */
import type { GamePlay, TitleContext } from '../module';
import Board from './Board.svelte';
import { scoring } from './scoring';
import text from './text';
import { labelOf, type GenericMove, type GenericView } from './view';

/** Most games have rounds; more is not known of them. */
const titleLine = (view: GenericView, { game }: TitleContext): string =>
  typeof view['round'] === 'number' ? `${labelOf('round', game)} ${view['round']}` : '';

const own: GamePlay<GenericView, GenericMove> = { Board, text, scoring, phases: {}, titleLine };
export const play = own as unknown as GamePlay;
