/** What a table of this game needs. */
export { default as Board } from './Board.svelte';
export { titleLine } from './board';
export { default as phases } from './phases';
export { default as scoring } from './scoring';
export { default as text } from './text';
