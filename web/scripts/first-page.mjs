/**
 * Writes the page that a server sends to who opens the house: node scripts/first-page.mjs FOLDER. It is `index.html` with the
 * home page in it as markup, one file for each language: `home.<language>.html`. The program makes the same page
 * (`src/firstPage.ts`), here in Node.js with as much of a browser as it asks for.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { squeeze } from './squeeze.mjs';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const [out] = process.argv.slice(2);
const made = mkdtempSync(join(WEB, 'node_modules', '.first-page-'));
const nothing = () => undefined;

try {
  await build({
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/firstPage.ts', outDir: made, rolldownOptions: { output: { entryFileNames: '[name].js' } } },
  });
  Object.assign(globalThis, {
    location: new URL('http://house/'),
    history: { state: null },
    document: { documentElement: { dataset: {} }, querySelector: () => null, readyState: 'loading' },
    matchMedia: () => ({ matches: false, addEventListener: nothing }),
    addEventListener: nothing,
    requestAnimationFrame: nothing,
    fetch: () => new Promise(nothing),
  });
  Object.defineProperty(globalThis, 'navigator', { value: { languages: [] }, configurable: true });
  const { firstPages } = await import(pathToFileURL(join(made, 'firstPage.js')).href);
  const program = readFileSync(join(WEB, 'early.js'));
  const early = `assets/early-${createHash('sha256').update(program).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(out, early), program);
  squeeze(join(out, early));
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  for (const [language, { head, body }] of Object.entries(await firstPages())) {
    // A policy forbids styles in markup. The program sets them when it takes the page over.
    const markup = body.replace(/ style="[^"]*"/g, '');
    const file = join(out, `home.${language}.html`);
    writeFileSync(
      file,
      page
        .replace('<html lang="en"', `<html lang="${language}" data-first`)
        .replace('<title>Oneiros</title>', `<script src="/${early}"></script>\n    ${head}`)
        .replace('<div id="app"></div>', () => `<div id="app">${markup}</div>`),
    );
    squeeze(file);
  }
} finally {
  rmSync(made, { recursive: true });
}
process.exit(0); // the page still waits for its server
