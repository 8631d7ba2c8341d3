/** The library unpacks byte for byte what the build squeezes, in whatever pieces it comes, and refuses what is spoilt. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { XzReadableStream } from 'xz-decompress';

type Bytes = Uint8Array<ArrayBuffer>;
const SQUEEZE = 'import python_files, sys; sys.stdout.buffer.write(python_files.squeezed(sys.stdin.buffer.read()))';
const squeezed = (content: Bytes): Bytes => {
  const told = execFileSync(process.env['ONEIROS_PYTHON'] ?? 'python3', ['-c', SQUEEZE], {
    input: content,
    maxBuffer: 2 ** 26,
    env: { ...process.env, PYTHONPATH: fileURLToPath(new URL('../../scripts', import.meta.url)) },
  });
  return new Uint8Array(told);
};
const unpacked = async (bytes: Bytes, piece: number): Promise<Bytes> => {
  const pieces = new ReadableStream<Bytes>({
    start: (out) => {
      for (let at = 0; at < bytes.length; at += piece) out.enqueue(bytes.slice(at, at + piece));
      out.close();
    },
  });
  return new Uint8Array(await new Response(new XzReadableStream(pieces)).arrayBuffer());
};
/** Numbers that look like chance, the same every time. */
const dice = (): ((sides: number) => number) => {
  let seed = 20;
  return (sides) => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % sides;
};
const roll = dice();
const WORDS = Array.from({ length: 400 }, (_, at) => `dream${at * 7919} `);
const text = new TextEncoder().encode(Array.from({ length: 20_000 }, () => WORDS[roll(400)]).join(''));
const noise = Uint8Array.from({ length: 150_000 }, () => roll(65_521) >> 8);
const same = (one: Bytes, two: Bytes): boolean => Buffer.compare(one, two) === 0;

test.each([
  ['one byte', new Uint8Array([7])],
  ['words', text],
  ['noise, which lies in it as it is', noise],
])('%s', async (_, content) => {
  const packed = squeezed(content);
  for (const piece of [packed.length, 1021]) expect(same(await unpacked(packed, piece), content)).toBe(true);
});

test('what is cut off or spoilt is refused, and the next file is unpacked', async () => {
  const packed = squeezed(text);
  await expect(unpacked(packed.slice(0, packed.length / 2), 4096)).rejects.toThrow();
  const spoilt = packed.slice();
  spoilt[(packed.length / 2) | 0]! ^= 1;
  await expect(unpacked(spoilt, 4096)).rejects.toThrow();
  expect(same(await unpacked(packed, 4096), text)).toBe(true);
});
