/**
 * What a client needs to play in the page: Python's files, which `scripts/python_files.py` gathers before. The build `play`
 * also has links behind the # and a strict policy. `installFiles.ts` makes the result one that can be installed.
 */
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { hashOf } from './installFiles.ts';
import type { PythonFiles } from './src/play/messages.ts';

const PYTHON = 'virtual:python';
/** Nothing from outside, no inline script, no inline style; Python is WebAssembly. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'";

export const describePython = (folder: string): PythonFiles => {
  if (!existsSync(folder)) return { folder: '', files: [] }; // for tests without a page
  const names = readdirSync(folder).sort();
  const files = names.map((name) => ({ name, size: statSync(join(folder, name)).size }));
  return { folder: `python-${hashOf(names.map((name) => join(folder, name)))}`, files };
};

/** Lists Python's files for the house in the page, and puts them beside the client. */
export const pythonFiles = (folder: string, needed: boolean): Plugin => {
  let out = '';
  return {
    name: 'python-files',
    configResolved: ({ root, build, command }) => {
      if (command === 'build') out = resolve(root, build.outDir); // tests write nothing
    },
    resolveId: (id) => (id === PYTHON ? `\0${PYTHON}` : null),
    load: (id) => (id === `\0${PYTHON}` ? `export default ${JSON.stringify(describePython(folder))};` : null),
    closeBundle: () => {
      if (!out) return;
      const python = describePython(folder);
      if (python.folder) cpSync(folder, join(out, python.folder), { recursive: true });
      else if (needed) throw new Error(`there is no Python in ${folder}: run scripts/python_files.py`);
    },
  };
};

/** What a folder for any host needs: links behind the #, and its policy in the page itself. */
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
