/** Runs a Python script in Pyodide, with a folder of this machine at /files: node scripts/in-pyodide.mjs SCRIPT FOLDER. */
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [script, folder] = process.argv.slice(2);
// The order of sets in bytecode follows from the hashes of texts: the same sources give the same bytes. Bytecode tells
// lines and no columns, which are a tenth of it.
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' } });
python.mountNodeFS('/files', folder);
python.runPython(readFileSync(script, 'utf8'));
