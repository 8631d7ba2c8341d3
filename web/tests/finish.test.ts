/** The last step of a build: Python beside the client, and what lets a browser install it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

interface Site {
  readonly version: string;
  readonly served: boolean;
  readonly python: string;
  readonly shell: readonly string[];
}
const SCRIPT = fileURLToPath(new URL('../scripts/finish.mjs', import.meta.url));
let root = '';
const at = (...parts: string[]): string => join(root, ...parts);
const finish = (...told: string[]): { site: Site; page: string } => {
  execFileSync(process.execPath, [SCRIPT, at('client'), ...told]);
  const [first = ''] = readFileSync(at('client', 'sw.js'), 'utf8').split('\n');
  const site = JSON.parse(first.replace(/^const SITE = |;$/g, '')) as Site;
  return { site, page: readFileSync(at('client', 'index.html'), 'utf8') };
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'oneiros-finish-'));
  for (const folder of ['client/assets', 'library', 'ours']) mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('client', 'index.html'), '<html>\n  <head>\n    <title>x</title>\n  </head>\n</html>');
  writeFileSync(at('client', 'assets', 'a.js'), 'a');
  writeFileSync(at('client', 'assets', 'a.js.br'), 'squeezed');
  writeFileSync(at('library', 'pyodide.mjs'), 'library');
  writeFileSync(at('library', 'pyodide.mjs.br'), 'squeezed');
  writeFileSync(at('library', '.ready'), '');
  writeFileSync(at('ours', 'oneiros.zip.xz'), 'ours');
});
afterEach(() => rmSync(root, { recursive: true }));

it('lists every file of the client, and Python in the page', () => {
  const { site, page } = finish(at('library'), at('ours'));
  expect(site.shell).toEqual(['assets/a.js', 'index.html']);
  expect(site.served).toBe(false);
  expect(page).toContain(`<meta name="version" content="${site.version}" />`);
  expect(page).toContain(`&quot;folder&quot;:&quot;${site.python}&quot;`);
  expect(page).toContain('{&quot;name&quot;:&quot;oneiros.zip.xz&quot;,&quot;size&quot;:4}');
  expect(readdirSync(at('client', site.python))).toEqual(['oneiros.zip.xz', 'pyodide.mjs']);
});

it('is another version when Python alone has changed, and the same when nothing has', () => {
  const { site } = finish(at('library'), at('ours'));
  expect(finish(at('library'), at('ours')).site).toEqual(site);
  writeFileSync(at('ours', 'oneiros.zip.xz'), 'changed');
  const later = finish(at('library'), at('ours'));
  expect(later.site.version).not.toBe(site.version);
  expect(later.site.python).not.toBe(site.python);
  expect(later.page.match(/<meta name="(version|python)"/g)).toHaveLength(2);
});

it('gives a server squeezed copies too, and needs no Python', () => {
  expect(readdirSync(at('client', finish('--served', at('library')).site.python))).toContain('pyodide.mjs.br');
  const { site, page } = finish('--served');
  expect([site.python, site.served]).toEqual(['', true]);
  expect(page).not.toContain('name="python"');
  expect(existsSync(at('client', 'sw.js.br'))).toBe(true);
});

it('writes the same into the home page of each language, which is kept at the root', () => {
  writeFileSync(at('client', 'home.pl.html'), '<html>\n  <head>\n    <title>y</title>\n  </head>\n</html>');
  finish('--served', at('library'), at('ours'));
  const { site, page } = finish('--served', at('library'), at('ours'));
  expect(readFileSync(at('client', 'home.pl.html'), 'utf8')).toBe(page.replace('x</title>', 'y</title>'));
  expect(site.shell).toEqual(['assets/a.js', 'index.html']);
});

it('takes a script in the form that is smaller on its way', () => {
  writeFileSync(at('library', 'pyodide.asm.mjs'), 'a long script');
  writeFileSync(at('library', 'pyodide.asm.mjs.xz'), 'short');
  writeFileSync(at('library', 'pyodide.asm.mjs.br'), 'short');
  const here = finish(at('library'));
  expect(here.page).toContain('pyodide.asm.mjs.xz&quot;');
  expect(here.page).not.toContain('pyodide.asm.mjs&quot;');
  // For a host whose policy wants every script at an address.
  expect(readdirSync(at('client', here.site.python))).toContain('pyodide.asm.mjs');
  const served = finish('--served', at('library'));
  expect(served.page).toContain('pyodide.asm.mjs&quot;');
  expect(served.page).not.toContain('pyodide.asm.mjs.xz');
  expect(readdirSync(at('client', served.site.python))).toContain('pyodide.asm.mjs.br');
});
