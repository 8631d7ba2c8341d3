/** The board of Doors without its drawing: which presses make which move, what is asked, what just moved. */
import type { DoorsMove, DoorsView, News } from '../../views';
import type { Words } from '../../words/words';
import type { Button, Choice, Legal, Spot } from '../pressing';
import { waiting } from '../waiting';

export const COLOURS = ['red', 'blue', 'green', 'brown'] as const;
export const SYMBOLS = ['sun', 'moon', 'key', 'door'] as const;

/** The places of a zone that hold this card. */
const holding = (zone: string, cards: readonly (string | null)[], card: string): Spot[] =>
  cards.flatMap((held, at) => (held === card ? [`${zone}:${at}`] : []));

/** Every way to make every legal move. */
export const choices = (
  view: DoorsView,
  legal: readonly Legal<DoorsMove>[],
  ui: Words,
  game: Words,
): Choice<DoorsMove>[] => {
  const hand = view.seat === null ? [] : (view.dreamers[view.seat]?.hand ?? []);
  const spots = (source: 'hand' | 'shared', card: string): Spot[] =>
    holding(source, source === 'hand' ? hand : view.shared, card);
  const say = (message: string, rest: Partial<Button> = {}): Button => ({ label: ui.say(message), ...rest });
  return legal.flatMap((one): Choice<DoorsMove>[] => {
    const { move } = one;
    const onto = (from: readonly Spot[], target: Spot, button: Button): Choice<DoorsMove>[] =>
      from.map((spot) => ({ legal: one, path: [spot, target], button }));
    const order = (spot: Spot, button: Button): Choice<DoorsMove>[] => [{ legal: one, path: [spot], button }];
    switch (move.do) {
      case 'play':
        return onto(spots(move.source, move.card), 'row', say('doors-lay', { icon: 'check', main: true }));
      case 'discard':
        return onto(
          spots(move.source, move.card),
          'discard',
          move.card.endsWith('-key') ? say('doors-foresee', { icon: 'eye' }) : say('doors-discard'),
        );
      case 'draft':
        return onto(spots('shared', move.card), 'hand', say('doors-take-it', { icon: 'check', main: true }));
      case 'give':
        return onto(spots('hand', move.card), 'shared', say('doors-give-it', { icon: 'swap-two', main: true }));
      case 'take':
        return onto(spots('shared', move.card), 'hand', say('doors-take-it', { icon: 'check', main: true }));
      case 'keep':
        return order('keep', say('doors-swap-nothing'));
      case 'foresee':
        return onto(
          holding('sight', view.sight, move.card),
          'discard',
          say('doors-drop-it', { main: true, grave: one.warning !== null }),
        );
      case 'arrange':
        // one press puts a card next; carried to the deck it does the same
        return holding('sight', view.sight, move.card).flatMap((spot) => [
          { legal: one, path: [spot] },
          { legal: one, path: [spot, 'deck'], carried: true },
        ]);
      case 'open': {
        const key = view.drawn ? view.drawn.replace('door', 'key') : '';
        return [
          ...order(`open:${move.source}`, say('doors-open', { icon: 'key', main: true })),
          ...onto(spots(move.source, key), 'drawn', say('doors-open', { icon: 'key', main: true })),
        ];
      }
      case 'leave':
        return order('limbo', say('doors-leave'));
      case 'accept':
        return order('drawn', say('doors-accept', { icon: 'door', main: true }));
      case 'decline':
        return order('deck', say('doors-decline'));
      case 'lose-key': {
        const button: Button = { label: game.move(move, [], null), icon: 'key' };
        return [
          ...order(`lose-key:${move.colour}:${move.source}`, button),
          ...onto(spots(move.source, `${move.colour}-key`), 'drawn', button),
        ];
      }
      case 'lose-door': {
        const colour = game.name('colour', move.colour);
        const button: Button = { label: ui.say('doors-nightmare-door', { colour }), icon: 'door' };
        return [...order(`lose-door:${move.colour}`, button), ...onto([`door:${move.colour}`], 'drawn', button)];
      }
      case 'lose-five':
        return order('lose-five', say('doors-nightmare-five'));
      case 'lose-hand':
        return order('lose-hand', say('doors-nightmare-hand'));
    }
  });
};

/** The card a spot holds. */
const cardAt = (view: DoorsView, spot: Spot): string | null => {
  const [zone, place] = spot.split(':');
  const cards =
    zone === 'hand'
      ? view.seat === null
        ? []
        : view.dreamers[view.seat]?.hand
      : zone === 'shared'
        ? view.shared
        : zone === 'sight'
          ? view.sight
          : [];
  return cards?.[Number(place)] ?? null;
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The one sentence of the action bar. */
export const sentence = (
  view: DoorsView,
  legal: readonly Legal<DoorsMove>[],
  selection: readonly Spot[],
  names: readonly string[],
  reader: number | null,
  game: Words,
  ui: Words,
): string => {
  if (view.outcome) return game.say(`reason-${view.outcome.reason}`);
  if (!legal.length) return waiting(view.actors, names, reader, ui);
  const chosen = selection[0];
  const card = chosen ? cardAt(view, chosen) : null;
  if (view.phase === 'play' && card) {
    const source = chosen?.startsWith('hand') ? 'hand' : 'shared';
    const playable = legal.some(({ move }) => move.do === 'play' && move.card === card && move.source === source);
    return ui.say(playable ? 'doors-say-selected' : 'doors-say-discard-only', {
      card: capital(game.name('card', card)),
    });
  }
  return game.say(`phase-${view.phase}`, { drawn: view.drawn ?? '', giving: view.giving ?? '' });
};

/** The spots that the last move changed. */
export const moved = (view: DoorsView, news: readonly News[]): ReadonlySet<Spot> => {
  const found = new Set<Spot>();
  for (const { what, seat, facts } of news) {
    const card = typeof facts['card'] === 'string' ? facts['card'] : '';
    if (what === 'played') found.add(`row:${seat}`);
    else if (what === 'discarded' || what === 'let-go' || what === 'lost-key') found.add('discard');
    else if (what === 'found' || what === 'opened') found.add(`door:${card.split('-')[0]}:${seat ?? view.actors[0]}`);
    else if (what === 'left' || what === 'passed' || what === 'lost-door') found.add('limbo');
    else if (what === 'drew-shared') found.add(`shared:${view.shared.lastIndexOf(card)}`);
  }
  return found;
};

/** Whether the last move laid this door open. */
export const justOpened = (news: readonly News[], seat: number, colour: string): boolean =>
  news.some(
    (one) =>
      (one.what === 'found' || one.what === 'opened') && one.seat === seat && one.facts['card'] === `${colour}-door`,
  );

/** The doors that lie open and count, and how many it takes: all of them alone, one of each colour for each of two. */
export const progress = (view: DoorsView): { open: number; needed: number } => {
  const open = view.dreamers.reduce(
    (sum, { doors }) => sum + (view.players === 1 ? doors.length : new Set(doors).size),
    0,
  );
  return { open, needed: open + Object.values(view.doors_missing).reduce((sum, count) => sum + count, 0) };
};

/** What is not yet seen, colour by colour: suns, moons, keys and doors; and the nightmares. */
export const unseen = (
  view: DoorsView,
): { rows: { colour: (typeof COLOURS)[number]; counts: number[] }[]; nightmares: number } => ({
  rows: COLOURS.map((colour) => ({ colour, counts: SYMBOLS.map((symbol) => view.unseen[`${colour}-${symbol}`] ?? 0) })),
  nightmares: view.unseen['nightmare'] ?? 0,
});

/** Where cards are that the partner has put into another order: on the deck, in the partner's hand, or in both. */
export const whereKnown = ({ top, sight, hand }: DoorsView['rearranged'][number]): 'deck' | 'hand' | 'both' =>
  !hand.length ? 'deck' : top.length || sight.length ? 'both' : 'hand';

/** What a wrong press would have meant: the chosen card, to where it cannot go. */
export const tried = (view: DoorsView, selection: readonly Spot[], spot: Spot): DoorsMove | null => {
  const chosen = selection[0] ?? '';
  const card = cardAt(view, chosen);
  if (!card) return null;
  const source = chosen.startsWith('shared') ? 'shared' : 'hand';
  switch (view.phase) {
    case 'play':
      return spot === 'row'
        ? { do: 'play', card, source }
        : spot === 'discard'
          ? { do: 'discard', card, source }
          : null;
    case 'foresee':
      return spot === 'deck' ? { do: 'arrange', card } : null;
    case 'arrange':
      return spot === 'discard' ? { do: 'foresee', card } : null;
    default:
      return null;
  }
};
