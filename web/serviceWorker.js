/**
 * The service worker of a static site: it keeps every file of the page, so that it opens without a network. `SITE` is
 * put before this by `playFiles.ts`. Python's files are kept by the page itself, which tells how far it is.
 */
/* global SITE */
const SHELL = `oneiros-shell-${SITE.version}`;
const KEPT = [SHELL, `oneiros-python-${SITE.python}`];
const OURS = /^oneiros-(shell|python)-/;

self.addEventListener('install', (event) => {
  const fresh = (name) => new Request(name === 'index.html' ? './' : name, { cache: 'no-cache' });
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(SITE.shell.map(fresh))));
});
self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => OURS.test(name) && !KEPT.includes(name));
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
// A new version waits until the person wants it: the page of a game is never changed under their hands.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (request.cache === 'no-store') return; // somebody asks whether the host is there
  const asked = request.mode === 'navigate' ? './' : request;
  event.respondWith(
    caches.match(asked, { ignoreSearch: request.mode === 'navigate' }).then((kept) => kept ?? fetch(request)),
  );
});
