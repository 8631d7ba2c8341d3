/** Several people at one screen: what stays of the last reader, and when a curtain falls. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { SocketLike } from '../src/net/connection';
import { LiveTable } from '../src/table/live.svelte';
import { goesOpenly, heirOf, isCovered, withoutGame } from '../src/table/screen';
import { SinceTurn } from '../src/table/sinceTurn';
import type { Picture, Snapshot, ToldEvent } from '../src/wire';
import { Words } from '../src/words/words';
import { Clock } from './clock';

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose = null;
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The last message of that kind is done. */
  done(what: string, version = 1): void {
    this.tell({ tell: 'done', id: this.sent.findLast((one) => one['do'] === what)?.['id'], version });
  }
}
const moved = (version: number, seat: number): ToldEvent => ({
  version,
  at: 0,
  event: 'moved',
  seat,
  news: [{ what: `m${version}`, seat, facts: {} }],
});
const SECRET = 'a card of seat';
const picture = (you: number | null, more: Partial<Picture> = {}, seen: Partial<Snapshot> = {}): Picture =>
  ({
    tell: 'picture',
    screen: [0, 1],
    next: 0,
    hidden: [0, 1],
    glass_waits: false,
    ...more,
    seen: {
      game: 'ravens',
      version: 1,
      you,
      status: 'playing',
      asked: you,
      told: [],
      timer: null,
      choices: you === null ? [] : [{ action: 1, move: { do: 'x' }, warning: null }],
      seats: [{ name: 'Anna' }, { name: 'Berta' }],
      view: { secret: `${SECRET} ${you ?? 'nobody'}` },
      ...seen,
    },
  }) as unknown as Picture;
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('a curtain', () => {
  it('is there while nobody is before a shared screen, in play', () => {
    expect(isCovered(picture(null))).toBe(true);
    expect(isCovered(picture(0))).toBe(false);
    expect(isCovered(picture(null, { screen: [] }))).toBe(false); // somebody who watches
    expect(isCovered(picture(null, {}, { status: 'gathering' }))).toBe(false);
    expect(isCovered(picture(null, {}, { status: 'over' }))).toBe(false);
  });

  it('falls when the game waits for another at this screen, and not while it waits for the one before it', () => {
    expect(heirOf(picture(0, { next: 1 }))).toBe(1);
    expect(heirOf(picture(0, { next: 0 }))).toBe(null);
    expect(heirOf(picture(0, { next: 0, glass_waits: true }))).toBe(0);
    expect(heirOf(picture(0, { next: null }))).toBe(null); // bots, or people elsewhere
    expect(heirOf(picture(0, { next: 1, screen: [] }))).toBe(null);
    expect(heirOf(picture(0, { next: 1 }, { status: 'over' }))).toBe(null);
  });

  it('is left out where neither has anything to hide and no time begins to run', () => {
    expect(goesOpenly(picture(0, { hidden: [] }), 1)).toBe(true);
    expect(goesOpenly(picture(0, { hidden: [0] }), 1)).toBe(false);
    expect(goesOpenly(picture(0, { hidden: [1] }), 1)).toBe(false);
    expect(goesOpenly(picture(0, { hidden: [2] }), 1)).toBe(true);
    expect(goesOpenly(picture(null, { hidden: [2] }), 1)).toBe(false);
    expect(goesOpenly(picture(null, { hidden: [] }), 1)).toBe(true);
    expect(goesOpenly(picture(0, { hidden: [], glass_waits: true }), 1)).toBe(false);
  });

  it('leaves nothing of the game', () => {
    const kept = JSON.stringify(withoutGame(picture(0, {}, { told: [moved(1, 0)] })));
    expect(kept).not.toContain(SECRET);
    expect(kept).not.toContain('m1');
    expect(kept).toContain('Berta');
  });
});

describe('a table at a shared screen', () => {
  let sockets: FakeSocket[];
  let clock: Clock;
  const last = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  const open = (): LiveTable => {
    const live = new LiveTable('t', new Words(null), {
      open: () => {
        sockets.push(new FakeSocket());
        return last();
      },
      after: clock.after,
      random: () => 1,
    });
    last().onopen?.();
    last().tell(picture(null));
    return live;
  };
  const lifted = async (live: LiveTable, seat: number): Promise<void> => {
    void live.lift(seat);
    last().done('show');
    last().tell(picture(seat));
    await settle();
  };
  beforeEach(() => {
    sockets = [];
    clock = new Clock();
  });

  it('shows the one who says that they are there, and nothing of them when they cover it', async () => {
    const live = open();
    expect(live.seen?.you).toBe(null);
    await lifted(live, 0);
    expect(last().sent.find((one) => one['do'] === 'show')).toMatchObject({ seat: 0 });
    expect(live.seen?.you).toBe(0);
    last().tell(picture(0, {}, { version: 2, told: [moved(2, 0)] }));
    expect(live.told.news).toHaveLength(1);
    live.cover();
    expect(JSON.stringify([live.picture, live.told, live.deeds, live.again, live.advice])).not.toMatch(/card of|m2/);
    expect(last().sent.at(-1)).toMatchObject({ do: 'show', seat: null });
    live.close();
  });

  it('does not show a picture, a hint or a log that was meant for the last one', async () => {
    const live = open();
    await lifted(live, 0);
    void live.say({ do: 'hint' });
    const hint = last().sent.findLast((one) => one['do'] === 'hint')?.['id'];
    const log = last().sent.findLast((one) => one['do'] === 'log')?.['id'];
    live.cover();
    last().tell(picture(0, {}, { version: 3, told: [moved(3, 0)] }));
    last().tell({ tell: 'advice', id: hint, asked: 1, action: 1 });
    last().tell({ tell: 'log-page', id: log, told: [moved(1, 0)], more: false });
    await settle();
    expect(live.seen?.you).toBe(null);
    expect(live.advice).toBe(null);
    expect(live.told).toEqual({ news: [], past: [] });
    live.close();
  });

  it('is shown to the same one again after the connection broke, and to nobody after a new visit', async () => {
    const live = open();
    await lifted(live, 1);
    last().onclose?.({ code: 1006 });
    live.hurry();
    last().onopen?.();
    last().tell(picture(null));
    expect(live.seen?.you).toBe(1); // what was on the screen stays
    expect(last().sent.filter((one) => one['do'] === 'show')).toMatchObject([{ seat: 1 }]);
    live.close();
    expect(open().seen?.you).toBe(null);
  });

  it('stays covered where the table says no', async () => {
    const live = open();
    void live.lift(1);
    const id = last().sent.findLast((one) => one['do'] === 'show')?.['id'];
    last().tell({ tell: 'no', id, code: 'not-your-turn', reason: 'no' });
    await settle();
    expect(live.refusal).not.toBe(null);
    last().tell(picture(null, {}, { version: 2 }));
    expect(live.seen?.version).toBe(2);
    live.close();
  });

  it('tells the one who lifts the curtain what was done since their last turn', () => {
    const since = new SinceTurn();
    const seen = picture(1, {}, { version: 7, told: [moved(5, 0), moved(6, 0)] }).seen;
    expect(since.add(seen).map(({ version }) => version)).toEqual([5, 6]);
    expect(since.add(seen)).toHaveLength(2); // told again, it is not done again
  });
});
