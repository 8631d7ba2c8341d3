/** Which way round one's tiles are held, and what turns the one in hand: a button, R, the wheel, or two fingers. */
import { untrack } from 'svelte';
import type { RunnersMove, RunnersView } from '../../views';
import { Twist } from '../dragGesture';
import type { Presses } from '../presses.svelte';
import { tileSpot } from './board';

const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

export class Turning {
  private readonly turns = $state<Record<string, number>>({});
  private readonly mine = $derived.by(() => this.view().dreamers[this.view().seat ?? 0]);
  private readonly held = $derived.by(() => {
    const [zone, name] = (this.presses.selection[0] ?? '').split(':');
    const laying = this.view().phase === 'lay';
    return laying && zone === 'tile' ? (this.mine?.tiles.find((one) => one.tile === name) ?? null) : null;
  });

  constructor(
    private readonly view: () => RunnersView,
    private readonly presses: Presses<RunnersMove>,
  ) {
    /** A hint turns its tile to how it would lie, so that the way it marks can be pressed. */
    $effect.pre(() => {
      const [zone, name, turn] = (presses.hinted[0] ?? '').split(':');
      if (zone !== 'tile' || !name) return;
      this.turns[name] = Number(turn);
      if (untrack(() => this.held?.tile) === name) presses.clear();
    });
  }

  of = (name: string): number => this.turns[name] ?? this.mine?.layout?.find((one) => one.tile === name)?.turn ?? 0;

  /** Whether it can be laid in more than one way round: a lesson leaves some out. */
  possible = (name: string, count: number): boolean =>
    Array.from({ length: count }, (_, turn) => this.presses.usable.has(tileSpot(name, turn))).filter(Boolean).length >
    1;

  turn = (name: string, count: number, by = 1): void => {
    if (!this.possible(name, count)) return;
    let turn = this.of(name);
    do turn = (turn + by + count) % count;
    while (!this.presses.usable.has(tileSpot(name, turn)));
    this.turns[name] = turn;
    this.presses.press(tileSpot(name, turn));
  };

  /** Whether the tile in hand can be turned. */
  get ready(): boolean {
    return this.held !== null && this.possible(this.held.tile, this.held.turns.length);
  }

  /** For the window. */
  byKey = (event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || at?.closest('dialog, input, textarea')) return;
    if (event.key === 'r') this.turnHeld(1);
    else if (event.key === 'R') this.turnHeld(-1);
  };

  /** For the whole board, wherever on it the pointer is. */
  byHand = (root: HTMLElement): (() => void) => {
    const wheel = (event: WheelEvent): void => {
      if (event.deltaY && this.turnHeld(event.deltaY > 0 ? 1 : -1)) event.preventDefault();
    };
    const twist = new Twist();
    const fingers = (event: TouchEvent): void => {
      const [one, two] = event.touches;
      if (event.type === 'touchend' || event.type === 'touchcancel') {
        if (event.touches.length === 1 && twist.end()) this.turnHeld(1);
      } else if (this.held && one && two && event.touches.length === 2) {
        if (event.type === 'touchstart') twist.begin(one, two);
        else this.turnHeld(twist.move(one, two));
        if (event.cancelable) event.preventDefault();
      }
    };
    root.addEventListener('wheel', wheel, { passive: false });
    for (const kind of TOUCHES) root.addEventListener(kind, fingers, { passive: false });
    return () => {
      root.removeEventListener('wheel', wheel);
      for (const kind of TOUCHES) root.removeEventListener(kind, fingers);
    };
  };

  turnHeld(by: number): boolean {
    if (!by || !this.held || this.held.turns.length < 2) return false;
    this.turn(this.held.tile, this.held.turns.length, by);
    return true;
  }
}
