/** Python's archive, as the page reads it before Python is there. */
import { expect, test } from 'vitest';
import { filesIn } from '../src/play/archive';

/** A zip archive, as Python's `zipfile` writes one whose files lie in it as they are; `squeezed` claims that they do not. */
const archive = (files: Readonly<Record<string, string>>, squeezed = false): Uint8Array<ArrayBuffer> => {
  const bytes: number[] = [];
  const short = (value: number): number[] => [value & 255, value >> 8];
  const long = (value: number): number[] => [...short(value & 65535), ...short(value >> 16)];
  const text = (value: string): number[] => [...new TextEncoder().encode(value)];
  const listed: number[] = [];
  for (const [name, content] of Object.entries(files)) {
    const [title, body] = [text(name), text(content)];
    const sizes = [...long(body.length - Number(squeezed)), ...long(body.length), ...short(title.length)];
    listed.push(...text('PK\x01\x02'), ...Array<number>(16).fill(0), ...sizes, ...Array<number>(12).fill(0));
    listed.push(...long(bytes.length), ...title);
    bytes.push(...text('PK\x03\x04'), ...Array<number>(14).fill(0), ...sizes, ...short(0), ...title, ...body);
  }
  const count = Object.keys(files).length;
  const end = [...text('PK\x05\x06'), ...long(0), ...short(count), ...short(count), ...long(listed.length)];
  return new Uint8Array([...bytes, ...listed, ...end, ...long(bytes.length), ...short(0)]);
};
const read = (bytes: Uint8Array<ArrayBuffer>): Record<string, string> =>
  Object.fromEntries([...filesIn(bytes)].map(([name, content]) => [name, new TextDecoder().decode(content)]));

test('every file of an archive is found, whatever its name', () => {
  const files = { 'oneiros/__init__.pyc': 'one', 'oneiros/games/ravens/RULES.md': 'Träume', empty: '' };
  expect(read(archive(files))).toEqual(files);
  expect(read(archive({}))).toEqual({});
});

test('what is no such archive is refused', () => {
  expect(() => read(new Uint8Array(3))).toThrow('no archive');
  expect(() => read(new Uint8Array(300))).toThrow('no archive');
  expect(() => read(archive({ one: 'two' }, true))).toThrow('squeezed');
});
