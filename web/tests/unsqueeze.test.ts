/** What the build has squeezed is unpacked byte for byte, in whatever pieces it comes. Python squeezes, as in the build. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { unsqueezing } from '../src/play/unsqueeze';

type Bytes = Uint8Array<ArrayBuffer>;
const SQUEEZE = `
import lzma, sys
content, filter = sys.stdin.buffer.read(), {"id": lzma.FILTER_LZMA2, "preset": 9, **eval(sys.argv[1])}
sys.stdout.buffer.write(lzma.compress(content, check=lzma.CHECK_CRC32, filters=[filter]))`;
const squeezed = (content: Bytes, how = '{"pb": 0}'): Bytes => {
  const told = execFileSync(process.env['ONEIROS_PYTHON'] ?? 'python3', ['-c', SQUEEZE, how], {
    input: content,
    maxBuffer: 2 ** 26,
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
  return new Uint8Array(await new Response(pieces.pipeThrough(unsqueezing())).arrayBuffer());
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
const mixed = new Uint8Array([
  ...text.subarray(0, 90_000),
  ...noise,
  ...new Uint8Array(70_000),
  ...text.subarray(5, 99),
]);
const same = (one: Bytes, two: Bytes): boolean => Buffer.compare(one, two) === 0;

test.each([
  ['nothing', new Uint8Array(0)],
  ['one byte', new Uint8Array([7])],
  ['words', text],
  ['noise, which lies in it as it is', noise],
  ['some of everything', mixed],
])('%s', async (_, content) => {
  const packed = squeezed(content);
  for (const piece of [packed.length, 1021]) expect(same(await unpacked(packed, piece), content)).toBe(true);
});

test('whatever was chosen for squeezing', async () => {
  for (const how of ['{"lc": 0, "lp": 2, "pb": 2}', '{"lc": 4, "lp": 0, "pb": 4}', '{"lc": 1, "lp": 3, "pb": 1}'])
    expect(same(await unpacked(squeezed(mixed, how), 4096), mixed)).toBe(true);
});

test('what is cut off or spoilt is refused', async () => {
  const packed = squeezed(text);
  await expect(unpacked(packed.slice(0, packed.length / 2), 4096)).rejects.toThrow('cut off');
  const spoilt = packed.slice();
  spoilt[24] = 0x7f;
  await expect(unpacked(spoilt, 4096)).rejects.toThrow('spoilt');
});
