/**
 * The last picture on a socket, which the next one may be told as a difference from: see docs/protocol.md and
 * src/oneiros/server/live/changes.py.
 */
import type { AnyMove, Changes, Choice, Picture } from '../wire';
import { apply } from './differences';

/** How differences write choices: an action, or the first and the last of a row; and their warning, if they have one. */
type Written = number | readonly [number, string] | readonly [number, number] | readonly [number, number, string];
type Compact = Omit<Picture, 'seen'> & {
  readonly seen: Omit<Picture['seen'], 'choices'> & { readonly choices: readonly Written[] };
};

export class LastPicture {
  private picture: Picture | null = null;
  /** The same as differences know it; made when the first one comes, for a page's own house sends none. */
  private compact: Compact | null = null;
  private readonly words = new Map<number, AnyMove>();

  /** A whole picture has come. */
  whole(picture: Picture): Picture {
    this.picture = picture;
    this.compact = null;
    return picture;
  }

  /** The picture that these changes make; null if they are of another one than ours, and a whole one is needed. */
  changed({ after, change, told, words }: Changes): Picture | null {
    if (this.picture?.seen.version !== after) return null;
    for (const [action, move] of Object.entries(words ?? {})) this.words.set(Number(action), move);
    this.compact = apply(this.compact ?? this.written(this.picture), change) as Compact;
    const { seen } = this.compact;
    this.picture = { ...this.compact, seen: { ...seen, choices: seen.choices.flatMap(this.read), told: told ?? [] } };
    return this.picture;
  }

  private written(picture: Picture): Compact {
    for (const { action, move } of picture.seen.choices) this.words.set(action, move);
    return { ...picture, seen: { ...picture.seen, choices: write(picture.seen.choices), told: [] } };
  }

  private readonly read = (written: Written): Choice[] => {
    if (typeof written === 'number') return [this.choice(written, null)];
    const [first, end] = written;
    const warning = written.at(-1);
    return Array.from({ length: typeof end === 'number' ? end - first + 1 : 1 }, (_, at) =>
      this.choice(first + at, typeof warning === 'string' ? warning : null),
    );
  };

  private choice(action: number, warning: string | null): Choice {
    const move = this.words.get(action);
    if (!move) throw new Error(`the words of action ${action} were never sent`);
    return { action, move, warning };
  }
}

/** So many actions without a warning are a row. */
const RUN = 3;

/** Choices as differences write them: exactly as the server does, for it tells where the list has changed. */
export const write = (choices: readonly Pick<Choice, 'action' | 'warning'>[]): Written[] => {
  const runs: { readonly first: number; last: number; readonly warning: string | null }[] = [];
  for (const { action, warning } of choices) {
    const run = runs.at(-1);
    if (run?.warning === warning && run.last + 1 === action) run.last = action;
    else runs.push({ first: action, last: action, warning });
  }
  return runs.flatMap(({ first, last, warning }): Written[] => {
    if (warning !== null) return first === last ? [[first, warning]] : [[first, last, warning]];
    if (last - first + 1 >= RUN) return [[first, last]];
    return first === last ? [first] : [first, last];
  });
};
