/** The wire without a network: a fake socket, a fake clock. */
import { beforeEach, describe, expect, it } from 'vitest';
import { Api } from '../src/net/api';
import {
  ANSWER_WITHIN,
  Connection,
  FIRST_PAUSE,
  LONGEST_PAUSE,
  PING_EVERY,
  PONG_WITHIN,
  type Link,
  type SocketLike,
  type World,
} from '../src/net/connection';
import { APART } from '../src/games/staging.svelte';
import { LiveTable } from '../src/table/live.svelte';
import { MOST_WAITING, Pacer, PAUSE } from '../src/table/pacing';
import { Refusal, sentenceOf } from '../src/net/refusal';
import { SinceTurn } from '../src/table/sinceTurn';
import { Story } from '../src/table/story';
import type { Picture, Snapshot, ToldEvent } from '../src/wire';
import { Words } from '../src/words/words';
import { Clock } from './clock';

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const moved = (version: number, seat: number, by: string | null = null, what = `m${version}`): ToldEvent => ({
  version,
  at: 0,
  event: 'moved',
  seat,
  by,
  news: [{ what, seat, facts: {} }],
});
const picture = (version: number, told: readonly ToldEvent[] = [], timer: number | null = null): Picture =>
  ({ tell: 'picture', screen: [], seen: { version, you: 0, told, timer } }) as unknown as Picture;
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

let clock: Clock;
let sockets: FakeSocket[];
let links: Link[];
let seen: Picture[];
let connection: Connection;
const last = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};
beforeEach(() => {
  clock = new Clock();
  sockets = [];
  links = [];
  seen = [];
  const world: World = {
    open: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    after: clock.after,
    random: () => 1,
  };
  connection = new Connection(world, { link: (link) => links.push(link), picture: (one) => seen.push(one) });
});

it('puts pictures together from changes, and asks for a whole one where it cannot', () => {
  last().onopen?.();
  last().tell({ ...picture(3), seen: { ...picture(3).seen, choices: [] } });
  last().tell({ tell: 'changes', after: 3, change: { seen: { version: 4, timer: 2 } }, told: [moved(4, 1)] });
  expect(seen.map(({ seen: { version, timer } }) => [version, timer])).toEqual([
    [3, null],
    [4, 2],
  ]);
  expect(seen.at(-1)?.seen.told).toEqual([moved(4, 1)]);
  expect(last().sent).toEqual([]);
  last().tell({ tell: 'changes', after: 5, change: { seen: { version: 6 } } });
  expect(last().sent).toMatchObject([{ do: 'look', since: 4 }]);
  expect(seen).toHaveLength(2);
});
it('matches answers to questions, and refusals become errors with their code and rule', async () => {
  last().onopen?.();
  const first = connection.ask({ do: 'undo' });
  const second = connection.ask({ do: 'move', asked: 3, action: 5 });
  const [one, two] = last().sent;
  expect(two).toEqual({ do: 'move', asked: 3, action: 5, id: 2 });
  last().tell({ tell: 'no', id: two?.['id'], code: 'illegal', reason: 'not that card', rule: 'D7' });
  last().tell({ tell: 'done', id: one?.['id'], version: 9 });
  await expect(first).resolves.toMatchObject({ version: 9 });
  await expect(second).rejects.toMatchObject({ code: 'illegal', reason: 'not that card', rule: 'D7' });
});

it('passes over what it cannot read', () => {
  last().onopen?.();
  for (const data of ['', 'null', '[1]', '{"tell":"surprise"}', 7]) last().onmessage?.({ data });
  expect(seen).toEqual([]);
  last().tell(picture(1));
  expect(seen).toHaveLength(1);
});

it('comes back after pauses that grow and have an end', () => {
  const pauses: number[] = [];
  for (let round = 0; round < 7; round++) {
    last().onclose?.({ code: 1006 });
    const [count, began] = [sockets.length, clock.now];
    while (sockets.length === count) clock.run(100);
    pauses.push(clock.now - began);
  }
  expect(pauses).toEqual([FIRST_PAUSE, 1000, 2000, 4000, 8000, LONGEST_PAUSE, LONGEST_PAUSE]);
  last().onopen?.();
  last().tell(picture(1));
  last().onclose?.({ code: 1012 });
  const count = sockets.length;
  clock.run(FIRST_PAUSE);
  expect(sockets.length).toBe(count + 1);
});

it('catches up from the version it knew, and waits for the picture that tells what was missed', async () => {
  last().onopen?.();
  last().tell(picture(4));
  last().onclose?.({ code: 1006 });
  expect(links.at(-1)).toEqual({ state: 'lost' });
  connection.hurry();
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ do: 'look', since: 4 });
  last().tell(picture(6)); // what every new socket gets first: whole, but silent about what we missed
  expect(seen.map((one) => one.seen.version)).toEqual([4]);
  last().tell({ tell: 'done', id: last().sent[0]?.['id'], version: 6 });
  await settle();
  last().tell(picture(6, [moved(5, 1), moved(6, 2)]));
  expect(seen.at(-1)?.seen.told).toHaveLength(2);
  last().tell(picture(7, [moved(7, 0)]));
  expect(seen.map((one) => one.seen.version)).toEqual([4, 6, 7]);
});

it('fails what was under way when the connection breaks, and what is asked while it is broken', async () => {
  last().onopen?.();
  const asked = connection.ask({ do: 'hint' });
  last().onclose?.({ code: 1006 });
  await expect(asked).rejects.toMatchObject({ code: 'interrupted' });
  await expect(connection.ask({ do: 'hint' })).rejects.toMatchObject({ code: 'unreached' });
});

it('takes silence for a lost connection', async () => {
  last().onopen?.();
  clock.run(PING_EVERY);
  const ping = last().sent.at(-1);
  expect(ping).toMatchObject({ do: 'ping' });
  last().tell({ tell: 'pong', id: ping?.['id'], now: 0 });
  await settle();
  clock.run(PING_EVERY + PONG_WITHIN);
  expect(links.at(-1)).toEqual({ state: 'lost' });
  expect(sockets[0]?.closed).toBe(true);
});

it('comes anew when one has become somebody', async () => {
  last().onopen?.();
  last().tell(picture(2));
  const renewed = connection.renew();
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.closed).toBe(true);
  last().onopen?.();
  await renewed;
  expect(last().sent[0]).toMatchObject({ do: 'look', since: 2 });
  expect(connection.link.state).toBe('open');
});

it('does not come back where it is not wanted', () => {
  last().onopen?.();
  last().tell({ tell: 'bye', code: 'unknown', reason: 'there is no such table', again: false });
  last().onclose?.({ code: 1008 });
  clock.run(60_000);
  expect(sockets).toHaveLength(1);
  expect(links.at(-1)).toMatchObject({ state: 'ended', why: { code: 'unknown', reason: 'there is no such table' } });
});

it('tells a refusal in one sentence, in our words where there are any', () => {
  const words = new Words(null);
  expect(sentenceOf(new Refusal('something-new', 'the moon is full', 'D7'), words)).toBe('The moon is full. (Rule D7)');
  expect(sentenceOf(new Refusal('unreached', 'x'), words)).toBe(words.say('refusal-unreached'));
  expect(sentenceOf(new TypeError('x'), words)).toBe(words.say('refusal-unreadable'));
});

it('keeps the story, without what was taken back', () => {
  const story = new Story();
  story.add([moved(3, 0), moved(2, 1)]);
  story.add([moved(3, 0), moved(4, 1), { version: 5, at: 0, event: 'took-back', seat: 0, moves: 2 }, moved(6, 0)]);
  const names = (version: number): string[][] => {
    const { past, news } = story.at(version);
    return [past.map((one) => one.what), news.map((one) => one.what)];
  };
  expect(names(4)).toEqual([['m2', 'm3'], ['m4']]);
  expect(names(5)).toEqual([[], ['m2']]);
  expect(names(6)).toEqual([['m2'], ['m6']]);
});

it("shows others' moves one after another, own moves and those under the glass at once", () => {
  const shown: number[] = [];
  const pacer = new Pacer(clock.after, (one) => shown.push(one.seen.version));
  pacer.add(picture(1, [moved(1, 0)]));
  pacer.add(picture(2, [moved(2, 1, 'dreamer')]));
  pacer.add(picture(3, [moved(3, 2, 'dreamer')]));
  pacer.add(picture(4, [moved(4, 0)]));
  expect(shown).toEqual([1, 2]);
  expect(pacer.upToDate).toBe(false);
  clock.run(PAUSE);
  expect(shown).toEqual([1, 2, 3]);
  clock.run(PAUSE);
  expect(shown).toEqual([1, 2, 3, 4]);
  pacer.add(picture(5, [moved(5, 1, 'dreamer')], 20));
  pacer.add(picture(6, [moved(6, 2, 'dreamer')], 19));
  expect(shown.slice(-2)).toEqual([5, 6]);
  for (let version = 7; version < 40; version++) pacer.add(picture(version, [moved(version, 1)]));
  clock.run(PAUSE * (MOST_WAITING + 1));
  expect(shown.at(-1)).toBe(39);
});

it('asks over HTTP and throws what is refused', async () => {
  const asked: [string, RequestInit | undefined][] = [];
  const answers = [
    new Response('{"id":"t1","code":"ABCDEF"}'),
    new Response('{"code":"unknown","reason":"there is no such code","rule":""}', { status: 404 }),
    new Response('<html>', { status: 502 }),
  ];
  const api = new Api((path, init) => {
    asked.push([path, init]);
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('offline'));
  });
  await expect(api.open({ game: 'doors' })).resolves.toEqual({ id: 't1', code: 'ABCDEF' });
  expect(asked[0]).toMatchObject(['/api/tables', { method: 'POST', body: '{"game":"doors"}' }]);
  await expect(api.find('A/B')).rejects.toMatchObject({ code: 'unknown' });
  expect(asked[1]?.[0]).toBe('/api/codes/A%2FB');
  await expect(api.daily()).rejects.toMatchObject({ code: 'unreadable' });
  await expect(api.daily()).rejects.toMatchObject({ code: 'unreached' });
});

it('tells when an answer is overdue, and when it has come after all', async () => {
  last().onopen?.();
  const asked = connection.ask({ do: 'undo' });
  clock.run(ANSWER_WITHIN - 1);
  expect(links.at(-1)).toEqual({ state: 'open' });
  clock.run(1);
  expect(links.at(-1)).toEqual({ state: 'silent' });
  last().tell({ tell: 'done', id: last().sent[0]?.['id'], version: 2 });
  await expect(asked).resolves.toMatchObject({ version: 2 });
  expect(links.at(-1)).toEqual({ state: 'open' });
});
it('lets a bot think about a hint', () => {
  last().onopen?.();
  void connection.ask({ do: 'hint' });
  clock.run(ANSWER_WITHIN + 1);
  expect(links.at(-1)).toEqual({ state: 'open' });
});
it('is lost at once when the device is offline, and may be back at once', async () => {
  last().onopen?.();
  const asked = connection.ask({ do: 'undo' });
  connection.offline();
  expect(links.at(-1)).toEqual({ state: 'lost' });
  await expect(asked).rejects.toMatchObject({ code: 'interrupted' });
  connection.hurry();
  last().onopen?.();
  expect(links.at(-1)).toEqual({ state: 'open' });
});

it('shows the newest at once to whoever has seen enough', () => {
  const shown: number[] = [];
  const pacer = new Pacer(clock.after, (one) => shown.push(one.seen.version));
  for (const version of [1, 2, 3]) pacer.add(picture(version, [moved(version, 1, 'dreamer')]));
  pacer.hurry();
  expect(shown).toEqual([1, 3]);
  expect(pacer.upToDate).toBe(true);
  pacer.add(picture(4, [moved(4, 1, 'dreamer')]));
  expect(shown.at(-1)).toBe(4);
});
it('waits until a move with many parts has been told', () => {
  const shown: number[] = [];
  const pacer = new Pacer(clock.after, (one) => shown.push(one.seen.version));
  const news = ['played', 'drew', 'scored'].map((what) => ({ what, seat: 1, facts: {} }));
  pacer.add(picture(1, [{ ...moved(1, 1, 'dreamer'), news }]));
  pacer.add(picture(2, [moved(2, 1, 'dreamer')]));
  clock.run(PAUSE + 2 * APART - 1);
  expect(shown).toEqual([1]);
  clock.run(1);
  expect(shown).toEqual([1, 2]);
});

describe('what others did since my turn', () => {
  const at = (version: number, told: readonly ToldEvent[]): Snapshot =>
    ({ version, you: 0, status: 'playing', view: {}, told }) as unknown as Snapshot;
  it('is one deed for each move, from the moment before', () => {
    const since = new SinceTurn();
    const [first, second] = [at(1, []), at(2, [moved(2, 1)])];
    since.add(first);
    since.add(second);
    const deeds = since.add(at(3, [moved(3, 2)]));
    expect(deeds.map(({ version, seat }) => [version, seat])).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(deeds[0]).toMatchObject({ before: first, after: second });
  });
  it('stays while I move, and begins anew with the first who moves after me', () => {
    const since = new SinceTurn();
    since.add(at(1, []));
    since.add(at(2, [moved(2, 1)]));
    expect(since.add(at(3, [moved(3, 0)]))).toHaveLength(1);
    expect(since.add(at(4, [moved(4, 0)]))).toHaveLength(1);
    expect(since.add(at(5, [moved(5, 2)])).map(({ version }) => version)).toEqual([5]);
  });
  it('forgets what was taken back, and the end', () => {
    const since = new SinceTurn();
    since.add(at(1, []));
    since.add(at(2, [moved(2, 1)]));
    expect(since.add(at(3, [{ version: 3, at: 0, event: 'took-back', seat: 0, moves: 1 }]))).toEqual([]);
    since.add(at(4, [moved(4, 1)]));
    expect(since.add({ ...at(5, []), status: 'over' })).toEqual([]);
  });
});

describe('a table', () => {
  const words = new Words(null);
  const open = (): LiveTable => {
    const live = new LiveTable('t', words, {
      open: () => {
        sockets.push(new FakeSocket());
        return last();
      },
      after: clock.after,
      random: () => 1,
    });
    last().onopen?.();
    last().tell(asking(1));
    return live;
  };
  const asking = (version: number): Picture =>
    ({
      tell: 'picture',
      screen: [],
      seen: { game: 'doors', version, you: 0, status: 'playing', asked: version, told: [], timer: null, seats: [] },
    }) as unknown as Picture;
  const idOf = (what: string): unknown => last().sent.find((one) => one['do'] === what)?.['id'];

  it('takes a move for made when the picture shows it', async () => {
    const live = open();
    let made = false;
    void live.move(7).then(() => (made = true));
    last().tell({ tell: 'done', id: idOf('move'), version: 2 });
    await settle();
    expect(made).toBe(false);
    last().tell(asking(2));
    await settle();
    expect(made).toBe(true);
    live.close();
  });
  it('tells why a move was refused for as long as it takes to read it', async () => {
    const live = open();
    void live.move(7);
    last().tell({ tell: 'no', id: idOf('move'), code: 'illegal', reason: 'the key is spent', rule: 'D4' });
    await settle();
    expect([live.refusal, live.broken]).toEqual(['The key is spent.', 'D4']);
    clock.run(10_000);
    expect([live.refusal, live.broken]).toEqual([null, null]);
    live.close();
  });
  it('calls a move that may have been made neither refused nor made, until the table tells', async () => {
    const live = open();
    void live.move(7);
    last().onclose?.({ code: 1006 });
    await settle();
    expect([live.refusal, live.doubt, live.link.state]).toEqual([null, true, 'lost']);
    live.hurry();
    last().onopen?.();
    last().tell({ ...asking(2), seen: { ...asking(2).seen, told: [moved(2, 0)] } });
    expect([live.refusal, live.doubt]).toEqual([null, false]);
    live.close();
  });
});
