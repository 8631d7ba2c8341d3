/**
 * The last step of a build, after Vite: node scripts/finish.mjs FOLDER [--served] [PYTHON ...]. It puts Python's files, from
 * the folders that are named, beside the client. Then it makes what lets a browser install the client: its version and the
 * list of Python's files, written into the page, and a service worker that knows every file of the build. The worker's
 * program is `serviceWorker.js`. Where Python alone has changed, this step is enough.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { squeeze } from './squeeze.mjs';

const WORKER = fileURLToPath(new URL('../serviceWorker.js', import.meta.url));
/** A compressed copy for servers that send it: no file of its own. */
const COPY = /\.(gz|br)$/;
const [out, ...told] = process.argv.slice(2);
/** Whether a server sends the client; otherwise it is a folder on any host. */
const served = told.includes('--served');
const folders = told.filter((one) => !one.startsWith('--'));

const hashOf = (paths) => {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 10);
};
const gathered = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => ({ name, path: join(folder, name) })),
);
/**
 * Our server squeezes scripts by itself. Elsewhere the page takes the form that is squeezed; the other one is there too, for
 * hosts whose policy wants every script at an address.
 */
const SCRIPT = /\.mjs(\.xz)?$/;
const own = gathered.filter(({ name }) => !COPY.test(name)).sort((one, two) => (one.name < two.name ? -1 : 1));
const names = new Set(own.map(({ name }) => name));
const listed = own.filter(
  ({ name }) => !SCRIPT.test(name) || (served ? !name.endsWith('.xz') : !names.has(`${name}.xz`)),
);
const python = {
  folder: own.length ? `python-${hashOf(own.map(({ path }) => path))}` : '',
  files: listed.map(({ name, path }) => ({ name, size: statSync(path).size })),
};
if (python.folder) mkdirSync(join(out, python.folder), { recursive: true });
const needless = served ? /\.mjs\.xz$/ : COPY;
for (const { name, path } of gathered) if (!needless.test(name)) copyFileSync(path, join(out, python.folder, name));

/** `index.html`, and the home page as markup in each language (`first-page.mjs`), which a server sends at the root. */
const pages = readdirSync(out)
  .filter((name) => /^(index|home\.\w+)\.html$/.test(name))
  .map((name) => join(out, name));
const meta = (name, content) => `\n    <meta name="${name}" content="${content.replaceAll('"', '&quot;')}" />`;
const putFirst = (page, text) => writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>${text}`));
for (const page of pages) {
  writeFileSync(page, readFileSync(page, 'utf8').replace(/\n *<meta name="(version|python)"[^>]*>/g, ''));
  if (python.folder) putFirst(page, meta('python', JSON.stringify(python)));
}
const shell = readdirSync(out, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(out, join(entry.parentPath, entry.name)))
  // The root stands for the page in every language: what the server sends there is kept.
  .filter((name) => !COPY.test(name) && !/^(python-\w+\/|sw\.js$|home\.\w+\.html$)/.test(name))
  .sort();
const version = hashOf([WORKER, ...shell.map((name) => join(out, name))]);
const site = { version, served, python: python.folder, shell };
const worker = join(out, 'sw.js');
writeFileSync(worker, `const SITE = ${JSON.stringify(site)};\n${readFileSync(WORKER, 'utf8')}`);
for (const page of pages) putFirst(page, meta('version', version));
if (served) for (const path of [worker, ...pages]) squeeze(path);
