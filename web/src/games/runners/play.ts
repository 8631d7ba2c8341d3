/** What a table of this game needs. */
import type { RunnersView } from '../../views';
import type { TitleContext } from '../module';
import { titleLine as line } from './board';

export { default as Board } from './Board.svelte';
export { default as phases } from './phases';
export { default as scoring } from './scoring';
export { default as text } from './text';
export const titleLine = (view: RunnersView, { ui }: TitleContext): string => line(view, ui);
