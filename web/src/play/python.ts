/** Python with our packages in a worker, from the files of the build. */
import type { loadPyodide, PyodideAPI } from 'pyodide';
import { filesIn } from './archive';
import { downloadPython, type Arriving } from './download';
import { forgetMemory, keepMemory, keptMemory } from './memory';
import type { PythonFiles } from './messages';

const SITE = '/lib/python3.14/site-packages';
const OURS = 'oneiros.zip';
const PACKAGES = 'packages.zip';
const PROGRAM = 'pyodide.asm.wasm';

export interface Begun {
  readonly py: PyodideAPI;
  /** For the next worker, which need not compile it again. */
  readonly program: WebAssembly.Module;
  /** Keep what is not kept yet, for the next time. */
  readonly keep: () => Promise<void>;
}
/** Python asks for its parts by `fetch`, and for its program by WebAssembly: both come from the download under way. */
const handIn = (base: string, { files, program }: Arriving): void => {
  const fromHost = self.fetch.bind(self);
  self.fetch = (asked, init) => {
    const { href } = new URL(asked instanceof Request ? asked.url : String(asked), base);
    if (href.endsWith(`/${PROGRAM}`)) return Promise.resolve(new Response());
    const coming = files.get(href);
    return coming ? coming.then((file) => file.clone()) : fromHost(asked, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await program;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
};
interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array): void;
}
/** As much of Emscripten's module as is needed here. */
interface Program {
  readonly FS: FileSystem;
  readonly preRun: (() => Promise<void>)[];
  onRuntimeInitialized?: () => void;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  loadDynamicLibrary(path: string, how: object, scope: object): void;
}
/** Puts the files of an archive where Python looks for packages. Their paths are told. */
const unpack = async (FS: FileSystem, coming: Promise<Response>): Promise<string[]> => {
  const archive = new Uint8Array(await (await coming).clone().arrayBuffer());
  const folders = new Set<string>();
  const paths: string[] = [];
  for (const [name, content] of filesIn(archive)) {
    const path = `${SITE}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(path, content);
    paths.push(path);
  }
  return paths;
};
/**
 * The packages that ours needs are there before Python begins. Their libraries are loaded then, too, in the order of the
 * archive: so each has the same place in every memory, and one that was kept finds them where they were.
 */
const prepare = (program: Program, packages: Promise<Response>): void => {
  let libraries: string[] = [];
  program.preRun.push(async () => {
    program.addRunDependency(PACKAGES);
    libraries = (await unpack(program.FS, packages)).filter((path) => path.endsWith('.so'));
    program.removeRunDependency(PACKAGES);
  });
  program.onRuntimeInitialized = () => {
    for (const path of libraries) program.loadDynamicLibrary(path, { global: false, nodelete: true }, {});
  };
};
type Options = Exclude<Parameters<typeof loadPyodide>[0], undefined>;
const load = async (folder: string, { files, scripts }: Arriving, options: Options): Promise<PyodideAPI> => {
  const script = (name: string): Promise<unknown> => scripts.get(folder + name)!;
  const { loadPyodide: begin } = (await script('pyodide.mjs')) as { loadPyodide: typeof loadPyodide };
  const { default: create } = (await script('pyodide.asm.mjs')) as { default: Options['createPyodideModule'] };
  const createPyodideModule: Options['createPyodideModule'] = (settings) => {
    prepare(settings as unknown as Program, files.get(folder + PACKAGES)!);
    return create!(settings);
  };
  const py = await begin({ indexURL: folder, checkAPIVersion: false, createPyodideModule, ...options });
  // Ours comes last. Python may have looked into the folder before.
  await unpack(py.FS as FileSystem, files.get(folder + OURS)!);
  py.runPython('__import__("importlib").invalidate_caches()');
  return py;
};
/** From a memory that was kept, if there is one and it can be put back. */
const wake = async (base: string, python: PythonFiles, arriving: Arriving): Promise<PyodideAPI | null> => {
  const began = performance.now();
  const memory = await keptMemory(base, python.folder);
  if (!memory) return null;
  try {
    const py = await load(new URL(`${python.folder}/`, base).href, arriving, { _loadSnapshot: memory });
    py.runPython('__import__("oneiros.page.memory").page.memory.wake()');
    performance.measure('woken', { start: began }); // for the browser's own tools, and the tests
    return py;
  } catch (error) {
    console.warn(error);
    await forgetMemory(base, python.folder);
    return null;
  }
};
/** Anew, and the memory is kept for the next time. Where that cannot be, Python is here all the same. */
const loadAndKeep = async (base: string, python: PythonFiles, arriving: Arriving): Promise<PyodideAPI> => {
  const py = await load(new URL(`${python.folder}/`, base).href, arriving, { _makeSnapshot: true });
  try {
    py.runPython('__import__("oneiros.page.memory").page.memory.fill()');
    const memory = py.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
    keepMemory(base, python.folder, memory).catch(() => undefined); // no room
  } catch (error) {
    console.warn(error);
  }
  return py;
};
/** Where Python begins: anew, from a memory that was kept, or from there with the duty to keep one if there is none. */
export type From = 'anew' | 'kept' | 'keep';
/** `base` is the folder of the build; `told` hears how much has come. Python begins while its last files still come. */
export const beginPython = async (
  base: string,
  python: PythonFiles,
  told: (loaded: number, total: number) => void,
  from: From = 'anew',
  known?: WebAssembly.Module,
): Promise<Begun> => {
  const arriving = downloadPython(base, python, told, known);
  handIn(base, arriving);
  const begin = async (): Promise<PyodideAPI> => {
    const kept = from === 'anew' ? null : await wake(base, python, arriving);
    if (kept) return kept;
    if (from === 'keep') return loadAndKeep(base, python, arriving);
    return load(new URL(`${python.folder}/`, base).href, arriving, {});
  };
  const loading = begin();
  loading.catch(() => undefined); // what did not come is the better reason
  await arriving.whole;
  return { py: await loading, program: await arriving.program, keep: arriving.keepScripts };
};
