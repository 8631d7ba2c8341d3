/**
 * What lets a browser install the client, in both forms: its version, written into the page, and a service worker that
 * knows every file of the build. The worker's program is `serviceWorker.js`.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

export const hashOf = (paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 10);
};
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/** `served` says that a server sends the client; otherwise it is a folder on any host, with `python` in it. */
export const installFiles = (web: string, served: boolean, python: () => string = () => ''): Plugin => {
  let out = '';
  return {
    name: 'install-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      out = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      handler: () => {
        const folder = python();
        const shell = filesIn(out).filter((name) => !folder || !name.startsWith(`${folder}/`));
        const version = hashOf([join(web, 'serviceWorker.js'), ...shell.map((name) => join(out, name))]);
        const page = join(out, 'index.html');
        const head = `<head>\n    <meta name="version" content="${version}" />`;
        writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', head));
        const site = { version, served, python: folder, shell };
        const worker = readFileSync(join(web, 'serviceWorker.js'), 'utf8');
        writeFileSync(join(out, 'sw.js'), `const SITE = ${JSON.stringify(site)};\n${worker}`);
      },
    },
  };
};
