/** What holds for every board at every fixture: each legal move can be made, and no other. */
import { describe, expect, it } from 'vitest';
import * as doors from '../src/games/doors/board';
import { offers, press, type Choice, type Legal } from '../src/games/pressing';
import * as ravens from '../src/games/ravens/board';
import * as runners from '../src/games/runners/board';
import * as sandman from '../src/games/sandman/board';
import * as workshop from '../src/games/workshop/board';
import type { News } from '../src/views';
import { Words } from '../src/words/words';
import { fixturesOf, NAMES } from './fixtures';

const ui = new Words(null);
interface Case {
  readonly name: string;
  readonly legal: readonly Legal<{ readonly do: string }>[];
  readonly choices: readonly Choice<{ readonly do: string }>[];
  readonly sentence: string;
  readonly news: readonly News[];
}
const words = {
  doors: new Words('doors'),
  ravens: new Words('ravens'),
  sandman: new Words('sandman'),
  runners: new Words('runners'),
  workshop: new Words('workshop'),
};
const cases: Record<string, Case[]> = {
  doors: fixturesOf('doors').map(([name, { view, legal, news }]) => ({
    name,
    legal,
    news,
    choices: doors.choices(view, legal, ui, words.doors),
    sentence: doors.sentence(view, legal, [], NAMES, 0, words.doors, ui),
  })),
  ravens: fixturesOf('ravens').map(([name, { view, legal, news }]) => ({
    name,
    legal,
    news,
    choices: ravens.choices(view, legal, ui),
    sentence: ravens.sentence(view, legal, [], NAMES, 0, words.ravens, ui),
  })),
  sandman: fixturesOf('sandman').map(([name, { view, legal, news }]) => ({
    name,
    legal,
    news,
    choices: sandman.choices(view, legal, ui),
    sentence: sandman.sentence(view, legal, [], NAMES, 0, words.sandman, ui),
  })),
  runners: fixturesOf('runners').map(([name, { view, legal, news }]) => ({
    name,
    legal,
    news,
    choices: runners.choices(view, legal, ui, words.runners),
    sentence: runners.sentence(view, legal, [], NAMES, 0, words.runners, ui),
  })),
  workshop: fixturesOf('workshop').map(([name, { view, legal, news }]) => ({
    name,
    legal,
    news,
    choices: workshop.choices(legal, ui),
    sentence: workshop.sentence(view, legal, [], NAMES, 0, words.workshop, ui),
  })),
};

for (const [game, all] of Object.entries(cases)) {
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
