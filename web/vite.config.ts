import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { squeeze } from './squeeze.ts';

/** The policy the server sends too: nothing from outside, no inline script, no inline style. `vite preview` serves it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const GROUPS = [
  {
    name: 'home',
    test: /node_modules\/(svelte|esm-env|@fluent)|src\/(words\/(words|language)|art\/(Defs|Icon|Sheet|paper|glyphs|scenes)|App|pages\/Home|ui\/(route|theme|sound|share|Controls|Language|GameLine|GameTile|Card\.)|net\/(api|refusal|visits)|games\/facts)/,
    priority: 2,
  },
  {
    name: 'table',
    test: /src\/(games\/(presses|pressing|dragging|lifting|why|relevant|tracking|advised|boards)|ui\/(ActionBar|Plate|Count|Log|motion|Clocks|Banner|TopBar|Notice|cues|ticking)|net\/(live|connection|pacing|story|names|lines)|pages\/TablePage)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [svelte(), squeeze()],
  resolve: { alias: { '@games': path('../src/oneiros/games'), '@fixtures': path('./fixtures') } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // What the first page needs comes in one piece, what every table needs in another: many small files cost a phone more
    // in headers than they save.
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { fs: { allow: [path('.'), path('../src/oneiros/games')] } },
  preview: { headers: { 'Content-Security-Policy': POLICY } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], environment: 'node' },
});
