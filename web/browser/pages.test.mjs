/**
 * Every page in the states that people meet: no barriers (axe) in both themes, and everything fits and is in reach, on
 * screens of every size and at 200 % of zoom. SIZES=390x844 and GAMES=doors narrow it down; QUICK=1 leaves axe
 * out; SHOTS names a folder for a picture of every page.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './people.mjs';
import { visit } from './places.mjs';
import { faults } from './sight.mjs';
import { screen, SIZES } from './sizes.mjs';

/** What 200 % of zoom leaves of a desk. */
const ZOOMED = '683x384';
const sizes = process.env['SIZES']?.split(',') ?? [...SIZES, ZOOMED];
const games = process.env['GAMES']?.split(',');

for (const size of sizes)
  test(`have no barriers, fit and complain of nothing: ${size}`, async ({ browser, house }) => {
    const options = screen(size);
    const { hasTouch: touch } = options;
    const found = {};
    const complained = (what) => (found[what] ??= []).push('console');
    const seen = async (page, name) => {
      const folder = process.env['SHOTS'];
      if (folder) mkdirSync(folder, { recursive: true });
      const shot = async (theme) => folder && page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
      const axe = !process.env['QUICK'];
      for (const fault of await faults(page, { touch, shot, axe })) (found[fault] ??= []).push(name);
    };
    const pages = await visit(browser, house.address, {
      seen,
      complained,
      options,
      ...(games ? { games } : {}),
    });
    assert.ok(pages > 20, `${pages} pages`);
    assert.deepEqual(found, {});
  });
