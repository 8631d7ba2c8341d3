/** A worker with Python, in which the examples of one page run, one after another and with the same names. */
import type { PyodideAPI } from 'pyodide';
import { DownloadFailed } from '../play/download';
import { beginPython } from '../play/python';
import type { FromRunner, ToRunner } from './messages';

const tell = (message: FromRunner): void => postMessage(message);
let py: PyodideAPI | null = null;

const begin = async ({ base, python }: Extract<ToRunner, { do: 'begin' }>): Promise<void> => {
  try {
    ({ py } = await beginPython(base, python, (loaded, total) => tell({ tell: 'loading', loaded, total })));
    const batched = (line: string): void => tell({ tell: 'printed', line });
    py.setStdout({ batched });
    py.setStderr({ batched });
    tell({ tell: 'ready' });
  } catch (error) {
    tell({ tell: 'failed', why: error instanceof DownloadFailed ? 'download' : 'python' });
  }
};
const run = async (code: string): Promise<void> => {
  try {
    await py?.runPythonAsync(code);
    tell({ tell: 'ran', trouble: null });
  } catch (error) {
    tell({ tell: 'ran', trouble: error instanceof Error ? error.message : String(error) });
  }
};
onmessage = ({ data }: MessageEvent<ToRunner>) => void (data.do === 'begin' ? begin(data) : run(data.code));
