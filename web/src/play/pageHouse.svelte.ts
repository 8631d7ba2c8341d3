/**
 * The house in the page, as the page sees it: requests and sockets go to a worker, and wait there until Python has come.
 * A worker that does not answer any more is replaced; the games are kept outside of it, so nothing is lost.
 */
import type { SocketLike } from '../net/connection';
import type { House } from '../net/house';
import { baseAddress } from '../ui/address';
import { filesOf } from './files';
import type { FromWorker, Role, ToWorker, Trouble } from './messages';

const PING_EVERY = 3000;
/** So long a worker may be silent before it is replaced: a thinker that thinks hears nothing meanwhile. */
const PATIENCE: Readonly<Record<Role, number>> = { house: 20_000, thinker: 60_000 };
const LOST = 1006;

/** A worker that is watched. */
class Watched {
  private worker: Worker | null = null;
  /** How often it was asked in a row without an answer. */
  private silent = 0;
  private died = false;
  ready = false;

  constructor(
    readonly role: Role,
    private readonly hear: (message: FromWorker) => void,
    private readonly lost: () => void,
  ) {
    setInterval(() => this.check(), PING_EVERY);
  }

  begin(program?: WebAssembly.Module | null): void {
    this.end();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: this.role });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (worker !== this.worker) return;
      this.silent = 0;
      if (data.tell === 'ready') this.ready = true;
      this.hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.ready) this.die();
      else this.hear({ tell: 'failed', why: 'download', reason: event.message });
    };
    this.say({
      do: 'begin',
      role: this.role,
      base: baseAddress(),
      python: filesOf(document),
      program: program ?? undefined,
      anew: this.died,
    });
  }

  say(message: ToWorker, pass: Transferable[] = []): void {
    this.worker?.postMessage(message, pass);
  }

  end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
    this.silent = 0;
  }

  private check(): void {
    if (!this.ready) return;
    // Questions are counted, not seconds: a page that slept has not asked meanwhile.
    if (this.silent > PATIENCE[this.role] / PING_EVERY) return this.die();
    this.silent += 1;
    this.say({ do: 'ping' });
  }

  private die(): void {
    this.died = true;
    this.end();
    this.lost();
  }
}

class PageSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;

  constructor(
    readonly table: string,
    private readonly said: (text: string) => void,
    private readonly left: () => void,
  ) {}

  send(text: string): void {
    this.said(text);
  }

  close(): void {
    this.left();
  }
}
interface Waiting {
  readonly message: Extract<ToWorker, { do: 'request' }>;
  readonly done: (answer: Response) => void;
  readonly failed: (error: Error) => void;
}

class PageHouse implements House {
  stage = $state<'loading' | 'ready' | 'failed'>('loading');
  /** How much of Python has come, from 0 to 1. */
  share = $state(0);
  trouble = $state<Trouble | null>(null);
  /** Whether the browser keeps our games when the page is closed. */
  kept = $state(true);
  /** Whether the browser has no room left to keep a move. */
  full = $state(false);
  /** When all of Python is kept, or it has failed: the wire is free for other things then. */
  readonly settled: Promise<void>;
  private settle: () => void = () => undefined;
  /** Compiled once for all workers. */
  private program: WebAssembly.Module | null = null;
  private number = 0;
  private readonly requests = new Map<number, Waiting>();
  private readonly sockets = new Map<number, PageSocket>();
  private readonly house = new Watched(
    'house',
    (message) => this.hear(message),
    () => this.lose(),
  );
  private readonly thinker = new Watched(
    'thinker',
    (message) => {
      if (message.tell === 'failed') setTimeout(() => this.think(), PING_EVERY);
    },
    () => this.think(),
  );

  constructor() {
    this.settled = new Promise((done) => (this.settle = done));
  }

  begin = (): void => {
    this.stage = 'loading';
    this.trouble = null;
    this.house.begin(this.program);
  };

  fetch: House['fetch'] = (path, init) =>
    new Promise((done, failed) => {
      const id = ++this.number;
      const body = typeof init?.body === 'string' ? init.body : '';
      const message = { do: 'request', id, method: init?.method ?? 'GET', path, body } as const;
      this.requests.set(id, { message, done, failed });
      if (this.house.ready) this.house.say(message);
    });

  open = (table: string): SocketLike => {
    const socket = ++this.number;
    const made = new PageSocket(
      table,
      (text) => this.house.say({ do: 'hear', socket, text }),
      () => {
        this.sockets.delete(socket);
        this.house.say({ do: 'close', socket });
      },
    );
    this.sockets.set(socket, made);
    if (this.house.ready) this.house.say({ do: 'open', socket, table });
    return made;
  };

  private hear(message: FromWorker): void {
    switch (message.tell) {
      case 'loading':
        this.share = message.loaded / message.total;
        return;
      case 'ready':
        this.stage = 'ready';
        this.full = false;
        this.kept = message.kept;
        this.program = message.program;
        this.think();
        for (const { message: asked } of this.requests.values()) this.house.say(asked);
        for (const [socket, { table }] of this.sockets) this.house.say({ do: 'open', socket, table });
        return;
      case 'stored':
        return this.settle();
      case 'failed':
        console.error(message.reason);
        this.house.end();
        this.stage = 'failed';
        this.trouble = message.why;
        return this.settle(); // requests wait until somebody begins again
      case 'answer': {
        const waiting = this.requests.get(message.id);
        this.requests.delete(message.id);
        return waiting?.done(new Response(message.text, { status: message.status }));
      }
      case 'opened':
        return this.sockets.get(message.socket)?.onopen?.();
      case 'sent':
        return this.sockets.get(message.socket)?.onmessage?.({ data: message.text });
      case 'closed': {
        const socket = this.sockets.get(message.socket);
        this.sockets.delete(message.socket);
        return socket?.onclose?.({ code: message.code });
      }
      case 'room':
        this.full = message.full;
        return;
      case 'pong':
        return;
    }
  }

  /** A thinker, and the way to it. It begins after the house, which people wait for. */
  private think(): void {
    this.thinker.begin(this.program);
    const { port1, port2 } = new MessageChannel();
    this.thinker.say({ do: 'join', port: port1 }, [port1]);
    this.house.say({ do: 'join', port: port2 }, [port2]);
  }

  /**
   * The house is gone: a new one is begun, and those at tables come back to it by themselves. Whether it has done what it
   * was asked last, nobody can say.
   */
  private lose(): void {
    for (const { failed } of this.requests.values()) failed(new Error('there is no house'));
    this.requests.clear();
    const lost = [...this.sockets.values()];
    this.sockets.clear();
    this.begin();
    for (const socket of lost) socket.onclose?.({ code: LOST });
  }
}
export const pageHouse = new PageHouse();
pageHouse.begin();
