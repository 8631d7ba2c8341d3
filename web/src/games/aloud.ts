/**
 * The board in words: whatever a seat's view shows, as short lines under a few headings, for whoever cannot see the board
 * or would rather read it. Each game tells its own things (`<game>/aloud.ts`); what is asked, what can be done and the
 * points are told for all games here. Nothing goes in but the view, the legal moves and the names.
 */
import type { AnyView } from '../wire';
import { speech } from '../words/language.svelte';
import { Words } from '../words/words';
import type { GameId } from './boards';
import { ending } from './ending';
import type { Legal } from './pressing';

export interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}
/** What a game's own module is given to speak with. */
export interface Voice {
  /** By seat. */
  readonly names: readonly string[];
  /** The words of the game. */
  readonly game: Words;
  /** The words of the browser. */
  readonly ui: Words;
  /** The words of this text. */
  readonly say: Words['say'];
}
export interface Teller<View, Move = { readonly do: string }> {
  /** The sentence that says whose turn it is and what is asked. */
  readonly asked: (view: View, legal: readonly Legal<Move>[], voice: Voice) => string;
  /** What else matters now, as lines under that sentence. */
  readonly now: (view: View, voice: Voice) => readonly string[];
  readonly parts: (view: View, voice: Voice) => readonly Part[];
}
/** More moves than this are counted, not listed. */
const MOST_MOVES = 12;

/** Things one after another; equal ones once, with their number. */
export const listed = (things: readonly string[], { say }: Voice): string => {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const told = [...counts].map(([thing, count]) => (count > 1 ? `${count} × ${thing}` : thing));
  return told.join(', ') || say('nothing');
};
/** Things with their numbers, those of which there are none left out. */
export const counted = (
  counts: Readonly<Record<string, number>>,
  name: (thing: string) => string,
  voice: Voice,
): string =>
  listed(
    Object.entries(counts).flatMap(([thing, count]) => Array.from({ length: count }, () => name(thing))),
    voice,
  );
/** One's own seat first, then the others in turn order. */
export const seats = (players: number, me: number | null): readonly number[] =>
  Array.from({ length: players }, (_, at) => ((me ?? 0) + at) % players);
const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const byName = (values: readonly (number | null)[], { names }: Voice): string =>
  values.flatMap((value, seat) => (value === null ? [] : [`${names[seat] ?? ''} ${signed(value)}`])).join(', ');

const scores = (view: AnyView, voice: Voice): Part => {
  const { lines, totals } = ending(view);
  return {
    title: voice.ui.say('standing'),
    lines: [
      ...lines.map(({ name, values }) => `${voice.ui.say(`end-${name}`)}: ${byName(values, voice)}`),
      `${voice.ui.say('end-in-all')}: ${byName(totals, voice)}`,
    ],
  };
};
const moves = (legal: readonly Legal<{ readonly do: string }>[], { game, say }: Voice): readonly string[] => {
  const told = [...new Set(legal.map(({ move }) => game.move(move)))];
  if (!told.length) return [];
  return [
    told.length > MOST_MOVES ? say('moves-many', { count: told.length }) : say('moves', { moves: told.join('; ') }),
  ];
};
/** All that there is to tell. */
export const aloud = (
  teller: Teller<AnyView>,
  view: AnyView,
  legal: readonly Legal<{ readonly do: string }>[],
  voice: Voice,
): readonly Part[] => [
  {
    title: voice.say('now'),
    lines: [teller.asked(view, legal, voice), ...teller.now(view, voice), ...moves(legal, voice)],
  },
  ...teller.parts(view, voice),
  scores(view, voice),
];
export const voiceFor = (game: GameId, names: readonly string[]): Voice => {
  const words = new Words('aloud');
  return { names, game: new Words(game), ui: new Words(null), say: (message, facts) => words.say(message, facts) };
};

const TELLERS: { readonly [Game in GameId]: () => Promise<{ default: unknown }> } = {
  doors: () => import('./doors/aloud'),
  ravens: () => import('./ravens/aloud'),
  sandman: () => import('./sandman/aloud'),
  runners: () => import('./runners/aloud'),
  workshop: () => import('./workshop/aloud'),
};
/** Who tells of a game, with the words for it. */
export const tellerOf = async (game: GameId): Promise<Teller<AnyView>> => {
  const [{ default: teller }] = await Promise.all([TELLERS[game](), speech.load('aloud'), speech.load(game)]);
  return teller as Teller<AnyView>;
};
