/** Python with our packages in a worker, from the files of the build. */
import type { loadPyodide, PyodideAPI } from 'pyodide';
import { downloadPython } from './download';
import type { PythonFiles } from './messages';

const SITE = '/lib/python3.14/site-packages';
const OURS = 'oneiros.zip';

/** `base` is the folder of the build; `told` hears how much has come. */
export const beginPython = async (
  base: string,
  python: PythonFiles,
  told: (loaded: number, total: number) => void,
): Promise<PyodideAPI> => {
  const files = await downloadPython(base, python, told);
  const fromHost = self.fetch.bind(self);
  // Python asks for its parts by `fetch`: what has come already is not fetched twice.
  self.fetch = (asked, init) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    const kept = files.get(new URL(url, base).href);
    return kept ? Promise.resolve(kept.clone()) : fromHost(asked, init);
  };
  const folder = new URL(`${python.folder}/`, base).href;
  const { loadPyodide: load } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const py = await load({ indexURL: folder, checkAPIVersion: false });
  for (const { name } of python.files)
    if (name.endsWith('.whl') || name === OURS) {
      const file = files.get(folder + name);
      if (file) py.unpackArchive(await file.clone().arrayBuffer(), 'zip', { extractDir: SITE });
    }
  return py;
};
