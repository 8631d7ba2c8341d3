/** Python for the examples of a page: it comes with the first run, and is there for the others. */
import { filesOf } from '../play/files';
import type { PythonFiles, Trouble } from '../play/messages';
import type { FromRunner, ToRunner } from './messages';

export class NoPython extends Error {
  constructor(readonly why: Trouble) {
    super(why);
  }
}
/** What a run tells as it goes on. */
export interface Listener {
  readonly loading: (percent: number) => void;
  readonly printed: (line: string) => void;
}
/** Where the build lies that this script is part of. */
const BASE = import.meta.url.replace(/[^/]*$/, '');
/** The page of that build has the list of Python's files. */
const filesHere = async (): Promise<PythonFiles> => {
  const answer = await fetch(`${BASE}index.html`);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return filesOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
};

export class Python {
  private worker: Worker | null = null;
  private ready = false;
  private last: Promise<unknown> = Promise.resolve();

  /** Run an example when those before it are through. What went wrong in it is told, else null. */
  run(code: string, listener: Listener): Promise<string | null> {
    const turn = this.last.then(() => this.take(code, listener));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** What was run before is forgotten. */
  get fresh(): boolean {
    return this.worker === null;
  }

  private take(code: string, { loading, printed }: Listener): Promise<string | null> {
    return new Promise((done, failed) => {
      const fail = (why: Trouble): void => {
        this.worker?.terminate();
        [this.worker, this.ready] = [null, false];
        failed(new NoPython(why));
      };
      if (typeof WebAssembly === 'undefined') return fail('python');
      const worker = (this.worker ??= this.begin(() => fail('download')));
      const say = (message: ToRunner): void => worker.postMessage(message);
      worker.onerror = (event) => {
        event.preventDefault();
        fail(this.ready ? 'python' : 'download');
      };
      worker.onmessage = ({ data }: MessageEvent<FromRunner>) => {
        switch (data.tell) {
          case 'loading':
            return loading(Math.floor((100 * data.loaded) / data.total));
          case 'ready':
            this.ready = true;
            return say({ do: 'run', code });
          case 'failed':
            return fail(data.why);
          case 'printed':
            return printed(data.line);
          case 'ran':
            return done(data.trouble);
        }
      };
      if (this.ready) say({ do: 'run', code });
      else loading(0);
    });
  }

  private begin(failed: () => void): Worker {
    const worker = new Worker(new URL('./runner.ts', import.meta.url), { type: 'module', name: 'examples' });
    filesHere().then((python) => worker.postMessage({ do: 'begin', base: BASE, python } satisfies ToRunner), failed);
    return worker;
  }
}
