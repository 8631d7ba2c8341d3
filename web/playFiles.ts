/** What the build `play`, a folder for any host, needs: links behind the #, and a strict policy in the page itself. */
import type { Plugin } from 'vite';

/** Nothing from outside, no inline script, no inline style; Python is WebAssembly. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'";

export const playFiles = (): Plugin => ({
  name: 'play-files',
  enforce: 'pre',
  apply: 'build',
  /** Links of our own stand behind the #, so that they can be opened in another tab on any host. */
  transform: (code, id) => (id.endsWith('.svelte') ? code.replace(/ href=("|\{`)\//g, ' href=$1#/') : null),
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
});
