/**
 * All tests in a real browser: node browser/all.mjs [file ...]. Two files at a time, each with a server and a browser of
 * its own; at the end stands what ran, and for how long. Says loudly what did not run where there is no browser; with
 * CI=true that is a failure. ONEIROS_PYTHON names the Python that has the server, CHROMIUM the browser, SHOTS a folder for
 * pictures.
 */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { NO_BROWSER } from './people.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const asked = process.argv.slice(2);
const files = asked.length ? asked : readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
if (NO_BROWSER) {
  console.error(`== ${NO_BROWSER.toUpperCase()}: THE TESTS IN A BROWSER DID NOT RUN (${files.join(', ')})`);
  process.exit(0); // with CI=true people.mjs has thrown already
}

/** By file: how many tests passed, failed and took how many seconds, one after another. */
const ran = new Map(files.map((name) => [name, { passed: 0, failed: 0, seconds: 0 }]));
const count = (verdict) => (test) => {
  const told = ran.get(basename(test.file ?? ''));
  if (!told || test.details.type === 'suite' || test.skip) return;
  told[verdict] += 1;
  told.seconds += test.details.duration_ms / 1000;
};
const began = performance.now();
const tests = run({ files: files.map((name) => folder + name), concurrency: 2 });
let broken = false;
tests.on('test:pass', count('passed')).on('test:fail', count('failed'));
tests.on('test:fail', () => (broken = true)); // of a suite's set-up, too
tests.compose(new spec()).pipe(process.stdout);
tests.on('end', () => {
  const told = [...ran].map(
    ([name, { passed, failed, seconds }]) =>
      `   ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s of tests`,
  );
  broken ||= [...ran.values()].some(({ passed }) => passed === 0);
  process.on('exit', () =>
    console.log(
      `== in a real browser, ${((performance.now() - began) / 1000).toFixed(0)} s in all:\n${told.join('\n')}`,
    ),
  );
  if (broken) process.exitCode = 1;
});
