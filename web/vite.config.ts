import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { squeeze } from './squeeze.ts';

/** The policy the server sends too: nothing from outside, no inline script, no inline style. `vite preview` serves it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const GROUPS = [
  // The first page: it must hold neither boards nor drawings.
  {
    name: 'home',
    test: /src\/(main|words\/(words|language)|art\/(Defs|Icon|Sheet|paper|brand|pictures)|App|pages\/Home|ui\/(route|theme|sound\.|share|Controls|Language|GameRow|GameTile|Card\.)|net\/(api|refusal)|table\/opening|games\/(registry|module)|games\/\w+\/(index\.ts|accent))/,
    priority: 2,
  },
  // Drawings come when the first page can be read and pressed.
  { name: 'album', test: /src\/(art\/(album|glyphs|figures|scene\.ts)|games\/\w+\/art\/)/, priority: 1 },
  {
    name: 'table',
    test: /src\/(games\/\w+(\.svelte)?(\.ts)?(\?|$)|ui\/(BoardText|ActionBar|PlayerBadge|Count|Log\.|motion|Clocks|Banner|TopBar|Notice|soundCues|ticking)|net\/connection|table\/(live|pacing|story|names|chat)|pages\/TablePage)/,
    priority: 1,
  },
];

/** The page's own words are named by their language, so that the server finds them and can announce them with the page. */
const WORDS = /\/web\/words\/(\w+)\.ftl/;
const nameOf = ({ moduleIds }: { moduleIds: string[] }): string => {
  const language = moduleIds.map((id) => WORDS.exec(id)?.[1]).find(Boolean);
  return language ? `assets/words-${language}-[hash].js` : 'assets/[name]-[hash].js';
};

export default defineConfig({
  plugins: [svelte(), squeeze()],
  resolve: { alias: { '@games': path('../src/oneiros/games'), '@fixtures': path('./fixtures') } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // What the first page needs comes in one piece, what every table needs in another: many small files cost a phone more
    // in headers than they save.
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS }, chunkFileNames: nameOf } },
  },
  server: { fs: { allow: [path('.'), path('../src/oneiros/games')] } },
  preview: { headers: { 'Content-Security-Policy': POLICY } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], environment: 'node', testTimeout: 30_000 },
});
