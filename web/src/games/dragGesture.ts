/**
 * When a press becomes a drag, for mouse, pen and finger alike, without a browser. A drag begins after a small way, or
 * with a finger after a short hold. Where a finger may scroll, a way along the scroll is left to the browser.
 */
import type { Spot } from './pressing';

/** How far a pointer goes before it carries, in pixels. */
export const SLOP = 8;
/** How long a finger rests on a thing before it is lifted, in milliseconds. */
export const HOLD = 320;

/** Which way the page or a row scrolls under the finger: there a drag begins the other way only, or by a hold. */
export type Pan = 'none' | 'x' | 'y' | 'both';
export interface Press {
  readonly id: number;
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  /** What the browser would do with a finger here; a mouse never scrolls by pressing. */
  readonly pan: Pan;
}
/** What follows from a step: something is taken up, carried on, let go, put back, or nothing. */
export type Step = 'lift' | 'carry' | 'drop' | 'back' | null;

export class Gesture {
  private press: Press | null = null;
  private carrying = false;

  /** What is pressed or carried. */
  get spot(): Spot | null {
    return this.press?.spot ?? null;
  }

  get lifted(): boolean {
    return this.carrying;
  }

  /** One pointer at a time: a second finger changes nothing. */
  down(press: Press): boolean {
    if (this.press) return false;
    this.press = press;
    return true;
  }

  move(id: number, x: number, y: number): Step {
    const { press } = this;
    if (press?.id !== id) return null;
    if (this.carrying) return 'carry';
    const [across, along] = [Math.abs(x - press.x), Math.abs(y - press.y)];
    if (Math.hypot(across, along) <= SLOP) return null;
    const scrolls = press.pan === 'both' || (across > along ? press.pan === 'x' : press.pan === 'y');
    if (scrolls) {
      this.press = null;
      return null;
    }
    return this.lift();
  }

  /** The finger has rested long enough. */
  held(id: number): Step {
    return this.press?.id === id && !this.carrying ? this.lift() : null;
  }

  up(id: number): Step {
    return this.end(id, 'drop');
  }

  /** The browser took the pointer away, or somebody changed their mind. */
  cancel(id: number): Step {
    return this.end(id, 'back');
  }

  /** Where it was pressed. */
  get start(): readonly [x: number, y: number] | null {
    return this.press ? [this.press.x, this.press.y] : null;
  }

  private lift(): Step {
    this.carrying = true;
    return 'lift';
  }

  private end(id: number, how: 'drop' | 'back'): Step {
    if (this.press?.id !== id) return null;
    const carried = this.carrying;
    this.press = null;
    this.carrying = false;
    return carried ? how : null;
  }
}

/** Two fingers turn what is held: a quarter for every forty degrees of twist, or one for a tap with the second finger. */
const QUARTER = 40;
export interface Finger {
  readonly clientX: number;
  readonly clientY: number;
}
const degrees = (one: Finger, two: Finger): number =>
  (Math.atan2(two.clientY - one.clientY, two.clientX - one.clientX) * 180) / Math.PI;

export class Twist {
  private from: number | null = null;
  private turned = false;

  begin(one: Finger, two: Finger): void {
    this.from = degrees(one, two);
    this.turned = false;
  }

  /** The quarter to turn by now: 1 clockwise, -1 the other way, 0 not yet. */
  move(one: Finger, two: Finger): -1 | 0 | 1 {
    if (this.from === null) return 0;
    const twisted = ((degrees(one, two) - this.from + 540) % 360) - 180;
    if (Math.abs(twisted) < QUARTER) return 0;
    this.from = degrees(one, two);
    this.turned = true;
    return twisted > 0 ? 1 : -1;
  }

  /** A finger is lifted: without a twist it was a tap, which turns once. */
  end(): 0 | 1 {
    const tapped = this.from !== null && !this.turned;
    this.from = null;
    return tapped ? 1 : 0;
  }
}
