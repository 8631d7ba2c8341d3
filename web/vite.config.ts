import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { squeeze } from './squeeze.ts';

/** The policy the server sends too: nothing from outside, no inline script, no inline style. `vite preview` serves it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [svelte(), squeeze()],
  resolve: { alias: { '@games': path('../src/oneiros/games'), '@fixtures': path('./fixtures') } },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2022' },
  server: { fs: { allow: [path('.'), path('../src/oneiros/games')] } },
  preview: { headers: { 'Content-Security-Policy': POLICY } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], environment: 'node' },
});
