/** How a labyrinth ended: the doors by colour, the cards that were left, and exactly how it was lost. */
import type { DoorsView, News } from '../../views';
import { named } from '../../words/words';
import type { TitleContext } from '../module';

const COLOURS = ['red', 'blue', 'green', 'brown'] as const;
/** There are eight doors, two of each colour (D1). */
const OF_EACH = 2;

/** What emptied the deck (D14), cost the hand (D15) or left nothing to draw (D18): the last move tells. */
const causeOf = (last: readonly News[], { names, reader, ui }: TitleContext): string => {
  const whose = last.find(({ seat }) => seat !== null)?.seat ?? null;
  if (whose === null) return ui.say('doors-end-lost');
  const five = last.find(({ what }) => what === 'lost-five');
  if (five) return ui.say('doors-end-lost-five', { count: (five.facts['cards'] as readonly string[]).length });
  return last.some(({ what }) => what === 'lost-hand')
    ? ui.say('doors-end-lost-hand', named(names, whose, reader))
    : ui.say('doors-end-lost-draw', named(names, whose, reader));
};
const ending = (view: DoorsView, context: TitleContext, last: readonly News[]): readonly string[] => {
  const { game, ui } = context;
  if (!view.outcome) return [];
  const count = (cards: readonly string[], colour: string): number =>
    cards.filter((card) => card === `${colour}-door`).length;
  const colours = (told: (colour: string) => string): string => COLOURS.map(told).filter(Boolean).join(', ');
  const opened = view.dreamers.flatMap(({ doors }) => doors);
  const lacking = (numbers: Readonly<Record<string, number>>): string =>
    colours((colour) =>
      numbers[colour]
        ? ui.say('doors-end-lacks', { colour: game.say(`colour-${colour}`), count: numbers[colour] })
        : '',
    );
  const doors = colours((colour) =>
    ui.say('doors-end-colour', { colour: game.say(`colour-${colour}`), count: count(opened, colour), all: OF_EACH }),
  );
  const open = ui.say('doors-end-doors', { doors });
  if (view.outcome.winners.length) return [open, ui.say('doors-end-deck', { count: view.deck })];
  const closed = lacking(view.doors_missing);
  const limbo = lacking(Object.fromEntries(COLOURS.map((colour) => [colour, count(view.limbo, colour)])));
  return [
    causeOf(last, context),
    open,
    ...(closed && closed !== limbo ? [ui.say('doors-end-closed', { doors: closed })] : []),
    ...(limbo ? [ui.say('doors-end-limbo', { doors: limbo })] : []),
  ];
};
export default ending;
