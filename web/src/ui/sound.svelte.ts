/**
 * Soft sounds, made here: a few notes and a breath of noise each, no files. Off until somebody wants them; the choice is
 * remembered. The browser's audio is woken by the press that turns them on, or by the first press after a reload.
 */
export type Sound = 'card' | 'tile' | 'turn' | 'wake' | 'win' | 'lose' | 'chat';
const KEY = 'oneiros.sound';

/** A note: its pitch, when it begins, how long and how loud it is. */
interface Note {
  readonly hertz: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
  /** Where the pitch glides to. */
  readonly to?: number;
}
/** A breath of noise through a filter: paper, wood. */
interface Breath {
  readonly around: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}
interface Score {
  readonly notes?: readonly Note[];
  readonly breaths?: readonly Breath[];
}
const chord = (hertz: readonly number[], step: number, lasts: number, loud: number): readonly Note[] =>
  hertz.map((one, at) => ({ hertz: one, at: at * step, lasts, loud }));

const SCORES: Readonly<Record<Sound, Score>> = {
  card: {
    breaths: [
      { around: 2600, lasts: 0.09, loud: 0.22 },
      { around: 900, at: 0.05, lasts: 0.05, loud: 0.16 },
    ],
  },
  tile: {
    breaths: [{ around: 700, lasts: 0.05, loud: 0.3 }],
    notes: [{ hertz: 190, lasts: 0.09, loud: 0.2, to: 120 }],
  },
  turn: { notes: chord([587.33, 880], 0.09, 0.5, 0.09) },
  chat: { notes: [{ hertz: 740, lasts: 0.16, loud: 0.06, to: 880 }] },
  wake: {
    notes: [...chord([392, 523.25, 659.25, 783.99, 1046.5], 0.07, 0.9, 0.09), { hertz: 98, lasts: 0.8, loud: 0.14 }],
  },
  win: { notes: chord([392, 493.88, 587.33, 783.99, 987.77], 0.12, 1.1, 0.1) },
  lose: { notes: chord([440, 392, 349.23, 261.63], 0.18, 0.9, 0.09) },
};

const remembered = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false; // storage is closed to us: silence
  }
};

class Sounds {
  on = $state(remembered());
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  turn(): void {
    this.on = !this.on;
    try {
      localStorage.setItem(KEY, this.on ? 'on' : 'off');
    } catch {
      // it lasts as long as the page then
    }
    if (this.on) this.play('turn');
    else void this.context?.suspend();
  }

  play(sound: Sound): void {
    if (!this.on || typeof AudioContext === 'undefined') return;
    const context = (this.context ??= new AudioContext());
    // Before the first press a browser keeps audio asleep: then this sound is left out, not played late.
    if (context.state === 'suspended') void context.resume();
    const { notes = [], breaths = [] } = SCORES[sound];
    for (const note of notes) this.ring(context, note);
    for (const breath of breaths) this.rustle(context, breath);
  }

  private ring(context: AudioContext, { hertz, at = 0, lasts, loud, shape = 'sine', to }: Note): void {
    const begin = context.currentTime + at;
    const source = new OscillatorNode(context, { type: shape, frequency: hertz });
    if (to) source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    source.connect(this.swell(context, begin, lasts, loud, 0.012));
    source.start(begin);
    source.stop(begin + lasts);
  }

  private rustle(context: AudioContext, { around, at = 0, lasts, loud }: Breath): void {
    const begin = context.currentTime + at;
    const source = new AudioBufferSourceNode(context, { buffer: this.hiss(context) });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: around, Q: 0.9 });
    source.connect(filter).connect(this.swell(context, begin, lasts, loud, 0.004));
    source.start(begin, Math.random() * 0.5);
    source.stop(begin + lasts);
  }

  /** Loudness that rises quickly and dies away. */
  private swell(context: AudioContext, begin: number, lasts: number, loud: number, rise: number): AudioNode {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    gain.connect(context.destination);
    return gain;
  }

  private hiss(context: AudioContext): AudioBuffer {
    if (this.noise) return this.noise;
    const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
    return (this.noise = buffer);
  }
}
export const sounds = new Sounds();
