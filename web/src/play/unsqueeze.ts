/**
 * Unpacks what the build has squeezed (`scripts/python_files.py`): files of the format .xz with one block, which are a
 * quarter smaller than those that browsers unpack by themselves. Pieces go in as they come, and come out unpacked.
 * What came of a file is counted elsewhere, so sums of control are not looked at.
 *
 * A file holds chunks (LZMA2), and each is unpacked when all of it is there. The numbers are those of the format:
 * a range coder over bits, each with a chance of its own that learns.
 */
type Bytes = Uint8Array<ArrayBuffer>;

const HEADER = 12; // bytes of the file before its block
const MIDDLE = 1024; // an even chance, of 2048
const TOP = 2 ** 24;
const STATES = 12;
const LITERAL_STATES = 7;
const SHORTEST = 2;
/** Where the chances of each kind begin. */
const IS_MATCH = 0;
const IS_REPEAT = IS_MATCH + STATES * 16;
const IS_OTHER = IS_REPEAT + STATES;
const IS_LATER = IS_OTHER + STATES;
const IS_LAST = IS_LATER + STATES;
const IS_LONG = IS_LAST + STATES;
const SLOT = IS_LONG + STATES * 16;
const SPECIAL = SLOT + 4 * 64;
const ALIGN = SPECIAL + 115;
const LENGTH = ALIGN + 16;
const LENGTH_SIZE = 2 + 16 * 8 * 2 + 256;
const REPEAT_LENGTH = LENGTH + LENGTH_SIZE;
const LITERAL = REPEAT_LENGTH + LENGTH_SIZE;
const CHANCES = LITERAL + 0x300 * 16;

class Unpacker {
  /** All that was unpacked, since any of it may be copied from. */
  private out: Bytes = new Uint8Array(2 ** 20);
  private end = 0;
  private readonly chances = new Uint16Array(CHANCES);
  private state = 0;
  /** How far back the last four copies were taken from. */
  private readonly back = [0, 0, 0, 0];
  private literalBits = 0;
  private literalMask = 0;
  private placeMask = 0;

  /** Bytes that are not squeezed. */
  copy(bytes: Bytes): Bytes {
    this.room(bytes.length);
    this.out.set(bytes, this.end);
    this.end += bytes.length;
    return bytes;
  }

  begin(properties: number): void {
    const rest = Math.floor(properties / 9);
    this.literalBits = properties % 9;
    this.literalMask = (1 << (rest % 5)) - 1;
    this.placeMask = (1 << Math.floor(rest / 5)) - 1;
    this.reset();
  }

  reset(): void {
    this.chances.fill(MIDDLE);
    this.state = 0;
    this.back.fill(0);
  }

  /** One chunk. It is one long function, and its variables are its own: everything waits for it. */
  unpack(from: Bytes, size: number): Bytes {
    this.room(size);
    const { chances, out, literalBits, literalMask, placeMask } = this;
    const begun = this.end;
    const limit = begun + size;
    let [back, back1, back2, back3] = this.back as [number, number, number, number];
    let { state, end } = this;
    let at = 5;
    let range = 0xffffffff;
    let code = ((from[1]! << 24) | (from[2]! << 16) | (from[3]! << 8) | from[4]!) >>> 0;

    const bit = (chance: number): 0 | 1 => {
      const value = chances[chance]!;
      const bound = (range >>> 11) * value;
      let told: 0 | 1;
      if (code < bound) {
        range = bound;
        chances[chance] = value + ((2048 - value) >> 5);
        told = 0;
      } else {
        range -= bound;
        code -= bound;
        chances[chance] = value - (value >> 5);
        told = 1;
      }
      if (range < TOP) {
        range = (range << 8) >>> 0;
        code = ((code << 8) | from[at++]!) >>> 0;
      }
      return told;
    };
    const tree = (first: number, bits: number): number => {
      let node = 1;
      for (let left = bits; left > 0; left -= 1) node = (node << 1) | bit(first + node);
      return node - (1 << bits);
    };
    const backwards = (first: number, bits: number): number => {
      let node = 1;
      let value = 0;
      for (let place = 0; place < bits; place += 1) {
        const one = bit(first + node);
        node = (node << 1) | one;
        value |= one << place;
      }
      return value;
    };
    const direct = (bits: number): number => {
      let value = 0;
      for (let left = bits; left > 0; left -= 1) {
        range >>>= 1;
        const one = code >= range ? 1 : 0;
        if (one) code -= range;
        value = ((value << 1) | one) >>> 0;
        if (range < TOP) {
          range = (range << 8) >>> 0;
          code = ((code << 8) | from[at++]!) >>> 0;
        }
      }
      return value;
    };
    const lengthBy = (first: number, place: number): number => {
      if (!bit(first)) return SHORTEST + tree(first + 2 + place * 8, 3);
      if (!bit(first + 1)) return SHORTEST + 8 + tree(first + 2 + 128 + place * 8, 3);
      return SHORTEST + 16 + tree(first + 2 + 256, 8);
    };
    const distanceBy = (length: number): number => {
      const slot = tree(SLOT + Math.min(length - SHORTEST, 3) * 64, 6);
      if (slot < 4) return slot;
      const bits = (slot >> 1) - 1;
      const base = (2 | (slot & 1)) << bits;
      if (slot < 14) return base + backwards(SPECIAL + base - slot - 1, bits);
      return base + direct(bits - 4) * 16 + backwards(ALIGN, 4);
    };

    while (end < limit) {
      const place = end & placeMask;
      if (!bit(IS_MATCH + state * 16 + place)) {
        const before = end > 0 ? out[end - 1]! : 0;
        const first = LITERAL + 0x300 * (((end & literalMask) << literalBits) + (before >> (8 - literalBits)));
        let node = 1;
        if (state >= LITERAL_STATES) {
          let expected = out[end - back - 1]!;
          do {
            const likely = (expected >> 7) & 1;
            expected <<= 1;
            const one = bit(first + ((1 + likely) << 8) + node);
            node = (node << 1) | one;
            if (one !== likely) break;
          } while (node < 256);
        }
        while (node < 256) node = (node << 1) | bit(first + node);
        out[end++] = node;
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
        continue;
      }
      let length: number;
      if (!bit(IS_REPEAT + state)) {
        length = lengthBy(LENGTH, place);
        [back3, back2, back1] = [back2, back1, back];
        back = distanceBy(length);
        state = state < LITERAL_STATES ? 7 : 10;
      } else {
        let short = false;
        if (!bit(IS_OTHER + state)) short = !bit(IS_LONG + state * 16 + place);
        else if (!bit(IS_LATER + state)) [back, back1] = [back1, back];
        else if (!bit(IS_LAST + state)) [back, back1, back2] = [back2, back, back1];
        else [back, back1, back2, back3] = [back3, back, back1, back2];
        length = short ? 1 : lengthBy(REPEAT_LENGTH, place);
        state = short ? (state < LITERAL_STATES ? 9 : 11) : state < LITERAL_STATES ? 8 : 11;
      }
      if (back >= end || end + length > limit) throw new Error('this file is spoilt');
      for (let one = end - back - 1; length > 0; length -= 1) out[end++] = out[one++]!;
    }
    this.state = state;
    this.end = end;
    this.back.splice(0, 4, back, back1, back2, back3);
    return out.slice(begun, end);
  }

  private room(size: number): void {
    if (this.end + size <= this.out.length) return;
    const larger = new Uint8Array(Math.max(2 * this.out.length, this.end + size));
    larger.set(this.out);
    this.out = larger;
  }
}

/** What has come and is not unpacked yet. */
class Coming {
  private bytes: Bytes = new Uint8Array(0);

  add(more: Bytes): void {
    const all = new Uint8Array(this.bytes.length + more.length);
    all.set(this.bytes);
    all.set(more, this.bytes.length);
    this.bytes = all;
  }

  get length(): number {
    return this.bytes.length;
  }

  see(at: number): number {
    return this.bytes[at]!;
  }

  take(size: number): Bytes {
    const taken = this.bytes.subarray(0, size);
    this.bytes = this.bytes.subarray(size);
    return taken;
  }
}

/** One chunk, as soon as it is whole; undefined before that, null at the end of the block. */
const nextChunk = (coming: Coming, to: Unpacker): Bytes | null | undefined => {
  if (coming.length < 1) return undefined;
  const control = coming.see(0);
  if (control === 0) return null;
  if (control > 2 && control < 0x80) throw new Error('this file is spoilt');
  const squeezed = control >= 0x80;
  const anew = (control >> 5) & 3; // 1: the chances, 2 and 3: how they are chosen, too
  const header = !squeezed ? 3 : anew < 2 ? 5 : 6;
  if (coming.length < header) return undefined;
  const short = (at: number): number => coming.see(at) * 256 + coming.see(at + 1) + 1;
  const size = squeezed ? ((control & 0x1f) << 16) + short(1) : short(1);
  const whole = header + (squeezed ? short(3) : size);
  if (coming.length < whole) return undefined;
  const chunk = coming.take(whole);
  if (!squeezed) return to.copy(chunk.slice(header));
  if (anew >= 2) to.begin(chunk[5]!);
  else if (anew === 1) to.reset();
  return to.unpack(chunk.subarray(header), size);
};

/** To be piped through. */
export const unsqueezing = (): TransformStream<Bytes, Bytes> => {
  const coming = new Coming();
  const unpacker = new Unpacker();
  let began = false;
  let ended = false;
  return new TransformStream<Bytes, Bytes>({
    transform(piece, out) {
      if (ended) return; // the list at the end of a file
      coming.add(piece);
      if (!began) {
        if (coming.length <= HEADER) return;
        ended = coming.see(HEADER) === 0; // there is no block at all
        const header = HEADER + (coming.see(HEADER) + 1) * 4;
        if (coming.length < header) return;
        coming.take(header);
        began = true;
      }
      if (ended) return;
      for (let chunk = nextChunk(coming, unpacker); chunk !== undefined; chunk = nextChunk(coming, unpacker)) {
        if (chunk === null) {
          ended = true;
          return;
        }
        out.enqueue(chunk);
      }
    },
    flush() {
      if (!ended) throw new Error('this file is cut off');
    },
  });
};
