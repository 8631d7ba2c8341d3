/**
 * A table's socket that stays: it asks and matches answers, notices silence, comes back after a pause that grows, and
 * catches up from the version it knew. It draws nothing and knows no game; everything outside is handed in.
 */
import type { AnySay, AnyTell, ChatLine, Picture } from '../wire';
import { LastPicture } from './lastPicture';
import { Refusal } from './refusal';

/** What we use of a WebSocket. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}
export interface World {
  readonly open: () => SocketLike;
  /** Does something later; the answer calls it off. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
  readonly random: () => number;
}
/**
 * Where the connection stands. `silent` is open, but an answer is overdue; `lost` is on its way back, `ended` is not.
 */
export type Link =
  { readonly state: 'connecting' | 'open' | 'silent' | 'lost' } | { readonly state: 'ended'; readonly why: Refusal };
export interface Listener {
  readonly link?: (link: Link) => void;
  readonly picture?: (picture: Picture) => void;
  readonly chats?: (lines: readonly ChatLine[]) => void;
}
type Omitted<Say> = Say extends AnySay ? Omit<Say, 'id'> : never;
export type Saying = Omitted<AnySay>;
type Answer = Extract<AnyTell, { readonly id: number }>;
type Kept = Exclude<Answer, { readonly tell: 'no' }>;
interface Waiting {
  readonly done: (answer: Kept) => void;
  readonly failed: (refusal: Refusal) => void;
}

export const FIRST_PAUSE = 500;
export const LONGEST_PAUSE = 15_000;
export const PING_EVERY = 15_000;
export const PONG_WITHIN = 10_000;
/** After this long without a word people are told. */
export const ANSWER_WITHIN = 2500;
const REFUSED_CODES = new Set([1008, 1009]);
const TELLS = new Set<string>(['picture', 'changes', 'done', 'no', 'chats', 'advice', 'log-page', 'pong', 'bye']);

const read = (data: unknown): AnyTell | null => {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    if (typeof message === 'object' && message !== null && 'tell' in message && TELLS.has(String(message.tell)))
      return message as AnyTell;
  } catch {
    // not JSON: no message of ours
  }
  return null;
};

export class Connection {
  link: Link = { state: 'connecting' };
  /** Of the last picture passed on. */
  version: number | null = null;
  private socket: SocketLike | null = null;
  private lastPicture = new LastPicture();
  private readonly waiting = new Map<number, Waiting>();
  private number = 0;
  private tries = 0;
  private catchingUp = false;
  private bye: Refusal | null = null;
  private cancelTimer: () => void = () => undefined;
  /** Calls off what happens when an answer is overdue; null where none is awaited. */
  private cancelOverdue: (() => void) | null = null;
  private whenOpen: () => void = () => undefined;

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Say something; resolves with the server's answer and throws its refusal. */
  ask(saying: Saying): Promise<Kept> {
    return new Promise((done, failed) => {
      if (!this.socket || (this.link.state !== 'open' && this.link.state !== 'silent')) {
        failed(new Refusal('unreached', 'the server cannot be reached'));
        return;
      }
      const id = ++this.number;
      this.waiting.set(id, { done, failed });
      // For a hint a bot has to think; everything else is answered at once.
      if (saying.do !== 'hint')
        this.cancelOverdue ??= this.world.after(ANSWER_WITHIN, () => this.set({ state: 'silent' }));
      this.socket.send(JSON.stringify({ ...saying, id }));
    });
  }

  /** Come back now instead of after the pause: the device is online again, or the page is looked at again. */
  hurry(): void {
    if (this.link.state !== 'lost') return;
    this.cancelTimer();
    this.connect();
  }

  /** The device says that it is offline: nothing will come through this socket any more. */
  offline(): void {
    if (this.link.state === 'open' || this.link.state === 'silent') this.drop();
  }

  /** Come as somebody else: the server looks at who one is when a socket is opened. Resolves when that is done. */
  renew(): Promise<void> {
    const socket = this.socket;
    this.cancelTimer();
    this.forget();
    socket?.close();
    this.failAll();
    this.set({ state: 'lost' });
    return new Promise((done) => {
      this.whenOpen = done;
      this.connect();
    });
  }

  close(): void {
    this.end(new Refusal('closed', 'the page was left'), false);
  }

  private connect(): void {
    const socket = this.world.open();
    this.socket = socket;
    this.lastPicture = new LastPicture();
    this.bye = null;
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.hear(data);
    socket.onclose = ({ code }) => this.lost(code);
  }

  private opened(): void {
    this.set({ state: 'open' });
    if (this.version !== null) this.lookAgain();
    this.ping();
    this.whenOpen();
  }

  /** Asks for a whole picture, with what happened since the one we know. */
  private lookAgain(): void {
    this.catchingUp = true;
    const caughtUp = (): void => {
      this.catchingUp = false;
    };
    this.ask({ do: 'look', since: this.version }).then(caughtUp, caughtUp);
  }

  /** Silence is a lost connection, even if the socket says that it is open. */
  private ping(): void {
    this.cancelTimer = this.world.after(PING_EVERY, () => {
      this.cancelTimer = this.world.after(PONG_WITHIN, () => this.drop());
      this.ask({ do: 'ping' }).then(
        () => {
          this.cancelTimer();
          this.ping();
        },
        () => undefined, // the socket has closed, and that was told
      );
    });
  }

  private drop(): void {
    this.socket?.close();
    this.lost(1006);
  }

  private hear(data: unknown): void {
    const message = read(data);
    if (!message) return;
    this.heard();
    switch (message.tell) {
      case 'picture':
        return this.see(this.lastPicture.whole(message));
      case 'changes': {
        const picture = this.lastPicture.changed(message);
        return picture ? this.see(picture) : this.lookAgain();
      }
      case 'chats':
        return this.listener.chats?.(message.lines);
      case 'bye':
        this.bye = message.again ? null : new Refusal(message.code, message.reason);
        return;
      case 'no':
        return this.answered(message.id)?.failed(new Refusal(message.code, message.reason, message.rule));
      default:
        return this.answered(message.id)?.done(message);
    }
  }

  private heard(): void {
    this.cancelOverdue?.();
    this.cancelOverdue = null;
    if (this.link.state === 'silent') this.set({ state: 'open' });
  }

  private answered(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  /** After a break the first picture does not say what we missed; the one that answers our `look` does. */
  private see(picture: Picture): void {
    const { version, told } = picture.seen;
    const follows = this.version === null || version === this.version || told[0]?.version === this.version + 1;
    if (this.catchingUp && !follows) return;
    this.tries = 0;
    this.version = version;
    this.listener.picture?.(picture);
  }

  private lost(code: number): void {
    this.forget();
    if (this.bye || REFUSED_CODES.has(code))
      return this.end(this.bye ?? new Refusal('closed-by-server', 'the server has closed the connection'));
    this.failAll();
    this.set({ state: 'lost' });
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries++);
    this.cancelTimer = this.world.after(pause * (0.5 + this.world.random() / 2), () => this.connect());
  }

  private end(why: Refusal, tell = true): void {
    const socket = this.socket;
    this.forget();
    socket?.close();
    this.failAll();
    this.link = { state: 'ended', why };
    if (tell) this.listener.link?.(this.link);
  }

  private forget(): void {
    this.cancelTimer();
    this.cancelOverdue?.();
    this.cancelOverdue = null;
    if (this.socket) this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket = null;
    this.catchingUp = false;
  }

  private failAll(): void {
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const { failed } of lost) failed(new Refusal('interrupted', 'the connection broke before the answer came'));
  }

  private set(link: Link): void {
    this.link = link;
    this.listener.link?.(link);
  }
}
