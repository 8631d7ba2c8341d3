/**
 * One move of Doors may bring a chain: a card is laid, a door comes up and is lost, a nightmare comes up. The view shows
 * its end. These are the tables in between, made of the view before and the news told so far, to be looked at and no
 * more: nothing is decided by them, and the last of them is the view itself.
 */
import type { DoorsView, News } from '../../views';

/** What is worth a moment of its own. A card laid and another drawn is not. */
const MOMENTS = new Set([
  'found',
  'met',
  'passed',
  'faded',
  'opened',
  'left',
  'lost-key',
  'lost-door',
  'lost-five',
  'lost-hand',
]);

type Cards = readonly (string | null)[];
type Dreamer = DoorsView['dreamers'][number];

/** A list without one card: that card, or else one that is not known. */
const without = <Card extends string | null>(cards: readonly Card[], card: string): Card[] => {
  const found = cards.findIndex((one) => one === card);
  const at = found >= 0 ? found : cards.findIndex((one) => one === null);
  return cards.filter((_, place) => place !== at);
};
const count = (cards: Cards, card: string): number => cards.filter((one) => one === card).length;

class Table {
  constructor(
    public view: DoorsView,
    private readonly news: readonly News[],
    private readonly after: DoorsView,
  ) {}

  private set(change: Partial<DoorsView>): void {
    this.view = { ...this.view, ...change };
  }
  private dreamer(seat: number, change: (dreamer: Dreamer) => Partial<Dreamer>): void {
    this.set({
      dreamers: this.view.dreamers.map((one, owner) => (owner === seat ? { ...one, ...change(one) } : one)),
    });
  }
  private discard(...cards: string[]): void {
    this.set({ discarded: [...this.view.discarded, ...cards] });
  }
  private toLimbo(...cards: string[]): void {
    this.set({ limbo: [...this.view.limbo, ...cards] });
  }
  private fromDeck(cards = 1): void {
    this.set({ deck: Math.max(0, this.view.deck - cards), top: this.view.top.slice(cards) });
  }
  /** A card leaves the hand or the shared cards; the end of the chain tells which. */
  private spend(seat: number, card: string): void {
    const joined = this.news.filter(({ what, facts }) => what === 'drew-shared' && facts['card'] === card).length;
    const { shared } = this.view;
    if (shared.includes(card) && count(shared, card) + joined > count(this.after.shared, card))
      this.set({ shared: without(shared, card) });
    else this.dreamer(seat, ({ hand }) => ({ hand: without(hand, card) }));
  }

  tell({ what, seat: teller, facts }: News): void {
    const seat = teller ?? this.view.actors[0] ?? 0;
    const card = typeof facts['card'] === 'string' ? facts['card'] : null;
    const name = card ?? '';
    const cards = Array.isArray(facts['cards']) ? facts['cards'].map(String) : [];
    switch (what) {
      case 'played':
        this.spend(seat, name);
        return this.dreamer(seat, ({ row }) => ({ row: [...row, name] }));
      case 'discarded':
        this.spend(seat, name);
        return this.discard(name);
      case 'found':
        this.fromDeck(1);
        return this.dreamer(seat, ({ doors }) => ({ doors: [...doors, name] }));
      case 'drew':
        this.fromDeck();
        return this.dreamer(seat, ({ hand }) => ({ hand: [...hand, card] }));
      case 'drew-shared':
        this.fromDeck();
        return this.set({ shared: [...this.view.shared, name] });
      case 'met':
        this.fromDeck();
        return this.set({ drawn: name });
      case 'passed':
        if (this.view.drawn === null) this.fromDeck();
        this.toLimbo(name);
        return this.set({ drawn: null });
      case 'faded':
        this.discard(name);
        return this.set({ drawn: null });
      case 'left':
        this.toLimbo(name);
        return this.set({ drawn: null });
      case 'opened': {
        const key = name.replace('door', 'key');
        this.spend(seat, key);
        this.discard(key);
        this.set({ drawn: null });
        return this.dreamer(seat, ({ doors }) => ({ doors: [...doors, name] }));
      }
      case 'lost-key':
        this.spend(seat, name);
        this.discard(name, 'nightmare');
        return this.set({ drawn: null });
      case 'lost-door':
        this.dreamer(seat, ({ doors }) => ({ doors: without(doors, name) }));
        this.toLimbo(name);
        this.discard('nightmare');
        return this.set({ drawn: null });
      case 'lost-five': {
        const chamber = (one: string): boolean => one !== 'nightmare' && !one.endsWith('-door');
        this.fromDeck(cards.length);
        this.discard(...cards.filter(chamber), 'nightmare');
        this.toLimbo(...cards.filter((one) => !chamber(one)));
        return this.set({ drawn: null });
      }
      case 'lost-hand':
        this.dreamer(seat, () => ({ hand: [] }));
        this.discard('nightmare');
        return this.set({ shared: [], drawn: null });
      case 'let-go':
        this.fromDeck();
        this.discard(name);
        return this.set({ sight: without(this.view.sight, name) });
      case 'arranged':
        return this.set({ sight: [], top: this.after.top });
      case 'shuffled':
        return this.set({ deck: this.view.deck + this.view.limbo.length, limbo: [], top: [] });
    }
  }
}

/** How many cards lie where, as everybody sees it. */
const counted = (view: DoorsView): string =>
  [
    view.deck,
    view.limbo.length,
    view.drawn,
    view.shared.length,
    ...view.dreamers.map(({ hand, row, doors }) => [hand.length, row.length, doors.length].join('+')),
  ].join();

/** Whether these news are a chain that leads from one view to the other. Who looks at an earlier move again, or missed a
 * view, has no such chain: they see its end at once. */
export const isChain = (before: DoorsView | null, after: DoorsView, news: readonly News[]): boolean => {
  if (!before || before.players !== after.players) return false;
  if (news.length < 2 || !news.some(({ what }) => MOMENTS.has(what))) return false;
  const table = new Table(before, news, after);
  for (const one of news) table.tell(one);
  return counted(table.view) === counted(after);
};

/** The table when so many of the news are told. */
export const tableAt = (before: DoorsView | null, after: DoorsView, news: readonly News[], told: number): DoorsView => {
  if (!before || told >= news.length) return after;
  const table = new Table(before, news, after);
  for (const one of news.slice(0, told)) table.tell(one);
  return { ...table.view, unseen: after.unseen, giving: null };
};
