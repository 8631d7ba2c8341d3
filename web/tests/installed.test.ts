/** The service worker in a worker of paper, and what is remembered of one's games. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { lastSeen, remember } from '../src/net/lastSeen';
import type { Me, OwnGame } from '../src/wire';

const HOST = 'https://dreams.test';
const program = readFileSync(new URL('../serviceWorker.js', import.meta.url), 'utf8');
type Listener = (event: Record<string, unknown>) => void;

/** A service worker of a served client (or a page's) with these files, and what the network answers. */
const worker = (
  site: object,
  network: (url: string) => Response,
): ((url: string, more?: object) => Promise<string>) => {
  const listeners = new Map<string, Listener>();
  const kept = new Map([
    [`${HOST}/`, 'kept page'],
    [`${HOST}/assets/a.js`, 'kept file'],
  ]);
  const match = (asked: string | { url: string }): Promise<Response | undefined> => {
    const found = kept.get(typeof asked === 'string' ? asked : asked.url);
    return Promise.resolve(found === undefined ? undefined : new Response(found));
  };
  const self = {
    location: { href: `${HOST}/sw.js` },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  const fetch = ({ url }: { url: string }): Promise<Response> => Promise.resolve().then(() => network(url));
  const known = JSON.stringify({ version: 'v', python: '', shell: ['index.html', 'assets/a.js'], ...site });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('self', 'caches', 'fetch', `const SITE = ${known};\n${program}`) as (
    ...given: object[]
  ) => void;
  run(self, { open: () => Promise.resolve({ match }) }, fetch);
  return async (url, more = {}) => {
    let answer: Promise<Response> | null = null;
    const request = { url: HOST + url, method: 'GET', mode: 'cors', cache: 'default', ...more };
    listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer === null ? 'not touched' : (await (answer as Promise<Response>)).text();
  };
};
const page = { mode: 'navigate' };
const gone = (): Response => {
  throw new TypeError('Failed to fetch');
};

it('answers for the files of its build and for nothing else', async () => {
  const ask = worker({ served: true }, () => new Response('of the server'));
  expect(await ask('/assets/a.js')).toBe('kept file');
  for (const path of ['/assets/other.js', '/api/mine', '/api/tables', '/health', '/schema', '/sw.js'])
    expect(await ask(path)).toBe('not touched');
  expect(await ask('/api/tables', { method: 'POST' })).toBe('not touched');
  expect(await ask('/assets/a.js', { cache: 'no-store' })).toBe('not touched');
});

it('lets a server send its own page, and shows the kept one only where there is no answer of its own', async () => {
  const asked = (status: number) => worker({ served: true }, () => new Response('of the server', { status }));
  expect(await asked(200)('/table/abc', page)).toBe('of the server');
  expect(await asked(404)('/nowhere.txt', page)).toBe('of the server');
  expect(await asked(502)('/table/abc', page)).toBe('kept page');
  expect(await worker({ served: true }, gone)('/table/abc', page)).toBe('kept page');
});

it('shows the kept page of a folder first, and leaves other pages of the host alone', async () => {
  const ask = worker({ served: false }, () => new Response('of the host'));
  expect(await ask('/', page)).toBe('kept page');
  expect(await ask('/other.html', page)).toBe('not touched');
});

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});
const me = { name: 'Anna' } as Me;
const games = [{ id: 'one', game: 'ravens' }] as unknown as OwnGame[];

it('remembers the games of one person, and of nobody nothing', () => {
  expect(lastSeen()).toBeNull();
  remember(me, games);
  expect(lastSeen()?.games).toEqual(games);
  remember(null, []);
  expect(lastSeen()).toBeNull();
  localStorage.setItem('oneiros.games', '{"broken"');
  expect(lastSeen()).toBeNull();
});
