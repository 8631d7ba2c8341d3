/**
 * What one picture brought about, part by part. A move may have many consequences: a card is played, three are drawn,
 * somebody scores. They are told one after another, and a press or a key tells the rest at once. With reduced motion,
 * and when a page comes to a table, all is told at once. A board asks `staging.due(one)` for what it may show already.
 */
import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { World } from '../net/connection';
import type { News } from '../views';

/** How long each part stands alone, in milliseconds. */
export const APART = 350;
/** More parts than this are too many to wait for: the rest is told with the last of them. */
export const MOST_PARTS = 10;

export class Staging {
  /** The parts told so far, the one on show last. */
  told = $state.raw<readonly News[]>([]);
  private all: readonly News[] = [];
  /** What was told once is not told again by itself. */
  private readonly past = new WeakSet<readonly News[]>();
  private cancel: () => void = () => undefined;

  constructor(
    private readonly after: World['after'],
    /** Whether everything is to be there at once. */
    private readonly calm: () => boolean,
  ) {}

  /** Whether there is more to tell. */
  get playing(): boolean {
    return this.told.length < this.all.length;
  }

  /** The part on show. */
  get now(): News | undefined {
    return this.told.at(-1);
  }

  /** Whether this part is told; news of another picture were told long ago. */
  due(one: News): boolean {
    return this.told.includes(one) || !this.all.includes(one);
  }

  /** Tell these from the first. The same list again goes on as it was. */
  play(news: readonly News[], atOnce = false): void {
    if (news === this.all) return;
    this.cancel();
    this.all = news;
    this.told = [];
    const before = this.past.has(news);
    this.past.add(news);
    if (atOnce || before || this.calm()) this.skip();
    else this.next();
  }

  /** Tell the rest at once. */
  skip = (): void => {
    this.cancel();
    this.told = this.all;
  };

  close(): void {
    this.cancel();
  }

  private next(): void {
    const count = this.told.length + 1;
    this.told = count >= MOST_PARTS ? this.all : this.all.slice(0, count);
    if (this.playing) this.cancel = this.after(APART, () => this.next());
  }
}

/**
 * While something plays, a press or a key anywhere ends it. A press on what can be used does its work, too; any other
 * press means nothing else.
 */
export const skippable = (playing: () => boolean, skip: () => void): (() => void) => {
  let swallowing = false;
  const down = (event: PointerEvent): void => {
    swallowing = false;
    if (!playing()) return;
    swallowing = !(
      event.target instanceof Element && event.target.closest('[data-usable], button:not([data-spot]), a')
    );
    skip();
  };
  const click = (event: MouseEvent): void => {
    if (swallowing) event.stopPropagation();
    swallowing = false;
  };
  const key = (event: KeyboardEvent): void => {
    if (playing() && !['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)) skip();
  };
  addEventListener('pointerdown', down, { capture: true });
  addEventListener('click', click, { capture: true });
  addEventListener('keydown', key, { capture: true });
  return () => {
    removeEventListener('pointerdown', down, { capture: true });
    removeEventListener('click', click, { capture: true });
    removeEventListener('keydown', key, { capture: true });
  };
};

/** For a board: its news, staged from one picture to the next. To be called while the component is made. */
export const stage = (news: () => readonly News[]): Staging => {
  const staging = new Staging(
    (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    () => prefersReducedMotion.current,
  );
  let first = true;
  $effect.pre(() => {
    const next = news();
    untrack(() => staging.play(next, first));
    first = false;
  });
  $effect(() => {
    const quiet = skippable(() => staging.playing, staging.skip);
    return () => {
      quiet();
      staging.close();
    };
  });
  return staging;
};
