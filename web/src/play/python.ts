/** Python with our packages in a worker, from the files of the build. */
import type { loadPyodide, PyodideAPI } from 'pyodide';
import { downloadPython, type Arriving } from './download';
import type { PythonFiles } from './messages';

const SITE = '/lib/python3.14/site-packages';
const OURS = 'oneiros.zip';
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
const load = async (folder: string, { files }: Arriving): Promise<PyodideAPI> => {
  const { loadPyodide: begin } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const py = await begin({ indexURL: folder, checkAPIVersion: false });
  const ours = await files.get(folder + OURS);
  if (ours) py.unpackArchive(await ours.clone().arrayBuffer(), 'zip', { extractDir: SITE });
  return py;
};
/** `base` is the folder of the build; `told` hears how much has come. Python begins while its last files still come. */
export const beginPython = async (
  base: string,
  python: PythonFiles,
  told: (loaded: number, total: number) => void,
  known?: WebAssembly.Module,
): Promise<Begun> => {
  const arriving = downloadPython(base, python, told, known);
  handIn(base, arriving);
  const loading = load(new URL(`${python.folder}/`, base).href, arriving);
  loading.catch(() => undefined); // what did not come is the better reason
  await arriving.whole;
  return { py: await loading, program: await arriving.program, keep: arriving.keepScripts };
};
