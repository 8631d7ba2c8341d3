/** What a table lets one hear and feel: sounds, vibration, and for which things. The choice is remembered. */
import { sounds, type Sound } from './sound.svelte';

export const OCCASIONS = ['turn', 'moves', 'chat'] as const;
type Occasion = (typeof OCCASIONS)[number];
const KEY = 'oneiros.cues';
const OCCASION_OF: Readonly<Record<Sound, Occasion>> = {
  card: 'moves',
  tile: 'moves',
  turn: 'turn',
  wake: 'turn',
  win: 'turn',
  lose: 'turn',
  chat: 'chat',
};
/** How a device shakes: on and off, in milliseconds. */
const SHAKES: Readonly<Partial<Record<Sound, readonly number[]>>> = {
  turn: [60],
  wake: [40, 60, 120],
  win: [50, 70, 50],
  lose: [120],
  chat: [20],
};
type Choice = Readonly<Record<Occasion | 'buzz', boolean>>;
const USUAL: Choice = { turn: true, moves: true, chat: true, buzz: false };

const remembered = (): Choice => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const kept = Object.entries(saved ?? {}).filter(([name, on]) => name in USUAL && typeof on === 'boolean');
    return { ...USUAL, ...Object.fromEntries(kept) };
  } catch {
    return USUAL; // nothing is kept, or it is not ours
  }
};

class Cues {
  chosen = $state.raw(remembered());
  /** Whether this device can shake. */
  readonly canBuzz = typeof navigator !== 'undefined' && 'vibrate' in navigator;

  turn(what: keyof Choice): void {
    this.chosen = { ...this.chosen, [what]: !this.chosen[what] };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // it lasts as long as the page then
    }
    if (what === 'buzz') this.play('turn');
  }

  play(sound: Sound): void {
    if (!this.chosen[OCCASION_OF[sound]]) return;
    sounds.play(sound);
    const shake = SHAKES[sound];
    if (this.chosen.buzz && this.canBuzz && shake) navigator.vibrate([...shake]);
  }
}
export const cues = new Cues();
