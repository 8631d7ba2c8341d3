/** The moment of the reveal without its drawing: whose layouts are shown, what they cover, and what has been told. */
import type { News, RunnersDream, RunnersFieldResult, RunnersLaid, RunnersReckoning, RunnersView } from '../../views';
import { CELL } from './art/tiles';

/** Where the first field lies in a drawing. */
export const LEFT = 16;
export const TOP = 33;
export const SIDE = 3;
/** One step for each field, one for what lies outside, one for the sum. */
export const STEPS = SIDE * SIDE + 2;

export interface Shown {
  readonly seat: number;
  readonly layout: readonly RunnersLaid[];
  readonly reckoning: RunnersReckoning;
  /** Woke up by this layout. */
  readonly woke: boolean;
  /** Turned the sandglass. */
  readonly first: boolean;
}
export interface Reveal {
  readonly round: number;
  readonly dream: RunnersDream;
  readonly shown: readonly Shown[];
}

/** The round whose layouts these news reveal; null where they reveal none. */
export const revealedRound = (view: RunnersView, news: readonly News[]): number | null => {
  if (!news.some(({ what }) => what === 'revealed')) return null;
  return view.phase === 'lay' ? view.round - 1 : view.round;
};
/** Who turned the sandglass in the round before the one that is on, as the story has it. */
const firstOf = (past: readonly News[]): number | null => {
  const reveal = past.findLastIndex(({ what }) => what === 'revealed');
  const told = past.slice(0, reveal < 0 ? past.length : reveal);
  const begun = told.findLastIndex(({ what }) => what === 'dream');
  return told.slice(begun + 1).find(({ what }) => what === 'took-glass')?.seat ?? null;
};
/** The layouts of a round, one's own first, as far as the view still has them. */
export const revealOf = (view: RunnersView, round: number, past: readonly News[]): Reveal | null => {
  const now = view.round === round && view.phase !== 'lay';
  const before = view.round === round + 1 && view.phase === 'lay' ? view.past : null;
  if (!now && !before) return null;
  const first = now ? view.holder : firstOf(past);
  const from = view.seat ?? 0;
  const shown = view.dreamers.flatMap((_, at): Shown[] => {
    const seat = (from + at) % view.players;
    const dreamer = view.dreamers[seat];
    const layout = before ? before.layouts[seat] : dreamer?.layout;
    const reckoning = before ? before.reckonings[seat] : dreamer?.reckoning;
    if (!layout || !reckoning) return [];
    return [{ seat, layout, reckoning, woke: dreamer?.woken === true, first: first === seat }];
  });
  return { round, dream: before?.dream ?? view.dream, shown };
};

type Layout = readonly RunnersLaid[];
/** Rows or columns that a layout takes, the square included. */
const span = (layout: Layout, along: 'row' | 'column'): readonly [first: number, last: number] => {
  const all = [0, SIDE - 1, ...layout.flatMap(({ cells }) => cells.map((cell) => cell[along]))];
  return [Math.min(...all), Math.max(...all)];
};
const AIR = 8;
/** What to show of the plane for each of these layouts: a view box, of one size for all so that all look alike. */
export const boxesOf = (layouts: readonly Layout[]): string[] => {
  const most = (along: 'row' | 'column'): number =>
    Math.max(...layouts.map((layout) => span(layout, along)).map(([first, last]) => last - first + 1));
  const [wide, high] = [most('column'), most('row')];
  return layouts.map((layout) => {
    const [[left, right], [top, bottom]] = [span(layout, 'column'), span(layout, 'row')];
    const x = left - (wide - (right - left + 1)) / 2;
    const y = top - (high - (bottom - top + 1)) / 2;
    return [LEFT + x * CELL - AIR, TOP + y * CELL - AIR, wide * CELL + 2 * AIR, high * CELL + 2 * AIR].join(' ');
  });
};

/** The calm that one field costs, by its own rule and for being left uncovered. */
export const lossOf = ({ lost, covered }: RunnersFieldResult): number => lost + (covered ? 0 : 1);

export interface Told {
  readonly lost: number;
  readonly gained: Readonly<Record<string, number>>;
  /** Nothing more is to come: stars, chests and what others shared are in it. */
  readonly whole: boolean;
}
/** What has been told of a layout after so many steps. */
export const toldOf = ({ reckoning }: Shown, step: number): Told => {
  if (step >= STEPS) return { lost: reckoning.calm_lost, gained: reckoning.gained, whole: true };
  const fields = reckoning.fields.slice(0, step);
  const gained: Record<string, number> = {};
  for (const { rewards } of fields)
    for (const [name, count] of Object.entries(rewards)) gained[name] = (gained[name] ?? 0) + count;
  const outside = step > SIDE * SIDE ? (reckoning.lost['outside'] ?? 0) : 0;
  return { lost: fields.reduce((sum, field) => sum + lossOf(field), outside), gained, whole: false };
};
