/** A worker with Python in it: the house, which answers, or the thinker, in which its bots think. */
import { DownloadFailed } from './download';
import type { Answered, Asked, FromWorker, ToWorker } from './messages';
import { beginPython, type Begun } from './python';
import { openShelf, type Shelf, type Written } from './shelf';

/** `oneiros.page.bridge.Bridge`. */
interface Bridge {
  request(method: string, path: string, body: string): Promise<{ toJs(): [number, string] }>;
  open(socket: number, table: string): Promise<boolean>;
  hear(socket: number, text: string): Promise<void>;
  close(socket: number): void;
  catch_up(table: string): Promise<void>;
}
interface BridgeModule {
  begin(
    shelf: Shelf,
    ask: (question: string) => Promise<string>,
    send: (socket: number, text: string) => void,
    close: (socket: number, code: number) => void,
  ): Promise<Bridge>;
}
interface ThinkerModule {
  answer(question: string): string;
}
const tell = (message: FromWorker): void => postMessage(message);

/** Asks the thinker, which may be replaced by another before it answers: then that one is asked. */
class Thoughts {
  private readonly open = new Map<
    number,
    { readonly question: string; readonly done: (answer: string) => void; readonly failed: (why: Error) => void }
  >();
  private port: MessagePort | null = null;
  private number = 0;

  ask = (question: string): Promise<string> =>
    new Promise((done, failed) => {
      const id = ++this.number;
      this.open.set(id, { question, done, failed });
      this.port?.postMessage({ id, question } satisfies Asked);
    });

  join(port: MessagePort): void {
    this.port = port;
    port.onmessage = ({ data }: MessageEvent<Answered>) => {
      const asked = this.open.get(data.id);
      this.open.delete(data.id);
      if (data.answer === null) asked?.failed(new Error('the thinker failed'));
      else asked?.done(data.answer);
    };
    for (const [id, { question }] of this.open) port.postMessage({ id, question } satisfies Asked);
  }
}
const thoughts = new Thoughts();
let bridge: Bridge | null = null;

const beginHouse = async ({ py, program }: Begun): Promise<void> => {
  const shelf = await openShelf();
  const tabs = new BroadcastChannel('oneiros-tables');
  let full = false;
  /** The page is told when the browser has no room any more, and when it has again. */
  const noted = (written: Written): Written => {
    if (written !== 'stale' && full !== (written === 'full')) tell({ tell: 'room', full: (full = !full) });
    return written;
  };
  const shared: Shelf = {
    lasting: shelf.lasting,
    read: (table) => shelf.read(table),
    rows: () => shelf.rows(),
    get: (name) => shelf.get(name),
    put: async (name, value) => noted(await shelf.put(name, value)),
    write: async (table, after, row, events) => {
      const written = noted(await shelf.write(table, after, row, events));
      if (written === 'kept' && shelf.lasting) tabs.postMessage(table);
      return written;
    },
  };
  const module = py.pyimport('oneiros.page.bridge') as unknown as BridgeModule;
  bridge = await module.begin(
    shared,
    thoughts.ask,
    (socket, text) => tell({ tell: 'sent', socket, text }),
    (socket, code) => tell({ tell: 'closed', socket, code }),
  );
  tabs.onmessage = ({ data }: MessageEvent<string>) => void bridge?.catch_up(data);
  tell({ tell: 'ready', kept: shelf.lasting, program });
};
const beginThinker = ({ py, program }: Begun): void => {
  const module = py.pyimport('oneiros.page.thinker') as unknown as ThinkerModule;
  thinking = (port, { id, question }) => {
    let told: string | null = null;
    const began = performance.now();
    try {
      told = module.answer(question);
      performance.measure('thought', { start: began }); // for the browser's own tools, and `make measure-site`
    } catch (error) {
      console.error(error);
    }
    port.postMessage({ id, answer: told } satisfies Answered);
  };
  for (const [port, asked] of waiting) thinking(port, asked);
  tell({ tell: 'ready', kept: true, program });
};
/** What was asked before the thinker could think. */
const waiting: [MessagePort, Asked][] = [];
let thinking: ((port: MessagePort, asked: Asked) => void) | null = null;

const begin = async (told: Extract<ToWorker, { do: 'begin' }>): Promise<void> => {
  try {
    const loading = (loaded: number, total: number): void => tell({ tell: 'loading', loaded, total });
    const from = told.anew ? 'anew' : told.role === 'thinker' ? 'keep' : 'kept';
    const begun = await beginPython(told.base, told.python, loading, from, told.program);
    if (told.role === 'thinker') return beginThinker(begun);
    await beginHouse(begun);
    await begun.keep();
    tell({ tell: 'stored' });
  } catch (error) {
    tell({ tell: 'failed', why: error instanceof DownloadFailed ? 'download' : 'python', reason: String(error) });
  }
};
let role: Extract<ToWorker, { do: 'begin' }>['role'] = 'house';
onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.do) {
    case 'begin':
      role = data.role;
      return void begin(data);
    case 'join':
      if (role === 'house') return thoughts.join(data.port);
      data.port.onmessage = (asked: MessageEvent<Asked>) => {
        if (thinking) thinking(data.port, asked.data);
        else waiting.push([data.port, asked.data]);
      };
      return;
    case 'request':
      return void bridge?.request(data.method, data.path, data.body).then((told) => {
        const [status, text] = told.toJs();
        tell({ tell: 'answer', id: data.id, status, text });
      });
    case 'open':
      return void bridge?.open(data.socket, data.table).then((open) => {
        if (open) tell({ tell: 'opened', socket: data.socket });
      });
    case 'hear':
      return void bridge?.hear(data.socket, data.text);
    case 'close':
      return bridge?.close(data.socket);
    case 'ping':
      return tell({ tell: 'pong' });
  }
};
