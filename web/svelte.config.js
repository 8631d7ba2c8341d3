import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Runes everywhere; styles go into files, never into the page (a strict content security policy forbids it). */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, css: 'external' },
};
