/** Pictures told by what differs: read as the server writes them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apply } from '../src/net/differences';
import { LastPicture, write } from '../src/net/lastPicture';
import type { Changes, Picture } from '../src/wire';

interface Golden {
  readonly what: string;
  readonly old: unknown;
  readonly difference: unknown;
  readonly new: unknown;
}
const golden = JSON.parse(
  readFileSync(new URL('../../tests/golden/differences.json', import.meta.url), 'utf8'),
) as readonly Golden[];

describe('a difference', () => {
  it.each(golden.map((one) => [one.what, one] as const))('%s', (_, { old, difference, new: wanted }) => {
    const before = structuredClone(old);
    const made = apply(old, difference);
    expect(made).toEqual(wanted);
    expect(JSON.stringify(made), 'in the same order').toBe(JSON.stringify(wanted));
    expect(old, 'what was given has not changed').toEqual(before);
  });
  it('leaves what did not change the same object', () => {
    const old = { a: { b: 1 }, c: [{ d: 1 }, { d: 2 }] };
    const made = apply(old, { c: { '1': { d: 3 } } }) as typeof old;
    expect(made.a).toBe(old.a);
    expect(made.c[0]).toBe(old.c[0]);
    expect(made.c[1]).not.toBe(old.c[1]);
  });
});

const take = (place: number) => ({ do: 'take', place });
const picture = (choices: readonly { action: number; move: unknown; warning: string | null }[]): Picture =>
  ({ tell: 'picture', table: 't', seen: { version: 3, choices, told: [{ version: 3 }] } }) as unknown as Picture;
const changes = (after: number, seen: unknown, more: object = {}): Changes => ({
  tell: 'changes',
  after,
  change: { seen },
  ...more,
});

describe('the last picture', () => {
  it('is put together with what has changed, choices with their words', () => {
    const last = new LastPicture();
    const first = last.whole(picture([{ action: 7, move: take(0), warning: null }]));
    expect(first.seen.told).toHaveLength(1);
    const second = last.changed(
      changes(
        3,
        {
          version: 4,
          choices: [
            [
              [7, 9],
              [11, 'wake'],
            ],
          ],
        },
        { words: { 8: take(1), 9: take(2), 11: take(4) } },
      ),
    );
    expect(second?.seen.choices).toEqual([
      { action: 7, move: take(0), warning: null },
      { action: 8, move: take(1), warning: null },
      { action: 9, move: take(2), warning: null },
      { action: 11, move: take(4), warning: 'wake' },
    ]);
    expect(second?.seen.told).toEqual([]);
    const third = last.changed(changes(4, { version: 5, choices: [1, 1, []] }, { told: [{ version: 5 }] }));
    expect(third?.seen.choices.map(({ action }) => action)).toEqual([7, 8, 9]);
    expect(third?.seen.told).toEqual([{ version: 5 }]);
    expect(third?.table).toBe('t');
  });
  it('takes no changes of another picture', () => {
    const last = new LastPicture();
    expect(last.changed(changes(3, {}))).toBeNull();
    last.whole(picture([]));
    expect(last.changed(changes(2, {}))).toBeNull();
    expect(last.changed(changes(3, {}))).not.toBeNull();
  });
  it('writes choices as the server does', () => {
    const of = (...pairs: readonly (readonly [number, string | null])[]) =>
      write(pairs.map(([action, warning]) => ({ action, warning })));
    expect(of()).toEqual([]);
    expect(of([1, null], [2, null], [4, null])).toEqual([1, 2, 4]);
    expect(of([1, null], [2, null], [3, null], [5, null])).toEqual([[1, 3], 5]);
    expect(of([1, 'a'], [2, 'a'], [3, 'b'], [4, null])).toEqual([[1, 2, 'a'], [3, 'b'], 4]);
  });
});
