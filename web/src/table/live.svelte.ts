/** A table as its page sees it: the connection, the paced picture, the story, what was refused or advised. */
import type { ChatLine, Picture, Snapshot } from '../wire';
import { Words } from '../words/words';
import { api } from '../net/api';
import { Connection, type Link, type Saying, type SocketLike, type World } from '../net/connection';
import { mergeChat } from './chat';
import { Pacer } from './pacing';
import { Refusal, reasonOf } from '../net/refusal';
import { Story } from './story';

const inBrowser = (table: string): World => ({
  open: (): SocketLike => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`) as unknown as SocketLike;
  },
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
});

export interface Advised {
  readonly asked: number;
  readonly action: number;
  readonly move: { readonly do: string };
}

export class LiveTable {
  link = $state.raw<Link>({ state: 'connecting' });
  /** The picture on show, which may be some moves behind. */
  picture = $state.raw<Picture | null>(null);
  /** Whether the picture on show is the newest. */
  upToDate = $state(true);
  /** When the picture came, on the page's clock, for clocks that run. */
  arrived = $state(0);
  chat = $state.raw<readonly ChatLine[]>([]);
  refusal = $state<string | null>(null);
  /** The number of the rule that the last refusal named. */
  broken = $state<string | null>(null);
  advice = $state.raw<Advised | null>(null);
  /** A question is on its way. */
  busy = $state(false);
  private chapters = $state(0);
  private readonly story = new Story();
  private readonly connection: Connection;
  private readonly pacer: Pacer;
  readonly seen: Snapshot | null = $derived(this.picture?.seen ?? null);
  readonly told = $derived.by(() => {
    void this.chapters;
    return this.story.at(this.seen?.version ?? 0);
  });

  constructor(
    table: string,
    private readonly words: Words,
    world: World = inBrowser(table),
  ) {
    this.pacer = new Pacer(world.after, (picture) => this.show(picture));
    this.connection = new Connection(world, {
      link: (link) => {
        this.link = link;
        if (link.state === 'open') void this.readStory();
      },
      picture: (picture) => {
        this.story.add(picture.seen.told);
        this.pacer.add(picture);
        this.upToDate = this.pacer.upToDate;
      },
      chats: (lines) => (this.chat = mergeChat(this.chat, lines)),
    });
  }

  /** Say something; what is refused is shown, and false is the answer. */
  async say(saying: Saying): Promise<boolean> {
    this.busy = true;
    try {
      const answer = await this.connection.ask(saying);
      this.refuse(null);
      if (answer.tell === 'advice') this.advice = { asked: answer.asked, action: answer.action, move: answer.move };
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  move(action: number): void {
    const asked = this.seen?.asked;
    if (asked !== null && asked !== undefined) void this.say({ do: 'move', asked, action });
  }

  /** Try a move that is not on offer, to be told the rule that forbids it. */
  wonder(move: { readonly do: string }): void {
    const asked = this.seen?.asked;
    if (asked !== null && asked !== undefined && !this.busy) void this.say({ do: 'move', asked, move });
  }

  /** The last refusal is read. */
  forget = (): void => this.refuse(null);

  /** Sit down under a name, which may be new to the server. */
  async sit(seat: number, name: string): Promise<void> {
    try {
      const me = await api.me();
      if (!me?.account && me?.name !== name) {
        await api.takeName(name);
        await this.connection.renew();
      }
    } catch (error) {
      this.refuse(error);
      return;
    }
    await this.say({ do: 'sit', seat });
  }

  /** Hear no more of the writer of a line, here and, as the server keeps it, everywhere. */
  async mute(line: ChatLine): Promise<void> {
    if (await this.say({ do: 'mute', line: line.number }))
      this.chat = this.chat.filter((other) => other.mine || other.name !== line.name || other.seat !== line.seat);
  }

  hurry = (): void => this.connection.hurry();

  close(): void {
    this.pacer.close();
    this.connection.close();
  }

  private refuse(error: unknown): void {
    const game = this.seen ? new Words(this.seen.game) : null;
    this.refusal = error === null ? null : reasonOf(error, this.words, game);
    this.broken = error instanceof Refusal && error.rule ? error.rule : null;
  }

  private show(picture: Picture): void {
    if (picture.seen.version !== this.seen?.version) this.refuse(null);
    if (picture.seen.asked !== this.advice?.asked) this.advice = null;
    this.picture = picture;
    this.arrived = performance.now();
    this.upToDate = this.pacer.upToDate;
  }

  /** What happened before we came, a page at a time. */
  private async readStory(): Promise<void> {
    let since = 0;
    try {
      for (;;) {
        const page = await this.connection.ask({ do: 'log', since });
        if (page.tell !== 'log-page') return;
        this.story.add(page.told);
        this.chapters += 1;
        const last = page.told.at(-1);
        if (!page.more || !last) return;
        since = last.version;
      }
    } catch {
      // the connection broke: the next one reads it again
    }
  }
}
