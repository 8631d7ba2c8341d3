/**
 * What the client has for one game. Every folder `games/<game>` exports one module from its `index.ts`, and the bundler
 * finds it there. Home loads all of these files: they hold facts and functions that load the rest, nothing heavy.
 * Drawings are found by their folder too, `games/<game>/art`: all of them come together, in one file (`art/album.ts`).
 */
import type { Component } from 'svelte';
import type { Picture } from '../art/rows';
import type { Lesson } from '../tutorial/lesson';
import type { News } from '../views';
import type { Language } from '../words/language.svelte';
import type { Section } from '../words/rules';
import type { TextContext, TextSource } from './boardText';
import type { Scoring } from './scoring';
import type { BoardProps } from './boardProps';

/** By phase, the numbers of the rules that matter in it. */
export type PhaseRules = Readonly<Record<string, readonly string[]>>;
export type RulePictures = Readonly<Record<string, Picture>>;
export type Board<View = unknown, Move = unknown> = Component<BoardProps<View, Move>>;

interface GameLearn {
  /** The pictures of the rules, by name. */
  readonly rulePictures: RulePictures;
  /** The guided first game. */
  readonly lesson: (() => Promise<Lesson>) | undefined;
}
/** What a title line is made with. */
export type TitleContext = Pick<TextContext, 'names' | 'reader' | 'game' | 'ui'>;
export interface GamePlay<View = unknown, Move = unknown> {
  readonly Board: Board<View, Move>;
  /** The board in words. */
  readonly text: TextSource<View, Move>;
  readonly scoring: Scoring<View>;
  readonly phases: PhaseRules;
  /** Where the game stands, in a few words beside its title: the round, the phase, the night. */
  readonly titleLine?: (view: View, context: TitleContext) => string;
  /** How it ended, in a few lines under the headline: what the table of points does not say. `last` is the last move. */
  readonly ending?: (view: View, context: TitleContext, last: readonly News[]) => readonly string[];
}

export interface GameModule<View = unknown, Move = unknown> {
  readonly id: string;
  /** Its place on the home page, counted from 1. */
  readonly order: number;
  /** The fewest and the most players. */
  readonly players: readonly [number, number];
  /** How long a game takes; null where nobody knows. */
  readonly minutes: number | null;
  /** 1 light, 2 medium, 3 deep; null where nobody knows. */
  readonly weight: 1 | 2 | 3 | null;
  /** How many sit down for 'Play now'. */
  readonly playNow: number;
  /** What is heard when something is laid on the table. */
  readonly laidSound: 'card' | 'tile';
  /** The board shows hints in its action bar: a banner would cover what is played on. */
  readonly showsHints?: boolean;
  /** Options with numbers are told in seconds. */
  readonly optionsInSeconds?: boolean;
  /** Whether an option means something for this number of players; all do where this is missing. */
  readonly optionApplies?: (option: string, players: number) => boolean;
  /** What a table needs. */
  readonly play: () => Promise<GamePlay<View, Move>>;
  /** What teaches it; a game without this has no guided first game. */
  readonly learn?: () => Promise<GameLearn>;
  /** The rules, where they are not among its words, in `words/rules`. */
  readonly rules?: (language: Language) => Promise<readonly Section[]>;
}
/** A game's own module as one of the many. Only the game itself knows the type of its views and moves. */
export const defineGame = <View, Move>(game: GameModule<View, Move>): GameModule => game as unknown as GameModule;
