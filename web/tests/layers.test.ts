/** What lies open over a page, and the way back, on a history that answers late. */
import { beforeEach, expect, it } from 'vitest';
import { Layers, type Past } from '../src/ui/layers';

/** The browser's history: going takes a while, and is told when it is done. */
class LatePast implements Past {
  entries: unknown[] = [null];
  at = 0;
  private waiting: (() => void)[] = [];
  told: () => void = () => undefined;
  get state(): unknown {
    return this.entries[this.at];
  }
  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, ++this.at), state];
  }
  go(steps: number): void {
    this.waiting.push(() => {
      this.at += steps;
      this.told();
    });
  }
  async arrive(): Promise<void> {
    await settle();
    for (const one of this.waiting.splice(0)) one();
    await settle();
  }
}
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

let past: LatePast;
let layers: Layers;
let closed: string[];
const open = (name: string): (() => void) => layers.add(() => void closed.push(name));
beforeEach(() => {
  past = new LatePast();
  layers = new Layers(past);
  past.told = () => layers.moved();
  closed = [];
});

it('closes the topmost layer on the way back, and leaves the page only then', async () => {
  open('drawer');
  open('dialog');
  await settle();
  expect(past.entries).toHaveLength(3);
  past.go(-1);
  await past.arrive();
  expect(closed).toEqual(['dialog']);
  past.go(-1);
  await past.arrive();
  expect(closed).toEqual(['dialog', 'drawer']);
  expect(past.at).toBe(0);
});
it('takes its entry along when it is closed in another way', async () => {
  const done = open('drawer');
  await settle();
  done();
  await past.arrive();
  expect(past.at).toBe(0);
  expect(closed).toEqual([]);
});
it('keeps one entry when one thing closes and another opens at once', async () => {
  const done = open('drawer');
  await settle();
  done();
  open('card');
  await past.arrive();
  expect([past.at, past.entries.length]).toEqual([1, 2]);
  expect(closed).toEqual([]);
});
it('waits for the history when something opens on its way back', async () => {
  const done = open('drawer');
  await settle();
  done();
  await settle(); // it is going
  open('card');
  await settle();
  expect(past.at).toBe(1);
  await past.arrive();
  expect(past.at).toBe(1);
  expect(closed).toEqual([]);
  past.go(-1);
  await past.arrive();
  expect(closed).toEqual(['card']);
});
it('does nothing for a page that was left for another', async () => {
  const done = open('drawer');
  await settle();
  past.entries[past.at] = null; // a link in the drawer has put another page in its place
  done();
  await past.arrive();
  expect(past.at).toBe(1);
});
