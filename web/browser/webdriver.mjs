/**
 * A page in WebKit, by Selenium: Playwright cannot speak to a WebKit that is not its own. It has as much of a page of
 * Playwright as `player.mjs` asks for. `complaints` is what was said on its console after it had loaded.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities } from 'selenium-webdriver';
import { WEBKIT } from './browsers.mjs';
import { freePort } from './house.mjs';

const PATIENCE = 60_000;
const GLANCE = 100;

/** A screen that nobody sees; its number is told. */
const openScreen = async () => {
  const told = ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'];
  const screen = spawn(WEBKIT.screen, told, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise((come) => screen.stdio[3].once('data', come));
  return { screen, display: `:${String(number).trim()}` };
};
const awaited = async (there, what) => {
  for (const began = Date.now(); Date.now() - began < PATIENCE;) {
    if (await there().catch(() => false)) return;
    await new Promise((soon) => setTimeout(soon, GLANCE));
  }
  throw new Error(`${what} did not come within ${PATIENCE} ms`);
};

class Page {
  constructor(driver) {
    this.driver = driver;
    const act = () => driver.actions({ async: true });
    this.mouse = {
      click: (x, y) =>
        act()
          .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
          .click()
          .perform(),
    };
  }

  /** Open a page; `scripts` are run in it when it is there. */
  async goto(address, scripts = []) {
    await this.driver.get(address);
    await this.driver.executeScript(`
      window.complaints = [];
      for (const kind of ['error', 'warn']) {
        const say = console[kind];
        console[kind] = (...words) => (window.complaints.push(words.join(' ')), say.apply(console, words));
      }
      addEventListener('error', ({ message }) => window.complaints.push(message));
      addEventListener('unhandledrejection', ({ reason }) => window.complaints.push(String(reason)));`);
    for (const script of scripts) await this.driver.executeScript(script);
  }

  /** The room inside the window, whatever is around it. */
  async setViewportSize({ width, height }) {
    for (const _ of [1, 2]) {
      const inner = await this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
      const outer = await this.driver.manage().window().getRect();
      const wider = width - inner.width;
      const higher = height - inner.height;
      if (!wider && !higher) return;
      await this.driver
        .manage()
        .window()
        .setRect({ width: outer.width + wider, height: outer.height + higher });
      await awaited(
        () => this.evaluate(([x, y]) => innerWidth === x && innerHeight === y, [width, height]),
        'the size',
      ).catch(() => undefined);
    }
    throw new Error(`the window cannot be ${width} x ${height}`);
  }

  evaluate(work, told) {
    return this.driver
      .executeAsyncScript(
        `const done = arguments[1]; Promise.resolve((${work})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        told ?? null,
      )
      .then(({ value, error }) => {
        if (error) throw new Error(error);
        return value;
      });
  }

  waitForFunction(work, told, { timeout = PATIENCE } = {}) {
    return this.driver.wait(() => this.evaluate(work, told), timeout, 'what was waited for did not come', 25);
  }

  waitForTimeout(time) {
    return this.driver.sleep(time);
  }

  waitFor(selector, timeout) {
    return this.waitForFunction((what) => document.querySelector(what) !== null, selector, { timeout });
  }

  locator(selector) {
    return {
      getAttribute: (name) =>
        this.evaluate(([what, asked]) => document.querySelector(what).getAttribute(asked), [selector, name]),
      click: () => this.driver.findElement({ css: selector }).click(),
    };
  }

  complaints() {
    return this.evaluate(() => window.complaints);
  }

  async screenshot({ path }) {
    writeFileSync(path, await this.driver.takeScreenshot(), 'base64');
  }
}

/** A folder of settings that say: nothing shall move. */
const calmSettings = () => {
  const folder = mkdtempSync(join(tmpdir(), 'oneiros-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
};

export const openWebKit = async () => {
  const settings = calmSettings();
  const { screen, display } = await openScreen();
  const port = await freePort();
  // As root WebKit can make no sandbox of its own; and there is no graphics card.
  const env = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: settings,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const server = spawn(WEBKIT.driver, [`--port=${port}`], { stdio: 'ignore', env });
  const address = `http://127.0.0.1:${port}`;
  await awaited(async () => (await fetch(`${address}/status`)).ok, 'the driver of WebKit');
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: WEBKIT.browser, args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ script: PATIENCE, pageLoad: PATIENCE });
  return {
    page: new Page(driver),
    close: async () => {
      await driver.quit().catch(() => undefined);
      server.kill();
      screen.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
};
