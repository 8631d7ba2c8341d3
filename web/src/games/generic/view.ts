/**
 * A view without a module, as something to show: each field becomes a panel with a label. Nothing is known of the game
 * but its view, its legal moves and its words, so everything here goes by the shape of the data.
 */
import type { Outcome } from '../../views';
import { readable } from '../../words/readable';
import type { Words } from '../../words/words';
import type { Legal } from '../pressing';
import { waiting } from '../waiting';

export interface GenericView {
  readonly game: string;
  readonly players: number;
  readonly seat: number | null;
  readonly actors: readonly number[];
  readonly phase: string;
  readonly outcome: Outcome | null;
  readonly [field: string]: unknown;
}
export interface GenericMove {
  readonly do: string;
  readonly [field: string]: unknown;
}

/** A value as it is shown. */
export type Shown =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'text'; readonly text: string; readonly number: boolean }
  | { readonly kind: 'list'; readonly items: readonly Shown[] }
  | { readonly kind: 'record'; readonly fields: readonly Field[] }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly Row[] };
interface Field {
  readonly label: string;
  readonly value: Shown;
}
export interface Row {
  /** Whose row it is; null where it is nobody's. */
  readonly seat: number | null;
  /** What stands before it: the player's name, a name from the data, or nothing. */
  readonly title: string;
  readonly cells: readonly Shown[];
}
export interface Panel extends Field {
  readonly name: string;
}
/** What the text of a panel is made with. */
export interface Context {
  readonly players: number;
  /** By seat. */
  readonly names: readonly string[];
  /** The words of the game. */
  readonly game: Words;
  /** The words of the generic board. */
  readonly generic: Words;
}

/** These fields have a place of their own on the page. */
const APART = new Set(['game', 'players', 'seat', 'actors', 'phase', 'outcome']);
/** Fields whose number is a seat, as in news. */
const SEATS = new Set(['seat', 'owner', 'other']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const labelOf = (field: string, game: Words): string =>
  game.has(`field-${field}`) ? game.say(`field-${field}`) : readable(field);

/** A name from the data in the words of the game, where it has some. */
const nameOf = (field: string, value: string, game: Words): string => {
  const said = game.name(field, value);
  return said === value ? value.replace(/[_-]+/g, ' ') : said;
};
/** Whether a list has one item for each seat: words alone may as well be a row of cards. */
const isBySeat = (list: readonly unknown[], players: number): boolean =>
  players > 1 &&
  list.length === players &&
  list.some((item) => item !== null) &&
  list.every((item) => typeof item !== 'string');

const cellsOf = (field: string, item: unknown, columns: readonly string[], context: Context): readonly Shown[] =>
  columns.length
    ? columns.map((column) => (isRecord(item) && column in item ? shown(column, item[column], context) : EMPTY))
    : [shown(field, item, context)];
const EMPTY: Shown = { kind: 'list', items: [] };

/** A list of records, or a list by seat, as rows; their fields are the columns. */
const tableOf = (field: string, list: readonly unknown[], bySeat: boolean, context: Context): Shown => {
  const records = list.filter(isRecord);
  const columns = records.length ? [...new Set(records.flatMap((one) => Object.keys(one)))] : [];
  return {
    kind: 'table',
    columns: columns.map((column) => labelOf(column, context.game)),
    rows: list.map((item, at) => ({
      seat: bySeat ? at : null,
      title: bySeat ? (context.names[at] ?? '') : '',
      cells:
        item === null && columns.length
          ? columns.map(() => ({ kind: 'hidden' }))
          : cellsOf(field, item, columns, context),
    })),
  };
};
/** A value in its field. */
const shown = (field: string, value: unknown, context: Context): Shown => {
  if (value === null || value === undefined) return { kind: 'hidden' };
  if (typeof value === 'boolean')
    return { kind: 'text', text: context.generic.say(value ? 'yes' : 'no'), number: false };
  if (typeof value === 'number')
    return SEATS.has(field) && context.names[value] !== undefined
      ? { kind: 'text', text: context.names[value], number: false }
      : { kind: 'text', text: value < 0 ? `−${-value}` : String(value), number: true };
  if (typeof value === 'string') return { kind: 'text', text: nameOf(field, value, context.game), number: false };
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const bySeat = isBySeat(list, context.players);
    if (bySeat || (list.length > 0 && list.every(isRecord))) return tableOf(field, list, bySeat, context);
    return { kind: 'list', items: list.map((item) => shown(field.replace(/s$/, ''), item, context)) };
  }
  return {
    kind: 'record',
    fields: Object.entries(value).map(([name, inside]) => ({
      label: isRecord(value) ? entryLabel(name, field, context) : name,
      value: shown(name, inside, context),
    })),
  };
};
/** The label in a record: the field's own, or the name of the thing that is counted there. */
const entryLabel = (name: string, field: string, { game }: Context): string => {
  if (game.has(`field-${name}`)) return game.say(`field-${name}`);
  const said = game.name(field.replace(/s$/, ''), name);
  return said === name ? readable(name) : said;
};

/** The panels of a view: one for each field. */
export const panelsOf = (view: GenericView, context: Context): readonly Panel[] =>
  Object.entries(view)
    .filter(([name]) => !APART.has(name))
    .map(([name, value]) => ({ name, label: labelOf(name, context.game), value: shown(name, value, context) }));

/** What is asked, or who is waited for, or how it ended. */
export const sentence = (
  view: GenericView,
  legal: readonly unknown[],
  names: readonly string[],
  reader: number | null,
  game: Words,
  ui: Words,
): string => {
  if (view.outcome) {
    const reason = `reason-${view.outcome.reason}`;
    return game.has(reason) ? game.say(reason) : readable(view.outcome.reason);
  }
  if (!legal.length) return waiting(view.actors, names, reader, ui);
  const phase = `phase-${view.phase}`;
  return game.has(phase) ? game.say(phase) : `${readable(view.phase)}.`;
};

export interface MoveButton {
  readonly legal: Legal<GenericMove>;
  readonly label: string;
}
export interface MoveGroup {
  readonly kind: string;
  readonly label: string;
  readonly buttons: readonly MoveButton[];
}
/** More buttons than this are grouped by the kind of move. */
export const MOST_BUTTONS = 24;

const factsOf = ({ do: _, ...facts }: GenericMove, game: Words): string =>
  Object.entries(facts)
    .map(
      ([name, value]) =>
        `${labelOf(name, game)} ${typeof value === 'string' ? nameOf(name, value, game) : JSON.stringify(value)}`,
    )
    .join(', ');
/** The legal moves as buttons. Moves that would read alike get their values behind their words. */
export const moveButtons = (
  legal: readonly Legal<GenericMove>[],
  game: Words,
  names: readonly string[],
  reader: number | null,
): readonly MoveButton[] => {
  const plain = legal.map(({ move }) =>
    game.has(`move-${move.do}`) ? game.move(move, names, reader) : readable(move.do),
  );
  return legal.map((one, at) => {
    const label = plain[at] ?? '';
    const alike = plain.filter((other) => other === label).length > 1;
    const facts = factsOf(one.move, game);
    const unsaid = !game.has(`move-${one.move.do}`);
    return { legal: one, label: (alike || unsaid) && facts ? `${label}: ${facts}` : label };
  });
};
export const grouped = (buttons: readonly MoveButton[]): readonly MoveGroup[] => {
  const kinds = [...new Set(buttons.map(({ legal }) => legal.move.do))];
  return kinds.map((kind) => ({
    kind,
    label: readable(kind),
    buttons: buttons.filter(({ legal }) => legal.move.do === kind),
  }));
};
