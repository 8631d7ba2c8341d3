/**
 * What the build `play` needs beside the client: the list of Python's files, links behind the #, and a strict policy.
 * `scripts/python_files.py` gathers Python before, and `installFiles.ts` makes the result one that can be installed.
 */
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { hashOf } from './installFiles.ts';
import type { PythonFiles } from './src/play/messages.ts';

const PYTHON = 'virtual:python';
const HOUSE = 'virtual:house';
/** Nothing from outside, no inline script, no inline style; Python is WebAssembly. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'";

export const describePython = (folder: string): PythonFiles => {
  if (!existsSync(folder)) return { folder: '', files: [] }; // for tests without a page
  const names = readdirSync(folder).sort();
  const files = names.map((name) => ({ name, size: statSync(join(folder, name)).size }));
  return { folder: `python-${hashOf(names.map((name) => join(folder, name)))}`, files };
};

/** Chooses the house that a build plays in, and lists Python's files for the one in the page. */
export const chooseHouse = (web: string, folder: string, inPage: boolean): Plugin => {
  const [name, file] = inPage
    ? ['pageHouse', 'src/play/pageHouse.svelte.ts']
    : ['serverHouse', 'src/net/serverHouse.ts'];
  const made: Readonly<Record<string, () => string>> = {
    [`\0${HOUSE}`]: () => `export { ${name} as house } from ${JSON.stringify(join(web, file))};`,
    [`\0${PYTHON}`]: () => `export default ${JSON.stringify(describePython(folder))};`,
  };
  return {
    name: 'choose-house',
    resolveId: (id) => (`\0${id}` in made ? `\0${id}` : null),
    load: (id) => made[id]?.() ?? null,
  };
};

export const playFiles = (folder: string): Plugin => {
  let out = '';
  return {
    name: 'play-files',
    enforce: 'pre',
    apply: 'build',
    configResolved: ({ root, build }) => {
      out = resolve(root, build.outDir);
    },
    /** Links of our own stand behind the #, so that they can be opened in another tab on any host. */
    transform: (code, id) => (id.endsWith('.svelte') ? code.replace(/ href=("|\{`)\//g, ' href=$1#/') : null),
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
    closeBundle: () => {
      const python = describePython(folder);
      if (!python.folder) throw new Error(`there is no Python in ${folder}: run scripts/python_files.py`);
      cpSync(folder, join(out, python.folder), { recursive: true });
    },
  };
};
