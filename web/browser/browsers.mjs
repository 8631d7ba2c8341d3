/**
 * The browsers that this machine has (`scripts/browser.sh` installs them), how they are begun, and why one cannot be used.
 * CHROMIUM, FIREFOX and WEBKIT name others.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
/** WebKit is what Debian tests it with itself: a small browser, its driver, and a screen that nobody sees. */
const LIBRARIES = '/usr/lib';
export const WEBKIT = {
  driver: process.env['WEBKIT'] ?? '/usr/bin/WebKitWebDriver',
  browser: readdirSync(LIBRARIES)
    .map((folder) => `${LIBRARIES}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path)),
  screen: '/usr/bin/Xvfb',
};
/** Older ones lack commands that Playwright sends. */
const FIREFOX_AT_LEAST = 153;

const versionOf = (browser) =>
  Number(/(\d+)\./.exec(execFileSync(browser, ['--version'], { encoding: 'utf8', stdio: 'pipe' }))?.[1]);
const noFirefox = () => {
  if (!existsSync(FIREFOX)) return `no Firefox at ${FIREFOX}`;
  const version = versionOf(FIREFOX);
  return version < FIREFOX_AT_LEAST ? `Firefox ${version} is too old, ${FIREFOX_AT_LEAST} is needed` : null;
};

/** For `chromium.launch`. */
export const CHROMIUM_OPTIONS = {
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
};
/** For `firefox.launch`: Debian's own, not one of Playwright's, so it is spoken to by WebDriver BiDi. */
export const FIREFOX_OPTIONS = {
  channel: 'moz-firefox',
  executablePath: FIREFOX,
  // Firefox cannot be told this for one page: it is so for all. Nothing asks another host for anything.
  firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'services.settings.server': 'data:,#remote-settings-dummy/v1' },
};
export const openBrowser = () => chromium.launch(CHROMIUM_OPTIONS);

/** Why the tests of a project cannot run, else null. */
export const missing = {
  chromium: existsSync(CHROMIUM) ? null : `no Chromium at ${CHROMIUM}`,
  firefox: noFirefox(),
  webkit: Object.values(WEBKIT).every((path) => path && existsSync(path))
    ? null
    : 'no WebKit with a driver and a screen',
};
missing.wheel = missing.chromium;
