/**
 * The files of Python, fetched with a count of how much has come, and kept for the next time. A file that was cut off in
 * the middle is not kept; the others are, so the next try goes on where this one ended.
 */
import type { PythonFiles } from './messages';

/** The name of the cache; the service worker knows it too. One host may have the site under several paths. */
const cacheName = (base: string, folder: string): string => `oneiros-python ${new URL(base).pathname} ${folder}`;
export class DownloadFailed extends Error {}
/** How the name of a file ends that is squeezed, whatever the host does by itself. */
const SQUEEZED = '.z';
const typeOf = (answer: Response): string => answer.headers.get('content-type') ?? 'application/octet-stream';

const openCache = async (base: string, folder: string): Promise<Cache | null> => {
  try {
    return await caches.open(cacheName(base, folder));
  } catch {
    return null; // storage is closed to us: the browser's own cache may help
  }
};
/** One file, from the cache or from the host. */
const fetchFile = async (
  url: string,
  size: number,
  cache: Cache | null,
  came: (bytes: number) => void,
): Promise<Response> => {
  const kept = await cache?.match(url);
  if (kept) {
    came(size);
    return kept;
  }
  let count = 0;
  try {
    const answer = await fetch(url);
    if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`);
    const parts: BlobPart[] = [];
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      count += value.byteLength;
      came(value.byteLength);
    }
    if (count !== size) throw new Error(`${count} bytes came of ${size}`);
    const whole = url.endsWith(SQUEEZED)
      ? new Response(new Blob(parts).stream().pipeThrough(new DecompressionStream('gzip')), {
          headers: { 'content-type': 'application/wasm' },
        })
      : new Response(new Blob(parts), { headers: { 'content-type': typeOf(answer) } });
    const [one, two] = [whole, whole.clone()];
    await cache?.put(url, two).catch(() => undefined); // no room: it is fetched again next time
    return one;
  } catch (error) {
    came(-count);
    throw new DownloadFailed(`${url}: ${String(error)}`);
  }
};
/** All files, by their address; what was squeezed by the address that Python asks for. */
export const downloadPython = async (
  base: string,
  { folder, files }: PythonFiles,
  told: (loaded: number, total: number) => void,
): Promise<ReadonlyMap<string, Response>> => {
  const cache = await openCache(base, folder);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let loaded = 0;
  const came = (bytes: number): void => told((loaded += bytes), total);
  const found = await Promise.allSettled(
    files.map(async ({ name, size }) => {
      const url = new URL(`${folder}/${name}`, base).href;
      return [
        url.endsWith(SQUEEZED) ? url.slice(0, -SQUEEZED.length) : url,
        await fetchFile(url, size, cache, came),
      ] as const;
    }),
  );
  // Even where one has failed the others come to their end, and are kept.
  for (const one of found) if (one.status === 'rejected') throw one.reason;
  return new Map(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
};
