/**
 * The tests in a real browser: npm run test:browser [file ...]. `people.mjs` has what they begin with, `browsers.mjs` which
 * browsers there are. Traces and pictures of failures are kept in build/browser, by the name of the project.
 */
import { defineConfig } from '@playwright/test';
import { CHROMIUM_OPTIONS, FIREFOX_OPTIONS } from './browser/browsers.mjs';

const { CI } = process.env;
const PATIENCE = 60_000;
const kept = (name) => ({ name, outputDir: `../build/browser/${name}` });
const inChromium = { browserName: 'chromium', launchOptions: CHROMIUM_OPTIONS };

export default defineConfig({
  testDir: 'browser',
  testMatch: '*.test.mjs',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(CI),
  timeout: 10 * PATIENCE, // whole games, on a busy machine
  reporter: [['list'], ['./browser/report.mjs']],
  use: {
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    locale: 'en',
    // With a picture of the page at every step a test takes half as long again: what runs often goes without.
    trace: { mode: 'retain-on-failure', snapshots: !process.env['SHORT'], screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { ...kept('chromium'), use: inChromium },
    { ...kept('wheel'), testMatch: ['wheel.mjs', 'plugin.mjs'], use: inChromium },
    { ...kept('webkit'), testMatch: 'webkit.mjs', workers: 1 },
    {
      ...kept('firefox'),
      testMatch: ['boards', 'friends', 'offline', 'rounds', 'together', 'whole'].map((name) => `${name}.test.mjs`),
      use: { browserName: 'firefox', launchOptions: FIREFOX_OPTIONS },
    },
  ],
});
