import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { bundleWords, wordsChunk } from './bundleWords.ts';
import { playFiles } from './playFiles.ts';

/** The policy the server sends too: nothing from outside, no inline script, no inline style. `vite preview` serves it. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const ENGINE_GAMES = path('../src/oneiros/games');

const GROUPS = [
  // The first page: it must hold neither boards nor drawings.
  {
    name: 'home',
    test: /src\/(main|words\/(words|language)|art\/(Defs|Icon|Sheet|paper|brand|pictures)|App|pages\/Home|ui\/(route|address|theme|quiet|reloading|sound\.|share|Controls|Language|GameRow|GameTile|depth|chunks)|net\/(api|refusal|house|serverHouse|earlySocket|reach|lastSeen)|table\/opening|games\/(registry|module)|games\/\w+\/(index\.ts|accent))/,
    priority: 2,
  },
  // Drawings come when the first page can be read and pressed.
  { name: 'album', test: /src\/(art\/(album|glyphs|figures|scene\.ts)|games\/\w+\/art\/)/, priority: 1 },
  {
    name: 'table',
    test: /src\/(games\/\w+(\.svelte)?(\.ts)?(\?|$)|ui\/(BoardText|ActionBar|Card\.|enlarge|Enlarged|layers|Drawer|PlayerBadge|Count|Log\.|motion|Clocks|SinceTurn|ChatBubble|Unreached|moving|atTable|cues|wakeLock|Banner|HandOn|TopBar|Notice|soundCues|ticking)|net\/connection|table\/(live|pacing|story|names|chat|sinceTurn|screen)|pages\/TablePage)/,
    priority: 1,
  },
];

const nameOf = ({ facadeModuleId }: { facadeModuleId: string | null }): string =>
  `assets/${wordsChunk(facadeModuleId ?? '') ?? '[name]'}-[hash].js`;

/** What the documentation's pages load has one name for ever, in the folder of the build. */
const entryOf = ({ name }: { name: string }): string => (name === 'docs' ? 'docs.js' : 'assets/[name]-[hash].js');

export default defineConfig(({ mode }) => ({
  // The build `play` is a folder for any host, under any path: its house is Python in the page.
  ...(mode === 'play' ? { base: './' } : {}),
  plugins: [svelte(), bundleWords(path('.'), ENGINE_GAMES), mode === 'play' ? playFiles() : null],
  worker: { format: 'es' as const },
  resolve: { alias: { '@games': ENGINE_GAMES, '@fixtures': path('./fixtures') } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // What the first page needs comes in one piece, what every table needs in another: many small files cost a phone more
    // in headers than they save.
    rolldownOptions: {
      ...(mode === 'play' ? { input: { index: path('./index.html'), docs: path('./src/docs/main.ts') } } : {}),
      output: { codeSplitting: { groups: GROUPS }, chunkFileNames: nameOf, entryFileNames: entryOf },
    },
    ...(mode === 'play' ? { outDir: '../build/play-client', emptyOutDir: true } : {}),
  },
  server: { fs: { allow: [path('.'), ENGINE_GAMES] } },
  preview: { headers: { 'Content-Security-Policy': POLICY } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], environment: 'node', testTimeout: 30_000 },
}));
