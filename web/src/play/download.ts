/**
 * The files of Python, fetched with a count of how much has come, and kept for the next time. A file that was cut off in
 * the middle is not kept; the others are, so the next try goes on where this one ended.
 */
import { XzReadableStream } from 'xz-decompress';
import type { PythonFiles } from './messages';

/** The name of the cache; the service worker knows it too. One host may have the site under several paths. */
const cacheName = (base: string, folder: string): string => `oneiros-python ${new URL(base).pathname} ${folder}`;
export class DownloadFailed extends Error {}
/** Python is handed its files by a `fetch` of ours (`python.ts`): here it is the browser's own. */
const fromHost = globalThis.fetch.bind(globalThis);
/** How the name of a file ends that is squeezed, whatever the host does by itself. */
const SQUEEZED = '.xz';
const PROGRAM = '.wasm.xz';
const SCRIPT = /\.mjs(\.xz)?$/;
/** Our own package comes when all the others are there: Python begins meanwhile, and asks for it last. */
const LAST = 'oneiros.zip.xz';
const typeOf = (answer: Response): string => answer.headers.get('content-type') ?? 'application/octet-stream';
const addressOf = (base: string, folder: string, name: string): string => new URL(`${folder}/${name}`, base).href;
const plainOf = (url: string): string => (url.endsWith(SQUEEZED) ? url.slice(0, -SQUEEZED.length) : url);
/** One file is unpacked at a time: what is begun has to come to its end or to break off. Its sums are looked at. */
const unsqueezed = (body: ReadableStream<Uint8Array<ArrayBuffer>>): Response =>
  new Response(new XzReadableStream(body), { headers: { 'content-type': 'application/wasm' } });

export const openCache = async (base: string, folder: string): Promise<Cache | null> => {
  try {
    return await caches.open(cacheName(base, folder));
  } catch {
    return null; // storage is closed to us: the browser's own cache may help
  }
};
/** One file, from the cache or, when its turn has come, from the host. Whoever wants it sooner gets the pieces. */
const fetchFile = async (
  url: string,
  size: number,
  cache: Cache | null,
  came: (bytes: number) => void,
  { turn, sooner }: { turn?: Promise<unknown> | undefined; sooner?: ReadableStreamDefaultController } = {},
): Promise<Response> => {
  const kept = await cache?.match(url);
  if (kept) {
    came(size);
    return kept;
  }
  await turn;
  let count = 0;
  let file: Blob;
  try {
    const answer = await fromHost(url);
    if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      sooner?.enqueue(value);
      count += value.byteLength;
      came(value.byteLength);
    }
    if (count !== size) throw new Error(`${count} bytes came of ${size}`);
    file = new Blob(parts, { type: typeOf(answer) });
    sooner?.close();
  } catch (error) {
    sooner?.error(error);
    came(-count);
    throw new DownloadFailed(`${url}: ${String(error)}`);
  }
  if (url.endsWith(SQUEEZED)) file = await unsqueezed(file.stream()).blob();
  const whole = new Response(file);
  await cache?.put(url, whole.clone()).catch(() => undefined); // no room: it is fetched again next time
  return whole;
};
export interface Arriving {
  /** By the address that Python asks for, each as soon as it is whole. */
  readonly files: ReadonlyMap<string, Promise<Response>>;
  /** Scripts, by the same addresses. */
  readonly scripts: ReadonlyMap<string, Promise<unknown>>;
  /** Python's program, compiled while it comes. Where that fails it is never told: `whole` says why. */
  readonly program: Promise<WebAssembly.Module>;
  /** When all has come. Even where one file fails the others come to their end, and are kept. */
  readonly whole: Promise<void>;
  /** Keep the scripts too, which the browser has fetched by itself. */
  readonly keepScripts: () => Promise<void>;
}
/** Rejects with the first failure when all have come to their end. */
const all = async (coming: Iterable<Promise<unknown>>): Promise<void> => {
  for (const one of await Promise.allSettled(coming)) if (one.status === 'rejected') throw one.reason;
};
/** Fetch and keep what is not here yet, for a page that will want Python later. */
export const keepPython = async (
  base: string,
  { folder, files }: PythonFiles,
  told: (loaded: number, total: number) => void,
): Promise<void> => {
  const cache = await caches.open(cacheName(base, folder));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let loaded = 0;
  const came = (bytes: number): void => told((loaded += bytes), total);
  await all(files.map(({ name, size }) => fetchFile(addressOf(base, folder, name), size, cache, came)));
  if (!(await isKept(base, { folder, files }))) throw new DownloadFailed('there is no room to keep it');
};
/** Whether all of Python is kept in this browser. */
export const isKept = async (base: string, { folder, files }: PythonFiles): Promise<boolean> => {
  const cache = await openCache(base, folder);
  const kept = new Set((await cache?.keys())?.map(({ url }) => url));
  return files.length > 0 && files.every(({ name }) => kept.has(addressOf(base, folder, name)));
};
export const forgetPython = async (base: string, { folder }: PythonFiles): Promise<void> => {
  await caches.delete(cacheName(base, folder));
};
/** Python's files on their way; `known` is a program that another worker has compiled. */
export const downloadPython = (
  base: string,
  { folder, files }: PythonFiles,
  told: (loaded: number, total: number) => void,
  known?: WebAssembly.Module,
): Arriving => {
  const wanted = files.filter(({ name }) => !known || !name.endsWith(PROGRAM));
  const cache = openCache(base, folder);
  const total = wanted.reduce((sum, { size }) => sum + size, 0);
  const late = wanted.find(({ name }) => name === LAST)?.size ?? 0;
  let loaded = 0;
  let free: () => void = () => undefined;
  /** When the bytes of all the others are here: what is still to be done with them leaves the wire free. */
  const wire = new Promise<void>((done) => (free = done));
  const came = (bytes: number): void => {
    told((loaded += bytes), total);
    if (loaded >= total - late) free();
  };
  const coming = new Map<string, Promise<Response>>();
  const scripts = new Map<string, Promise<unknown>>();
  let compiled: (program: WebAssembly.Module) => void = () => undefined;
  const program = new Promise<WebAssembly.Module>((done) => (compiled = done));
  if (known) compiled(known);
  const compile = (answer: Response): Promise<void> => WebAssembly.compileStreaming(answer).then(compiled);
  /** The program is compiled from its pieces as they come; from the cache it comes at once. */
  const fetchProgram = async (url: string, size: number): Promise<Response> => {
    const kept = await cache;
    if (await kept?.match(url)) await compile(await fetchFile(url, size, kept, came));
    else {
      let sooner!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
      const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (out) => void (sooner = out) });
      const compiling = compile(unsqueezed(pieces));
      compiling.catch(() => undefined); // where the file does not come, that is the better reason
      await fetchFile(url, size, kept, came, { sooner });
      await compiling;
    }
    return new Response();
  };
  /** Scripts that the browser has fetched by itself. */
  const addressed: string[] = [];
  const importPlain = async (url: string): Promise<unknown> => {
    addressed.push(url);
    return import(/* @vite-ignore */ url).catch((error: unknown) => {
      throw new DownloadFailed(String(error));
    });
  };
  const importScript = async (url: string, size: number): Promise<unknown> => {
    if (!url.endsWith(SQUEEZED)) {
      const script = await importPlain(url);
      came(size);
      return script;
    }
    const file = await fetchFile(url, size, await cache, came);
    const blob = URL.createObjectURL(new Blob([await file.blob()], { type: 'text/javascript' }));
    try {
      return await import(/* @vite-ignore */ blob);
    } catch {
      return await importPlain(plainOf(url)); // the host's policy wants every script at an address
    } finally {
      URL.revokeObjectURL(blob);
    }
  };
  const begin = ({ name, size }: (typeof files)[number], turn?: Promise<unknown>): void => {
    const url = addressOf(base, folder, name);
    if (SCRIPT.test(name)) scripts.set(plainOf(url), importScript(url, size));
    else if (name.endsWith(PROGRAM)) coming.set(plainOf(url), fetchProgram(url, size));
    else
      coming.set(
        plainOf(url),
        cache.then((kept) => fetchFile(url, size, kept, came, { turn })),
      );
  };
  const under = (): Promise<unknown>[] => [...coming.values(), ...scripts.values()];
  for (const file of wanted) if (file.name !== LAST) begin(file);
  const turn = Promise.race([wire, Promise.allSettled(under())]);
  for (const file of wanted) if (file.name === LAST) begin(file, turn);
  const keepScripts = async (): Promise<void> => {
    const kept = await cache;
    for (const url of addressed) if (!(await kept?.match(url))) await kept?.add(url).catch(() => undefined);
  };
  return { files: coming, scripts, program, whole: all(under()), keepScripts };
};
