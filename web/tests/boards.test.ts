/** What holds for every board at every fixture: each legal move can be made, and no other. */
import { describe, expect, it } from 'vitest';
import { offers, press, type Choice, type Legal } from '../src/games/pressing';
import { MODULES } from '../src/games/registry.svelte';
import type { News } from '../src/views';
import { Words } from '../src/words/words';
import { fixturesOf, NAMES, type GameId } from './fixtures';

const ui = new Words(null);
interface Case {
  readonly name: string;
  readonly legal: readonly Legal<{ readonly do: string }>[];
  readonly choices: readonly Choice<{ readonly do: string }>[];
  readonly sentence: string;
  readonly news: readonly News[];
}
/** What every `board.ts` exports; each knows the type of its own views and moves. */
interface BoardLogic {
  choices(view: unknown, legal: Case['legal'], ui: Words, game: Words): Case['choices'];
  sentence(
    view: unknown,
    legal: Case['legal'],
    selection: readonly string[],
    names: readonly string[],
    reader: number,
    game: Words,
    ui: Words,
  ): string;
}
const boards = import.meta.glob<BoardLogic>('../src/games/*/board.ts', { eager: true });
const casesOf = (game: GameId): Case[] => {
  const board = boards[`../src/games/${game}/board.ts`];
  if (!board) throw new Error(`no board.ts of ${game}`);
  const own = new Words(game);
  return fixturesOf(game).map(([name, { view, legal, news }]) => ({
    name,
    legal,
    news,
    choices: board.choices(view, legal, ui, own),
    sentence: board.sentence(view, legal, [], NAMES, 0, own, ui),
  }));
};

for (const { id: game } of MODULES) {
  const all = casesOf(game as GameId);
  describe(game, () => {
    it.each(all.map((one) => [one.name, one] as const))(
      '%s: every legal move can be pressed, and nothing else',
      (_name, { legal, choices }) => {
        expect(new Set(choices.map((choice) => choice.legal.action))).toEqual(new Set(legal.map((one) => one.action)));
        for (const choice of choices) {
          // what is carried is lifted first, and not by a press
          let selection: readonly string[] = choice.carried ? choice.path.slice(0, 1) : [];
          let sent: number | null = null;
          for (const spot of choice.path.slice(selection.length)) {
            const result = press(choices, selection, spot);
            if (result.kind === 'select') selection = result.selection;
            else if (result.kind === 'send') sent = result.legal.action;
          }
          // where presses alone leave two moves open, a button tells them apart
          const button = offers(choices, choice.path.slice(0, -1)).some(
            (offer) => offer.legal.action === choice.legal.action,
          );
          expect(sent === choice.legal.action || button, `${choice.path.join(' ')}`).toBe(true);
        }
      },
    );
    it.each(all.map((one) => [one.name, one] as const))(
      '%s: says what is asked, in words',
      (_name, { sentence, choices }) => {
        expect(sentence).toMatch(/^[A-ZŁ“"].*[.?!]”?$/);
        expect(sentence).not.toMatch(/\{|phase-|reason-|undefined/);
        for (const { button } of choices) expect(button?.label ?? 'A').not.toMatch(/^[a-z]+-[a-z-]+$|\{|undefined/);
      },
    );
    it('tells all its news in words', () => {
      const game_ = new Words(game);
      for (const { news } of all)
        for (const item of news) expect(game_.news(item, NAMES, 0)).not.toMatch(/^news-|\{|undefined/);
    });
  });
}
