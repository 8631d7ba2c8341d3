/**
 * All tests in a real browser: node browser/all.mjs [file ...]. Two files at a time, each with a server and a browser of
 * its own. Says loudly what did not run where there is no browser; with CI=true that is a failure.
 * ONEIROS_PYTHON names the Python that has the server, CHROMIUM the browser, SHOTS a folder for pictures.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NO_BROWSER } from './people.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const asked = process.argv.slice(2);
const files = asked.length ? asked : readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
if (NO_BROWSER) {
  console.error(`== ${NO_BROWSER.toUpperCase()}: THE TESTS IN A BROWSER DID NOT RUN (${files.join(', ')})`);
  process.exit(0); // with CI=true people.mjs has thrown already
}
const told = spawnSync(
  process.execPath,
  ['--test', '--test-reporter=spec', '--test-concurrency=2', ...files.map((name) => folder + name)],
  { stdio: 'inherit' },
);
process.exit(told.status ?? 1);
