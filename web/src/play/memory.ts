/**
 * Python's memory with everything imported, kept beside Python's files: the next visit begins from it, which is sooner
 * (docs/benchmarks.md). No game is in it (`oneiros.page.memory`). It belongs to one build and to one browser.
 */
import { openCache } from './download';

/** A Python that begins has so much memory. More cannot be put back. */
const LARGEST = 30 * 2 ** 20 + 2 ** 16;
/** So many times its size must be free: games need room, too. */
const ROOM = 4;
const MADE_BY = 'x-made-by';
const addressOf = (base: string, folder: string): string => new URL(`${folder}/memory`, base).href;

export const keptMemory = async (base: string, folder: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  const cache = await openCache(base, folder);
  const kept = await cache?.match(addressOf(base, folder));
  return kept?.headers.get(MADE_BY) === navigator.userAgent ? new Uint8Array(await kept.arrayBuffer()) : null;
};
export const keepMemory = async (base: string, folder: string, memory: Uint8Array<ArrayBuffer>): Promise<void> => {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (memory.byteLength > LARGEST || quota - usage < ROOM * memory.byteLength) return;
  const cache = await openCache(base, folder);
  await cache?.put(addressOf(base, folder), new Response(memory, { headers: { [MADE_BY]: navigator.userAgent } }));
};
export const forgetMemory = async (base: string, folder: string): Promise<void> => {
  const cache = await openCache(base, folder);
  await cache?.delete(addressOf(base, folder));
};
