/**
 * The end of a round, told card by card. A view shows the next round already; until somebody goes on, the board shows
 * the dreams of the round that is over. All of them are open to everybody then (R14), so nothing hidden is told early.
 */
import type { World } from '../../net/connection';
import type { RavensRoundScored, RavensView } from '../../views';
import { ravensOn } from './art/cards';

/** How long each card is looked at, in milliseconds. */
const EACH = 300;

type Dreams = readonly (readonly (string | null)[])[];

/** The cards in the order in which they are turned: dream by dream to the left, whoever ended the round last. */
export const turning = (round: RavensRoundScored): readonly { owner: number; place: number }[] => {
  const players = round.dreamers.length;
  return round.dreamers.flatMap((_, at) => {
    const owner = (round.ended_by + 1 + at) % players;
    return (round.dreamers[owner]?.dream ?? []).map((_, place) => ({ owner, place }));
  });
};
/** The dreams after so many cards: what is turned, and what this seat knew before. */
export const dreamsAt = (round: RavensRoundScored, known: Dreams, turned: number): Dreams => {
  const dreams = round.dreamers.map(({ dream }, owner) =>
    dream.map((card, place) => (known[owner]?.[place] === card ? card : null)),
  );
  for (const { owner, place } of turning(round).slice(0, turned)) {
    const dream = dreams[owner];
    if (dream) dream[place] = round.dreamers[owner]?.dream[place] ?? null;
  }
  return dreams;
};
/** The ravens counted so far, by seat; null where no card is turned yet. */
export const countsAt = (round: RavensRoundScored, turned: number): readonly (number | null)[] => {
  const told = turning(round).slice(0, turned);
  return round.dreamers.map(({ dream, ravens }, seat) => {
    const places = told.filter(({ owner }) => owner === seat);
    if (places.length === dream.length) return ravens;
    return places.length ? places.reduce((sum, { place }) => sum + ravensOn(dream[place] ?? ''), 0) : null;
  });
};

export class Waking {
  /** The round that is told or read; null where the game goes on. */
  round = $state.raw<RavensRoundScored | null>(null);
  private turned = $state(0);
  /** How the table was before the round ended. */
  private before: RavensView | null = null;
  private cancel: () => void = () => undefined;
  private readonly total = $derived(this.round ? turning(this.round).length : 0);
  /** Whether cards are still being turned. */
  readonly telling = $derived(this.round !== null && this.turned < this.total);
  readonly counts = $derived(this.round ? countsAt(this.round, this.turned) : []);
  /** The card that was turned last, while there are more. */
  readonly now = $derived(this.round && this.telling ? (turning(this.round)[this.turned - 1] ?? null) : null);

  constructor(private readonly after: World['after']) {}

  /** Tell of a round; `before` is the view that came before its end, where there was one. */
  begin(round: RavensRoundScored, before: RavensView | null, atOnce: boolean): void {
    this.cancel();
    this.round = round;
    this.before = before;
    this.turned = 0;
    if (atOnce) this.skip();
    else this.next();
  }

  /** Turn all that is left. */
  skip = (): void => {
    this.cancel();
    this.turned = this.total;
  };

  /** It is read: on with the game. */
  close = (): void => {
    this.cancel();
    this.round = this.before = null;
  };

  /** The table as it is shown meanwhile. */
  shown(view: RavensView): RavensView {
    const { round, before } = this;
    if (!round) return view;
    const dreams = dreamsAt(round, before?.dreamers.map(({ dream }) => dream) ?? [], this.turned);
    return {
      ...view,
      dreamers: view.dreamers.map((dreamer, seat) => ({
        ...dreamer,
        dream: [...(dreams[seat] ?? [])],
        knows: [],
        looks_left: 0,
      })),
      in_hand: 0,
      drawn: [],
      picked: null,
      discarded: before?.discarded ?? view.discarded,
      draw_pile: before?.draw_pile ?? view.draw_pile,
    };
  }

  private next(): void {
    this.cancel = this.after(EACH, () => {
      this.turned += 1;
      if (this.turned < this.total) this.next();
    });
  }
}
