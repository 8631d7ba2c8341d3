/** What stands at the end of the output: which files ran, and for how long; and loudly which browser they did not run in. */
import { basename } from 'node:path';
import { missing } from './browsers.mjs';

export default class Report {
  /** By browser and file: how many tests passed, failed and took how many seconds, one after another. */
  ran = new Map();
  began = performance.now();

  onBegin(_config, suite) {
    this.projects = suite.suites.map((one) => one.project().name);
  }

  onTestEnd(test, { status, duration }) {
    if (status === 'skipped') return;
    const file = `${test.parent.project().name}, ${basename(test.location.file)}`;
    const told = this.ran.get(file) ?? { passed: 0, failed: 0, seconds: 0 };
    told[status === test.expectedStatus ? 'passed' : 'failed'] += 1;
    told.seconds += duration / 1000;
    this.ran.set(file, told);
  }

  /** Where there is a browser and nothing ran, nothing was tested: that is a failure, too. CI must have Chromium. */
  onEnd() {
    const seconds = (performance.now() - this.began) / 1000;
    if (this.ran.size) console.log(`== in a real browser, ${seconds.toFixed(0)} s in all:`);
    for (const [file, { passed, failed, seconds: took }] of [...this.ran].sort())
      console.log(`   ${file}: ${passed} passed, ${failed} failed, ${took.toFixed(0)} s of tests`);
    for (const name of this.projects)
      if (missing[name])
        console.error(`== ${missing[name].toUpperCase()}: THE TESTS IN ${name.toUpperCase()} DID NOT RUN`);
    const needed = (name) => !missing[name] || (process.env['CI'] === 'true' && missing[name] === missing.chromium);
    const idle = this.projects.some(
      (name) => needed(name) && ![...this.ran.keys()].some((file) => file.startsWith(`${name},`)),
    );
    return idle ? { status: 'failed' } : undefined;
  }
}
