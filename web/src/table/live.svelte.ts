/** A table as its page sees it: the connection, the paced picture, the story, what was refused or advised. */
import { APART } from '../games/staging.svelte';
import type { News } from '../views';
import type { AnyTell, ChatLine, Me, Picture, Snapshot } from '../wire';
import { Words } from '../words/words';
import { api } from '../net/api';
import { Connection, type Link, type Saying, type World } from '../net/connection';
import { socketOf } from '../net/earlySocket';
import type { Advised } from './advice';
import { mergeChat } from './chat';
import { Pacer } from './pacing';
import { Refusal, reasonOf } from '../net/refusal';
import { withoutGame } from './screen';
import { SinceTurn, type Deed } from './sinceTurn';
import { Story } from './story';

const inBrowser = (table: string): World => ({
  open: () => socketOf(table),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
});

/** How long a refusal is told: long enough to be read. */
const readingTime = (text: string): number => Math.min(9000, 4500 + 30 * text.length);
/** How long a deed that is looked at again shows what was before it, and what came of it. */
const BEFORE = 450;
const AFTER = 1600;

type Done = Extract<AnyTell, { readonly tell: 'done' }>;

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
  /** Something was sent and the connection broke: whether it was done, the next picture tells. */
  doubt = $state(false);
  /** What others did since one's own last turn. */
  deeds = $state.raw<readonly Deed[]>([]);
  /** A deed that is looked at again, in place of what is. */
  again = $state.raw<{ readonly deed: Deed; readonly seen: Snapshot; readonly news: readonly News[] } | null>(null);
  /** A question is on its way. */
  busy = $state(false);
  private chapters = $state(0);
  private story = new Story();
  private since = new SinceTurn();
  /** Of several people at this screen, the seat of the one before it. */
  private before: number | null = null;
  /** How often somebody else came before it: what was asked for another is not shown any more. */
  private readers = 0;
  /** Those who wait until a version is on show. */
  private awaited: { readonly version: number; readonly shown: () => void }[] = [];
  private cancelRefusal: () => void = () => undefined;
  private cancelAgain: () => void = () => undefined;
  private readonly connection: Connection;
  private readonly pacer: Pacer;
  readonly seen: Snapshot | null = $derived(this.picture?.seen ?? null);
  private readonly version = $derived(this.seen?.version ?? 0);
  readonly told = $derived.by(() => {
    void this.chapters;
    return this.story.at(this.version);
  });

  constructor(
    table: string,
    private readonly words: Words,
    private readonly world: World = inBrowser(table),
  ) {
    this.pacer = new Pacer(world.after, (picture) => this.show(picture));
    this.connection = new Connection(world, {
      link: (link) => {
        const { state } = this.link;
        this.link = link;
        if (link.state === 'open' && state !== 'silent') void this.comeBack();
        if (link.state === 'lost' || link.state === 'ended') this.release(Infinity);
      },
      picture: (picture) => {
        // One that was made for somebody who is not before the screen any more, or not yet.
        const { status, you } = picture.seen;
        if (picture.screen.length && status === 'playing' && you !== this.before) return;
        this.story.add(picture.seen.told);
        this.stopAgain();
        if (this.doubt) this.refuse(null);
        this.doubt = false;
        this.deeds = this.since.add(picture.seen);
        this.pacer.add(picture);
        this.upToDate = this.pacer.upToDate;
      },
      chats: (lines) => (this.chat = mergeChat(this.chat, lines)),
    });
  }

  /** Say something; what is refused is shown, and false is the answer. */
  async say(saying: Saying): Promise<boolean> {
    return (await this.ask(saying)) !== null;
  }

  /** Make a move; resolves when the table shows what became of it, or when it was refused. */
  async move(action: number): Promise<void> {
    const asked = this.seen?.asked;
    if (asked === null || asked === undefined) return;
    const done = await this.ask({ do: 'move', asked, action });
    if (done && done.version > this.version && this.link.state === 'open')
      await new Promise<void>((shown) => this.awaited.push({ version: done.version, shown }));
  }

  /** Try a move that is not on offer, to be told the rule that forbids it. */
  wonder(move: { readonly do: string }): void {
    const asked = this.seen?.asked;
    if (asked !== null && asked !== undefined && !this.busy) void this.say({ do: 'move', asked, move });
  }

  /** Look again at what somebody did, from the moment before; then at what is. */
  replay(deed: Deed, calm: boolean): void {
    const show = (): void => {
      this.again = { deed, seen: deed.after, news: [...deed.news] };
      this.cancelAgain = this.world.after(AFTER + (deed.news.length - 1) * APART, this.stopAgain);
    };
    this.cancelAgain();
    this.again = { deed, seen: deed.before, news: [] };
    if (calm) show();
    else this.cancelAgain = this.world.after(BEFORE, show);
  }

  stopAgain = (): void => {
    this.cancelAgain();
    this.again = null;
  };

  /** Enough was watched: what others did is shown at once. */
  skip = (): void => {
    this.pacer.hurry();
    this.upToDate = this.pacer.upToDate;
  };

  /** Somebody reads about this rule: it is not forgotten meanwhile. */
  readAbout(rule: string): void {
    this.cancelRefusal();
    this.refusal = null;
    this.broken = rule;
  }

  /** The last refusal is read. */
  forget = (): void => this.refuse(null);

  /** Sit down under a name, which may be new to the server. */
  async sit(seat: number | null, name: string): Promise<void> {
    if (await this.beCalled((me) => me?.name !== name, name)) await this.say({ do: 'sit', seat });
  }

  /** Ask the host for the seat of a bot; who has no name yet is called by the one that is given. */
  async askSeat(seat: number, name: string): Promise<boolean> {
    return (await this.beCalled((me) => me === null, name)) && (await this.say({ do: 'ask-seat', seat }));
  }

  /** Hear no more of the writer of a line, here and, as the server keeps it, everywhere. */
  async mute(line: ChatLine): Promise<void> {
    if (await this.say({ do: 'mute', line: line.number }))
      this.chat = this.chat.filter((other) => other.mine || other.name !== line.name || other.seat !== line.seat);
  }

  /** Of several people at this screen, the one of that seat is before it: they see the table as it is for them. */
  async lift(seat: number): Promise<void> {
    this.forgetReader();
    this.before = seat;
    if (await this.say({ do: 'show', seat })) await this.readStory();
    else if (this.before === seat) this.before = null;
  }

  /** Nobody is before this screen any more: what its last reader saw is gone at once. */
  cover = (): void => {
    if (this.before === null || this.seen?.status !== 'playing') return;
    this.forgetReader();
    this.before = null;
    if (this.picture) this.picture = withoutGame(this.picture);
    void this.say({ do: 'show', seat: null });
  };

  hurry = (): void => this.connection.hurry();
  offline = (): void => this.connection.offline();

  close(): void {
    this.cancelRefusal();
    this.cancelAgain();
    this.pacer.close();
    this.connection.close();
  }

  /** Take a name, where it is called for; an account has its own. */
  private async beCalled(called: (me: Me | null) => boolean, name: string): Promise<boolean> {
    try {
      const me = await api.me();
      if (!me?.account && called(me)) {
        await api.takeName(name);
        await this.connection.renew();
      }
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  /** What one reader saw is nothing for the next. */
  private forgetReader(): void {
    this.readers += 1;
    this.pacer.close();
    this.stopAgain();
    this.refuse(null);
    this.story = new Story();
    this.since = new SinceTurn();
    this.chapters += 1;
    [this.deeds, this.advice, this.upToDate] = [[], null, true];
    this.release(Infinity);
  }

  /** The connection is there, perhaps again: the server does not know any more who was before the screen. */
  private async comeBack(): Promise<void> {
    if (this.before !== null && !(await this.say({ do: 'show', seat: this.before }))) {
      this.before = null;
      await this.say({ do: 'look', since: null });
    }
    await this.readStory();
  }

  private async ask(saying: Saying): Promise<Done | null> {
    this.busy = true;
    const { readers } = this;
    try {
      const answer = await this.connection.ask(saying);
      if (readers !== this.readers) return null;
      this.refuse(null);
      if (answer.tell === 'advice') this.advice = answer;
      return answer.tell === 'done' ? answer : { tell: 'done', id: answer.id, version: this.version };
    } catch (error) {
      if (readers !== this.readers) return null;
      // What was sent may have been done: that is no refusal.
      if (error instanceof Refusal && error.code === 'interrupted') this.doubt = true;
      else this.refuse(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Those who waited for a version up to this one go on. */
  private release(version: number): void {
    const shown = this.awaited.filter((one) => one.version <= version);
    this.awaited = this.awaited.filter((one) => one.version > version);
    for (const one of shown) one.shown();
  }

  /** Say why not, for a while. */
  private refuse(error: unknown): void {
    this.cancelRefusal();
    const game = this.seen ? new Words(this.seen.game) : null;
    this.refusal = error === null ? null : reasonOf(error, this.words, game);
    this.broken = error instanceof Refusal && error.rule ? error.rule : null;
    if (this.refusal)
      this.cancelRefusal = this.world.after(readingTime(this.refusal), () => (this.refusal = this.broken = null));
  }

  private show(picture: Picture): void {
    if (picture.seen.version !== this.seen?.version) this.refuse(null);
    if (picture.seen.asked !== this.advice?.asked) this.advice = null;
    this.picture = picture;
    this.arrived = performance.now();
    this.upToDate = this.pacer.upToDate;
    this.release(picture.seen.version);
  }

  /** What happened before we came, a page at a time. */
  private async readStory(): Promise<void> {
    let since = 0;
    const { readers } = this;
    try {
      for (;;) {
        const page = await this.connection.ask({ do: 'log', since });
        if (page.tell !== 'log-page' || readers !== this.readers) return;
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
