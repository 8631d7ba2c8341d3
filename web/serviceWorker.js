/**
 * The service worker of the client, so that it opens without a network. `scripts/finish.mjs` puts `SITE` before it: the
 * version, whether a server sends the client, the folder of Python, and every file of the build.
 *
 * It keeps the files of its own build and nothing else: no answer of a server, nothing of a person, no card. A page
 * from a server is asked for there first, so that a new server is never met by an old client while it can be reached.
 * A folder on a host is its own server: there the kept page comes first, and a new one waits until it is wanted.
 * Python's files are kept by the page itself, which tells how far it is.
 */
/* global SITE */
const HERE = new URL('./', self.location.href);
const SHELL = `oneiros-shell ${HERE.pathname} ${SITE.version}`;
const PYTHON = `oneiros-python ${HERE.pathname} ${SITE.python}`;
const OURS = [`oneiros-shell ${HERE.pathname} `, `oneiros-python ${HERE.pathname} `];
const FILES = new Set(SITE.shell.map((name) => new URL(name, HERE).href));
/** So long a server may take for the page, in milliseconds, before the kept one is shown. */
const PATIENCE = 5000;

self.addEventListener('install', (event) => {
  // What is named by its content may come from the browser's own cache.
  const asked = (name) =>
    new Request(
      new URL(name === 'index.html' ? './' : name, HERE),
      name.startsWith('assets/') ? {} : { cache: 'no-cache' },
    );
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(SITE.shell.map(asked))));
});
self.addEventListener('activate', (event) => {
  const old = (name) => OURS.some((ours) => name.startsWith(ours)) && name !== SHELL && name !== PYTHON;
  const work = async () => {
    await Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
    // The page is asked for while this worker still wakes up.
    if (SITE.served) await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(work());
});
// A new version waits until the person wants it: the page of a game is never changed under their hands.
self.addEventListener('message', ({ data, ports }) => {
  if (data === 'version') ports[0]?.postMessage(SITE.version);
  if (data === 'take-over') void self.skipWaiting();
  // The page is of this version already, and no other page is open that could miss the files of the old one.
  if (data === 'take-over-alone')
    void self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      if (pages.length < 2) void self.skipWaiting();
    });
});

const kept = async (asked, cache = SHELL) => (await caches.open(cache)).match(asked, { ignoreVary: true });
/** The page as the server has it now; the kept one where it does not answer, or somebody answers in its place. */
const pageOfServer = async ({ request, preloadResponse }) => {
  const asked = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request));
  asked.catch(() => undefined);
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  try {
    const answer = await Promise.race([asked, late]);
    if (answer && answer.status < 500) return answer;
  } catch {
    // It cannot be reached.
  }
  return (await kept(HERE.href)) ?? asked;
};
const fileOf = async (request, cache) => (await kept(request, cache)) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== HERE.origin) return;
  if (request.cache === 'no-store') return; // somebody asks whether the host is there
  if (request.mode === 'navigate') {
    if (SITE.served) event.respondWith(pageOfServer(event));
    else if (pathname === HERE.pathname || pathname === `${HERE.pathname}index.html`)
      event.respondWith(kept(HERE.href).then((page) => page ?? fetch(request)));
  } else if (FILES.has(origin + pathname)) event.respondWith(fileOf(request, SHELL));
  else if (SITE.python && pathname.startsWith(`${HERE.pathname}${SITE.python}/`))
    event.respondWith(fileOf(request, PYTHON));
});
