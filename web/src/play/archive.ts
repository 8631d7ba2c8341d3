/** The files of a zip archive whose files lie in it as they are: `scripts/bytecode.py` writes it so. */
const END = 0x06054b50;
const END_SIZE = 22;

export function* filesIn(archive: Uint8Array<ArrayBuffer>): Generator<[name: string, content: Uint8Array]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const short = (at: number): number => view.getUint16(at, true);
  const long = (at: number): number => view.getUint32(at, true);
  const end = archive.byteLength - END_SIZE;
  if (end < 0 || long(end) !== END) throw new Error('this is no archive');
  const text = new TextDecoder();
  for (let left = short(end + 10), at = long(end + 16); left > 0; left -= 1) {
    const [packed, size, name, extra, comment] = [
      long(at + 20),
      long(at + 24),
      ...[28, 30, 32].map((by) => short(at + by)),
    ];
    if (packed !== size) throw new Error('this archive is squeezed');
    const entry = long(at + 42);
    const from = entry + 30 + short(entry + 26) + short(entry + 28);
    yield [text.decode(archive.subarray(at + 46, at + 46 + name!)), archive.subarray(from, from + size)];
    at += 46 + name! + extra! + comment!;
  }
}
