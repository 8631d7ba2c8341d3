/**
 * The board in words: what a seat's view shows, as short lines under a few headings. It is for people who cannot see the
 * board or would rather read it. Each game tells its own things (`<game>/text.ts`). What is asked, what can be done and
 * the points are told here for all games. It is made from the view, the legal moves and the names alone.
 */
import type { Language } from '../words/language.svelte';
import { Words } from '../words/words';
import type { Legal } from './pressing';
import { withoutEmptyRows, type Scores } from './scoring';

export interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}
/** What a game's own text is made with. */
export interface TextContext {
  /** What the seats are called on this page. */
  readonly names: readonly string[];
  /** The seat that is spoken to; null for a spectator. */
  readonly reader: number | null;
  /** The words of the game. */
  readonly game: Words;
  /** The words of the browser. */
  readonly ui: Words;
  /** The words of this text. */
  readonly say: Words['say'];
}
export interface TextSource<View, Move = { readonly do: string }> {
  /** The sentence that says whose turn it is and what is asked. */
  readonly asked: (view: View, legal: readonly Legal<Move>[], context: TextContext) => string;
  /** What else matters now, as lines under that sentence. */
  readonly now: (view: View, context: TextContext) => readonly string[];
  readonly parts: (view: View, context: TextContext) => readonly Part[];
}
/** More moves than this are counted, not listed. */
const MOST_MOVES = 12;

/** Things one after another; equal ones once, with their number. */
export const listed = (things: readonly string[], { say }: TextContext): string => {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const told = [...counts].map(([thing, count]) => (count > 1 ? `${count} × ${thing}` : thing));
  return told.join(', ') || say('nothing');
};
/** Things with their numbers, those of which there are none left out. */
export const counted = (
  counts: Readonly<Record<string, number>>,
  name: (thing: string) => string,
  context: TextContext,
): string =>
  listed(
    Object.entries(counts).flatMap(([thing, count]) => Array.from({ length: count }, () => name(thing))),
    context,
  );
/** The reader's seat first, then the others in turn order. */
export const seats = (players: number, me: number | null): readonly number[] =>
  Array.from({ length: players }, (_, at) => ((me ?? 0) + at) % players);
const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const byName = (values: readonly (number | null)[], { names }: TextContext): string =>
  values.flatMap((value, seat) => (value === null ? [] : [`${names[seat] ?? ''} ${signed(value)}`])).join(', ');

const scorePart = (scores: Scores, context: TextContext): Part => {
  const { rows, totals } = withoutEmptyRows(scores);
  return {
    title: context.ui.say('standing'),
    lines: [
      ...rows.map(({ name, values }) => `${context.ui.say(`end-${name}`)}: ${byName(values, context)}`),
      `${context.ui.say('end-in-all')}: ${byName(totals, context)}`,
    ],
  };
};
const moves = (
  legal: readonly Legal<{ readonly do: string }>[],
  { game, say, names, reader }: TextContext,
): readonly string[] => {
  const told = [...new Set(legal.map(({ move }) => game.move(move, names, reader)))];
  if (!told.length) return [];
  return [
    told.length > MOST_MOVES ? say('moves-many', { count: told.length }) : say('moves', { moves: told.join('; ') }),
  ];
};
/** The whole text. */
export const boardText = <View>(
  source: TextSource<View>,
  scores: Scores,
  view: View,
  legal: readonly Legal<{ readonly do: string }>[],
  context: TextContext,
): readonly Part[] => [
  {
    title: context.say('now'),
    lines: [source.asked(view, legal, context), ...source.now(view, context), ...moves(legal, context)],
  },
  ...source.parts(view, context),
  ...(scores.totals.length ? [scorePart(scores, context)] : []),
];
export const textContext = (
  game: string,
  names: readonly string[],
  reader: number | null,
  language?: Language,
): TextContext => {
  const words = new Words(`${game}/text`, language);
  return {
    names,
    reader,
    game: new Words(game, language),
    ui: new Words(null, language),
    say: (message, facts) => words.say(message, facts),
  };
};
