/**
 * Others' moves are shown one after another, at a pace a person can follow. Own moves, and whatever happens while a
 * sandglass runs, are shown at once.
 */
import type { Picture } from '../wire';
import { APART, MOST_PARTS } from '../games/staging.svelte';
import type { World } from '../net/connection';

export const PAUSE = 700;
/** More than this waiting is no longer worth watching in full. */
export const MOST_WAITING = 8;

export class Pacer {
  private readonly queue: Picture[] = [];
  private calm = true;
  private cancel: () => void = () => undefined;

  constructor(
    private readonly after: World['after'],
    private readonly show: (picture: Picture) => void,
  ) {}

  /** Whether everything that came has been shown. */
  get upToDate(): boolean {
    return this.queue.length === 0;
  }

  add(picture: Picture): void {
    this.queue.push(picture);
    if (this.queue.length > MOST_WAITING) this.queue.splice(0, this.queue.length - MOST_WAITING);
    if (this.calm) this.next();
  }

  /** Somebody has seen enough: the newest at once. */
  hurry(): void {
    const newest = this.queue.pop();
    this.queue.length = 0;
    this.cancel();
    this.calm = true;
    if (newest) this.show(newest);
  }

  close(): void {
    this.cancel();
    this.calm = true;
    this.queue.length = 0;
  }

  private next(): void {
    const picture = this.queue.shift();
    if (!picture) return;
    this.show(picture);
    if (!wantsTime(picture)) return this.next();
    this.calm = false;
    this.cancel = this.after(PAUSE + partsOf(picture) * APART, () => {
      this.calm = true;
      this.next();
    });
  }
}
const wantsTime = ({ seen }: Picture): boolean =>
  seen.timer === null && seen.told.some((one) => one.event === 'moved' && (one.seat !== seen.you || one.by));
/** How many parts a board tells after the first. */
const partsOf = ({ seen }: Picture): number => {
  const news = seen.told.findLast((one) => one.event === 'moved')?.news ?? [];
  return Math.min(Math.max(0, news.length - 1), MOST_PARTS);
};
