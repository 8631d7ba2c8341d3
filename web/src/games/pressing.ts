/**
 * A move is a path of presses: first the card, then where it goes. A board lists for each legal move the spots to press,
 * in order; everything else (what glows, what a press or a drag means, which buttons there are) follows from that list,
 * for every game alike and without a single rule of a game.
 */

/** A place on the table that can be pressed, e.g. `hand:2`. */
export type Spot = string;

/** A legal move as the server tells it. */
export interface Legal<Move> {
  readonly action: number;
  readonly move: Move;
  /** The name of the reason to think twice, if there is one. */
  readonly warning: string | null;
}

/** A button that makes the last press of a path. */
export interface Button {
  readonly label: string;
  readonly icon?: string | undefined;
  /** The one main button; the first of them that is on offer is shown as such. */
  readonly main?: boolean;
  /** On thorn paper: what is not to be taken back. */
  readonly grave?: boolean;
}

export interface Choice<Move> {
  readonly legal: Legal<Move>;
  readonly path: readonly Spot[];
  /** Shown when all presses but the last are made. */
  readonly button?: Button | undefined;
  /** A path for what is carried alone: to press its first spot means something else there. */
  readonly carried?: boolean;
}

/** What a press leads to: another selection, a move, or nothing (the spot cannot be used now). */
export type Press<Move> =
  | { readonly kind: 'select'; readonly selection: readonly Spot[] }
  | { readonly kind: 'send'; readonly legal: Legal<Move> }
  | { readonly kind: 'refuse'; readonly spot: Spot };

const begins = (path: readonly Spot[], selection: readonly Spot[]): boolean =>
  selection.length <= path.length && selection.every((spot, at) => path[at] === spot);

/** The choices that the presses so far leave open. */
const open = <Move>(choices: readonly Choice<Move>[], selection: readonly Spot[]): readonly Choice<Move>[] =>
  choices.filter((choice) => begins(choice.path, selection));

/** The spots that can be pressed next. */
export const targets = <Move>(choices: readonly Choice<Move>[], selection: readonly Spot[]): ReadonlySet<Spot> =>
  new Set(
    open(choices, selection)
      .filter(({ carried }) => selection.length > 0 || !carried)
      .map((choice) => choice.path[selection.length])
      .filter((spot) => spot !== undefined),
  );

/** What lights up: the next spots, and with a selection made also what could be selected instead. */
export const usable = <Move>(choices: readonly Choice<Move>[], selection: readonly Spot[]): ReadonlySet<Spot> =>
  new Set([...targets(choices, selection), ...targets(choices, [])]);

export interface Offer<Move> {
  readonly button: Button;
  readonly legal: Legal<Move>;
  readonly main: boolean;
}
/** The buttons on offer, the main one first; moves that look alike (two equal cards) are offered once. */
export const offers = <Move>(choices: readonly Choice<Move>[], selection: readonly Spot[]): readonly Offer<Move>[] => {
  const found = new Map<number, { button: Button; legal: Legal<Move> }>();
  for (const { legal, path, button } of open(choices, selection)) {
    if (button && path.length - 1 <= selection.length && !found.has(legal.action))
      found.set(legal.action, { button, legal });
  }
  const all = [...found.values()];
  const main = all.find(({ button }) => button.main);
  return [...(main ? [main] : []), ...all.filter((offer) => offer !== main)].map((offer) => ({
    ...offer,
    main: offer === main,
  }));
};

/** What pressing a spot means, with these presses made before. */
export const press = <Move>(choices: readonly Choice<Move>[], selection: readonly Spot[], spot: Spot): Press<Move> => {
  if (targets(choices, selection).has(spot)) {
    const next = [...selection, spot];
    const left = open(choices, next);
    const done = left.find((choice) => choice.path.length === next.length);
    return done && left.every((choice) => choice.legal.action === done.legal.action)
      ? { kind: 'send', legal: done.legal }
      : { kind: 'select', selection: next };
  }
  if (selection.at(-1) === spot) return { kind: 'select', selection: selection.slice(0, -1) };
  if (targets(choices, []).has(spot)) return press(choices, [], spot);
  return { kind: 'refuse', spot };
};

/** The spots that can be lifted and carried somewhere: those that are pressed before another. */
export const liftable = <Move>(choices: readonly Choice<Move>[]): ReadonlySet<Spot> =>
  new Set(choices.flatMap(({ path }) => (path.length > 1 && path[0] !== undefined ? [path[0]] : [])));

/** What it means to let go over a spot of what was lifted: the next press, and never a new selection. */
export const land = <Move>(choices: readonly Choice<Move>[], selection: readonly Spot[], onto: Spot): Press<Move> =>
  targets(choices, selection).has(onto) ? press(choices, selection, onto) : { kind: 'refuse', spot: onto };

/** A selection that is still possible with other choices; the empty one where it is not. */
export const kept = <Move>(choices: readonly Choice<Move>[], selection: readonly Spot[]): readonly Spot[] =>
  selection.length && open(choices, selection).length ? selection : [];
