/**
 * Every page in the states that people meet: no barriers (axe) in both themes, and everything fits and is in reach, on a
 * desktop, on a phone and at 200 % of zoom. SIZES=390x844 and GAMES=doors narrow it down; SHOTS names a folder for a
 * picture of every page.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inBrowser } from './people.mjs';
import { visit } from './places.mjs';
import { faults } from './sight.mjs';

const SIZES = { '1366x768': 'a desktop', '390x844': 'a phone', '683x384': '200 % of zoom' };
const sizes = process.env['SIZES']?.split(',') ?? Object.keys(SIZES);
const games = process.env['GAMES']?.split(',');

inBrowser('pages', (open) => {
  const { house } = open;
  for (const size of sizes)
    test(`have no barriers and fit: ${size}, ${SIZES[size] ?? ''}`, async () => {
      const [width, height] = size.split('x').map(Number);
      const touch = width === 390;
      const found = {};
      const seen = async (page, name) => {
        const folder = process.env['SHOTS'];
        if (folder) mkdirSync(folder, { recursive: true });
        const shot = async (theme) =>
          folder && page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`) });
        for (const fault of await faults(page, { touch, shot })) (found[fault] ??= []).push(name);
      };
      const options = { viewport: { width, height }, hasTouch: touch, isMobile: touch };
      const pages = await visit(open.browser, house.address, { seen, options, ...(games ? { games } : {}) });
      assert.ok(pages > 20, `${pages} pages`);
      assert.deepEqual(found, {});
    });
});
