/** The board of Ravens without its drawing: which presses make which move, what is asked, what just moved. */
import type { News, RavensDreamScored, RavensMove, RavensRoundScored, RavensView } from '../../views';
import { named, type Words } from '../../words/words';
import type { Button, Choice, Legal, Spot } from '../pressing';
import { waiting } from '../waiting';

/** A card of a dream. */
export const placeOf = (owner: number, place: number): Spot => `dream:${owner}:${place}`;

/** Every way to make every legal move. */
export const choices = (
  view: RavensView,
  legal: readonly Legal<RavensMove>[],
  ui: Words,
  game: Words,
): Choice<RavensMove>[] => {
  const me = view.seat ?? -1;
  const drawn = view.drawn[0];
  return legal.flatMap((one): Choice<RavensMove>[] => {
    const { move } = one;
    const by = (path: readonly Spot[], button?: Button): Choice<RavensMove>[] => [{ legal: one, path, button }];
    switch (move.do) {
      case 'look':
        return by([placeOf(me, move.place)]);
      case 'done':
        return by(['done'], { label: game.move(move, [], null), icon: 'check', main: true });
      case 'wake':
        return by(['wake'], { label: ui.say('ravens-wake'), icon: 'sun', grave: true });
      case 'draw':
        return by(['pile'], { label: ui.say('ravens-draw'), icon: 'raven', main: true });
      case 'take':
        return by(['discard', placeOf(me, move.place)]);
      case 'swap':
        return [...by([placeOf(me, move.place)]), ...by(['drawn:0', placeOf(me, move.place)])];
      case 'drop':
        return [...by(['drop'], { label: ui.say('ravens-drop') }), ...by(['drawn:0', 'discard'])];
      case 'use':
        return by(['use'], {
          label: ui.say('ravens-use', { card: ui.say(`ravens-special-${drawn}`) }),
          icon: drawn,
          main: true,
        });
      case 'choose':
        return by([`drawn:${move.which}`]);
      case 'peek':
      case 'pick':
      case 'exchange':
        return by([placeOf(move.owner, move.place)]);
      case 'claim':
        return by(['claim', placeOf(me, move.first), placeOf(me, move.second), `number:${move.number}`]);
    }
  });
};

/** Claims are begun with a button of their own, which is no move yet. */
export const canClaim = (legal: readonly Legal<RavensMove>[]): boolean => legal.some(({ move }) => move.do === 'claim');

export const sentence = (
  view: RavensView,
  legal: readonly Legal<RavensMove>[],
  selection: readonly Spot[],
  names: readonly string[],
  reader: number | null,
  game: Words,
  ui: Words,
): string => {
  if (view.outcome) return game.say(`reason-${view.outcome.reason}`);
  if (!legal.length) return waiting(view.actors, names, reader, ui);
  const [first] = selection;
  if (first === 'claim')
    return ui.say(
      ['ravens-say-claim-first', 'ravens-say-claim-second', 'ravens-say-claim-number'][selection.length - 1] ??
        'ravens-say-claim-number',
    );
  if (first === 'discard') return ui.say('ravens-take-say', { card: game.name('short', view.discarded.at(-1) ?? '') });
  if (view.phase === 'drawn') {
    if (!legal.some(({ move }) => move.do === 'use')) return ui.say('ravens-say-drawn');
    return ui.say('ravens-say-drawn-special', { does: ui.say(`ravens-does-${view.drawn[0]}`) });
  }
  if (view.phase === 'turn') return ui.say('ravens-say-turn');
  return game.say(`phase-${view.phase}`);
};

/** The spots that the last move changed. */
export const moved = (news: readonly News[]): ReadonlySet<Spot> => {
  const found = new Set<Spot>();
  for (const { what, seat, facts } of news) {
    const place = typeof facts['place'] === 'number' ? facts['place'] : null;
    const owner = typeof facts['owner'] === 'number' ? facts['owner'] : seat;
    if (place !== null && owner !== null && what !== 'dealt') found.add(placeOf(owner, place));
    if (typeof facts['other'] === 'number' && typeof facts['there'] === 'number')
      found.add(placeOf(facts['other'], facts['there']));
    if (what === 'discarded' || what === 'used') found.add('discard');
  }
  return found;
};

/** With so many takes left of the discard pile, the table says so (R6). */
const TAKES_TOLD = 5;
/** What is to be said of the discard pile, as long as it will close soon or is closed. */
export const closing = (view: RavensView, game: Words): string | null =>
  view.takes_left > TAKES_TOLD ? null : game.say('label-takes-left', { count: view.takes_left });

/** Where the other players sit, from the left over the top to the right: at most four. */
export const seating = (players: number, me: number): { seat: number; side: 'left' | 'top' | 'right' }[] => {
  const others = Array.from({ length: players - 1 }, (_, at) => (me + 1 + at) % players);
  const sides: Readonly<Record<number, readonly ('left' | 'top' | 'right')[]>> = {
    1: ['top'],
    2: ['left', 'right'],
    3: ['left', 'top', 'right'],
    4: ['left', 'top', 'top', 'right'],
  };
  return others.map((seat, at) => ({ seat, side: sides[others.length]?.[at] ?? 'top' }));
};

/** How the call went, or that nobody called. */
export const verdict = (
  round: RavensRoundScored,
  names: readonly string[],
  reader: number | null,
  game: Words,
  ui: Words,
): string => {
  const caller = round.caller === null ? undefined : round.dreamers[round.caller];
  if (round.caller === null || !caller) return game.say('news-ran-out');
  return ui.say(`ravens-verdict-${caller.why}`, {
    ...named(names, round.caller, reader),
    penalty: caller.penalty,
  });
};
/** Why somebody scored what they did, in a few words. */
export const why = ({ why: reason, ravens, penalty, spared }: RavensDreamScored, ui: Words): string => {
  const counted = ui.say(penalty ? 'ravens-why-penalty' : 'ravens-why', { reason, ravens, penalty });
  return spared ? ui.say('ravens-why-spared', { counted, spared }) : counted;
};

/** Whether a round has just been scored: its sheet is then shown. */
export const justScored = (news: readonly News[]): boolean => news.some(({ what }) => what === 'scored');

/** What a wrong press would have meant: a pile or a card that cannot be used now. */
export const tried = (view: RavensView, selection: readonly Spot[], spot: Spot): RavensMove | null => {
  const [zone, owner, place] = spot.split(':');
  if (zone === 'pile') return { do: 'draw' };
  if (zone === 'discard') return view.phase === 'drawn' ? { do: 'drop' } : { do: 'take', place: 0 };
  if (zone !== 'dream') return null;
  const card = { owner: Number(owner), place: Number(place) };
  const own = card.owner === view.seat;
  switch (view.phase) {
    case 'look':
      return own ? { do: 'look', place: card.place } : null;
    case 'turn':
      return own && selection[0] === 'discard' ? { do: 'take', place: card.place } : null;
    case 'peek':
      return { do: 'peek', ...card };
    case 'pick':
      return { do: 'pick', ...card };
    case 'exchange':
      return { do: 'exchange', ...card };
    default:
      return null;
  }
};
