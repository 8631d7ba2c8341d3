/** People with browsers of their own, and what all tests in a browser begin with. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { LastPicture } from '../src/net/lastPicture.ts';
import { missing } from './browsers.mjs';
import { openGallery } from './gallery.mjs';
import { House } from './house.mjs';
import { EYES } from './player.mjs';
import { screen } from './sizes.mjs';

/**
 * On the page a second takes a tenth of one: the pauses between others' moves are for people to watch. What is short or
 * very long (a blink, a lost connection that is tried again) keeps its time.
 */
export const HURRY = `{
  const slow = window.setTimeout;
  window.setTimeout = (work, time = 0, ...rest) => slow(work, time >= 400 && time <= 4000 ? time / 10 : time, ...rest);
}`;
/** In the page: what is changed in the tables that it opens, at a server or in its own house. */
export const settle = (settings) => {
  window.settings = settings;
  const changed = (path, asked) =>
    asked?.method === 'POST' && /\/api\/tables$/.test(path)
      ? { ...asked, body: JSON.stringify({ ...JSON.parse(asked.body), ...window.settings }) }
      : asked;
  const ask = window.fetch;
  window.fetch = (path, options) => ask(path, changed(path, options));
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    return post.call(this, message?.do === 'request' ? changed(message.path, message) : message, ...rest);
  };
};
/** In the page: everything that its sockets are told, those to its own house too. Not every browser tells it by itself. */
const listen = () => {
  let sockets = 0;
  window.WebSocket = class extends window.WebSocket {
    constructor(...where) {
      super(...where);
      const socket = `${performance.timeOrigin} ${(sockets += 1)}`;
      this.addEventListener('message', ({ data }) => window.hear(socket, data));
    }
  };
  window.Worker = class extends window.Worker {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', ({ data }) => {
        if (data?.tell === 'sent') window.hear(`${performance.timeOrigin} page ${data.socket}`, data.text);
      });
    }
  };
};
/** What sockets were told, in order. Where they are told what has changed, the whole picture that it makes. */
const listener = (heard) => {
  const last = new Map();
  return (socket, data) => {
    const told = JSON.parse(data);
    const pictures = last.get(socket) ?? new LastPicture();
    last.set(socket, pictures);
    if (told.tell === 'picture') pictures.whole(told);
    const whole = told.tell === 'changes' ? pictures.changed(told) : told;
    if (whole) heard.push(whole); // else the page asks for a whole picture
  };
};
/** What is said in the page where service workers are not let in. */
const NO_WORKER = /blocked by Playwright/;
/** How browsers call a request that was given up because the page was left. */
const LEFT = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

/**
 * A person at a house (a server, the gallery, a site); `complaints` is what their page had to complain of, `heard` what
 * their sockets were told, `settings` what is changed in the tables they open, `installs` whether
 * their browser may install the client.
 */
const arrive = async (
  browser,
  house,
  { size = 'desktop', settings = {}, at = '/', hurry = true, motion = 'reduce', permissions = [], installs = false },
) => {
  const said = 'Firefox is told once for all tests that nothing shall move';
  test.skip(browser.browserType().name() === 'firefox' && motion !== 'reduce', said);
  const { hasTouch, ...rest } = screen(size);
  const context = await browser.newContext({
    ...rest,
    hasTouch,
    reducedMotion: motion,
    permissions,
    // A client that is installed while a test runs complains of every server that ends.
    serviceWorkers: installs ? 'allow' : 'block',
  });
  await context.addInitScript({ content: EYES });
  if (hurry) await context.addInitScript({ content: HURRY });
  await context.addInitScript(settle, settings);
  const complaints = [];
  const heard = [];
  await context.exposeFunction('hear', listener(heard));
  await context.addInitScript(listen);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !NO_WORKER.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (!LEFT.includes(why)) complaints.push(`${request.url()}: ${why}`);
  });
  await page.goto(house.address + at);
  await page.evaluate(() => document.fonts.ready);
  return { context, page, complaints, heard, phone: hasTouch };
};

/** Nobody's page has complained, but of what is forgiven. */
export const contented = (people, forgiven = /^$/) => {
  const complaints = [...new Set(people.flatMap((one) => one.complaints))].filter((text) => !forgiven.test(text));
  if (complaints.length) throw new Error(`a page complained: ${complaints.join(' | ')}`);
};

/** Something that is open as long as a worker of the tests is: tests share it. */
export const shared = (open) => [
  async ({ browserName: _ }, use) => {
    const opened = await open();
    await use(opened);
    await opened.close();
  },
  { scope: 'worker', timeout: 180_000 },
];

/**
 * A test in a browser. `house` is a server and `gallery` the boards at kept positions. `visitor(house, options)` is
 * somebody with a browser of their own: when the test ends their page must not have complained, but of what the option
 * `forgiven` names.
 */
export const test = base.extend({
  installed: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, info) => {
      const why = missing[info.project.name];
      info.skip(Boolean(why), why ?? '');
      await use();
    },
    { auto: true },
  ],
  house: shared(async () => {
    const house = new House();
    await house.open();
    return house;
  }),
  gallery: shared(openGallery),
  visitor: async ({ browser }, use, info) => {
    const people = [];
    await use(async (house, { forgiven, ...options } = {}) => {
      const one = { ...(await arrive(browser, house, options)), forgiven };
      people.push(one);
      return one;
    });
    if (info.status === info.expectedStatus) for (const one of people) contented([one], one.forgiven);
    for (const { context } of people) await context.close();
  },
});

/** A picture of how it stands, if SHOTS names a folder for them. */
export const shot = async ({ page, phone }, name) => {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page
    .screenshot({ path: join(folder, `${name}${phone ? '-phone' : ''}.png`), caret: 'initial' })
    .catch(() => undefined);
};

export const begun = (page) =>
  page.locator('.table[data-status="playing"]').waitFor({ state: 'attached', timeout: 30_000 });

/** From the home page to a running game against bots, by one click. */
export const playNow = async (page, game) => {
  await page.locator(`[data-play="${game}"]`).click();
  await begun(page);
};
