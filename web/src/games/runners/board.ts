/** The board of Runners without its drawing: which presses make which move, what is asked, what a layout brings. */
import type { RunnersCell, RunnersField, RunnersMove, RunnersReckoning, RunnersView } from '../../views';
import type { Words } from '../../words/words';
import type { Button, Choice, Legal, Spot } from '../pressing';
import { waiting } from '../waiting';

/** A tile as it is held: turned by quarters, in the tray or on the dream. */
export const tileSpot = (tile: string, turn: number): Spot => `tile:${tile}:${turn}`;
/** A cell of the plane, where a tile is aimed; rows and columns 0 to 2 are in the square. */
export const cellSpot = (row: number, column: number): Spot => `cell:${row}:${column}`;

/**
 * The cell that a tile is aimed by: one that lies beside all its others, so that it is never more than one step outside
 * the square, and the room around the dream is enough for every place.
 */
export const gripOf = (cells: readonly RunnersCell[]): RunnersCell | undefined =>
  cells.find((one) => cells.every((other) => Math.abs(one.row - other.row) + Math.abs(one.column - other.column) <= 1));
/** The cells of a tile for each quarter turn. */
const turnsOf = (view: RunnersView, tile: string): readonly (readonly RunnersCell[])[] =>
  view.dreamers.flatMap((dreamer) => dreamer.tiles).find((one) => one.tile === tile)?.turns ?? [];

/** Every way to make every legal move. */
export const choices = (
  view: RunnersView,
  legal: readonly Legal<RunnersMove>[],
  ui: Words,
  game: Words,
): Choice<RunnersMove>[] => withHeldTile(legal.flatMap((one) => waysOf(view, one, ui, game)));

/** A tile in the hand takes no button away: whoever holds one can be done all the same. */
const withHeldTile = (all: readonly Choice<RunnersMove>[]): Choice<RunnersMove>[] => {
  const tiles = new Set(all.flatMap(({ path: [first] }) => (first?.startsWith('tile:') ? [first] : [])));
  return all.flatMap((choice) =>
    choice.path[0] === 'content'
      ? [choice, ...[...tiles].map((tile) => ({ ...choice, path: [tile, 'content'] }))]
      : [choice],
  );
};

const waysOf = (view: RunnersView, given: Legal<RunnersMove>, ui: Words, game: Words): Choice<RunnersMove>[] => {
  const { move } = given;
  // Nobody is asked twice while the sand runs: being done can be taken back then.
  const one = view.glass && view.phase === 'lay' ? { ...given, warning: null } : given;
  const by = (path: readonly Spot[], button?: Button): Choice<RunnersMove>[] => [{ legal: one, path, button }];
  const held = (tile: string, target: Spot, button?: Button): Choice<RunnersMove>[] =>
    turnsOf(view, tile).flatMap((_, turn) => by([tileSpot(tile, turn), target], button));
  switch (move.do) {
    case 'place': {
      const grip = gripOf(turnsOf(view, move.tile)[move.turn] ?? []);
      return grip ? by([tileSpot(move.tile, move.turn), cellSpot(move.row + grip.row, move.column + grip.column)]) : [];
    }
    case 'back':
      return held(move.tile, 'tray');
    case 'content':
      return by(['content'], { label: ui.say('runners-is-content'), icon: 'check', main: true });
    case 'reconsider':
      return by(['reconsider'], { label: ui.say('runners-reconsider') });
    case 'take':
      return by([`reward:${move.reward}`]);
    case 'colour':
      return by([`reward:${move.colour}`]);
    case 'lose':
      return held(move.tile, 'bat', { label: game.move(move, [], null), icon: 'bat', main: true });
    case 'buy':
      return by([`offer:${move.shape}`, 'tray'], { label: game.move(move, [], null), icon: 'coin', main: true });
    case 'rest':
      return by(['rest'], { label: ui.say('runners-rest', { price: view.rest_price }), icon: 'calm' });
    case 'done':
      return by(['done'], { label: ui.say('runners-done'), icon: 'check', main: true });
    case 'time-up':
      return []; // by the table alone
  }
};

/** How a player fares, in a few words beside the name. */
export const note = (view: RunnersView, seat: number, ui: Words): string => {
  const dreamer = view.dreamers[seat];
  if (dreamer?.woken) return ui.say('runners-woken');
  if (view.phase !== 'lay') return ui.say('runners-points-note', { count: dreamer?.score.total ?? 0 });
  return ui.say(dreamer?.content ? (view.holder === seat ? 'runners-holder' : 'runners-content') : 'runners-laying');
};

export const sentence = (
  view: RunnersView,
  legal: readonly Legal<RunnersMove>[],
  selection: readonly Spot[],
  names: readonly string[],
  reader: number | null,
  game: Words,
  ui: Words,
): string => {
  if (view.outcome) return game.say(`reason-${view.outcome.reason}`);
  const done = view.phase === 'lay' && view.seat !== null && view.dreamers[view.seat]?.content;
  if (!legal.length) return done ? ui.say('runners-say-waiting') : waiting(view.actors, names, reader, ui);
  const [zone, name] = (selection[0] ?? '').split(':');
  if (zone === 'tile' && view.phase === 'lay') {
    const lies = view.dreamers[view.seat ?? 0]?.layout?.some(({ tile }) => tile === name);
    return ui.say(lies ? 'runners-say-laid-tile' : 'runners-say-tile', { tile: game.name('tile', name ?? '') });
  }
  if (view.phase === 'lay' && legal.every(({ move }) => move.do === 'reconsider')) return ui.say('runners-say-waiting');
  if (view.phase === 'lay') return ui.say('runners-say-lay');
  return game.say(`phase-${view.phase}`);
};
/** Where the game stands, for the line beside its name. */
export const titleLine = (view: RunnersView, ui: Words): string =>
  `${ui.say('runners-round', { round: view.round, rounds: view.rounds })} · ${ui.say(`runners-phase-${view.phase}`)}`;
/** A hint in few words: the board marks the tile and the place. */
export const hintWords = (
  hinted: readonly Spot[],
  advice: string | null | undefined,
  game: Words,
  ui: Words,
): string => {
  const [zone, name] = (hinted[0] ?? '').split(':');
  if (zone !== 'tile' || !name) return advice ?? '';
  return ui.say(hinted.at(-1) === 'tray' ? 'runners-hint-back' : 'runners-hint-tile', {
    tile: game.name('tile', name),
  });
};

/** From when on the glass is lit. */
const SHORT = 5;
export interface Sand {
  /** The share that is still above. */
  readonly left: number;
  readonly running: boolean;
  readonly lit: boolean;
}
/** How the sandglass stands with so many seconds left. Until somebody turns it, it stands full: another clock runs. */
export const sandLeft = (view: RunnersView, seconds: number | null): Sand => {
  if (view.phase !== 'lay') return { left: 0, running: false, lit: false };
  if (!view.glass || !view.seconds || seconds === null) return { left: 1, running: false, lit: false };
  return { left: Math.round((100 * seconds) / view.seconds) / 100, running: true, lit: seconds <= SHORT };
};

/** What a layout costs and brings, line by line, as the view reckons it. */
export interface Line {
  readonly icon: string;
  readonly text: string;
  readonly value: string;
  readonly good: boolean | null;
  readonly rewards?: Readonly<Record<string, number>>;
}
const less = (count: number): string => `−${count}`;
export const reckoned = (reckoning: RunnersReckoning, ui: Words): Line[] => {
  const icons: Readonly<Record<string, string>> = { nightmares: 'nightmare', krakens: 'kraken', spiders: 'spider' };
  const lost = Object.entries(reckoning.lost)
    .filter(([, count]) => count > 0)
    .map(([kind, count]): Line => ({
      icon: icons[kind] ?? 'calm',
      text: ui.say(`runners-lost-${kind}`),
      value: less(count),
      good: false,
    }));
  const lines = [...lost];
  if (Object.keys(reckoning.gained).length)
    lines.push({ icon: 'basket', text: ui.say('runners-gained'), value: '', good: true, rewards: reckoning.gained });
  if (reckoning.chests_opened)
    lines.push({ icon: 'chest', text: ui.say('runners-chest'), value: `${reckoning.chests_opened}`, good: true });
  if (reckoning.linked.length)
    lines.push({ icon: 'link', text: ui.say('runners-linked'), value: `${reckoning.linked.length}`, good: null });
  if (reckoning.bats)
    lines.push({ icon: 'bat', text: ui.say('runners-bats'), value: less(reckoning.bats), good: false });
  if (reckoning.stars)
    lines.push({ icon: 'sig3', text: ui.say('runners-stars'), value: `+${reckoning.stars}`, good: true });
  return lines;
};

/** What a laid cell covers, and whether it is won there. */
export const covered = (
  fields: readonly RunnersField[],
  reckoning: RunnersReckoning | null | undefined,
  row: number,
  column: number,
): { face: RunnersField; won: boolean } | null => {
  if (row < 0 || row > 2 || column < 0 || column > 2) return null;
  const face = fields[row * 3 + column];
  const result = reckoning?.fields[row * 3 + column];
  return face ? { face, won: !!result && (result.dispelled || result.collected > 0) && result.lost === 0 } : null;
};

/** What a wrong press would have meant: a tile on another, a tile that rests, an offer too dear. */
export const tried = (view: RunnersView, selection: readonly Spot[], spot: Spot): RunnersMove | null => {
  const mine = view.seat === null ? undefined : view.dreamers[view.seat];
  const [zone, name = ''] = spot.split(':');
  if (zone === 'offer') return { do: 'buy', shape: name };
  if (view.phase !== 'lay' || zone !== 'tile') return null;
  const [, held, turn = '0'] = (selection[0] ?? '').split(':');
  const under = mine?.layout?.find(({ tile }) => tile === name)?.cells[0];
  const grip = held ? gripOf(turnsOf(view, held)[Number(turn)] ?? []) : undefined;
  return held && grip && under
    ? { do: 'place', tile: held, row: under.row - grip.row, column: under.column - grip.column, turn: Number(turn) }
    : { do: 'back', tile: name };
};
