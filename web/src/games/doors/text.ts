/** Doors in words. */
import type { DoorsMove, DoorsView } from '../../views';
import { counted, listed, seats, type TextSource, type TextContext } from '../boardText';
import { sentence, whereKnown } from './board';

const named = (cards: readonly (string | null)[], context: TextContext): string =>
  listed(
    cards.map((card) => (card === null ? context.ui.say('card-unknown') : context.game.name('card', card))),
    context,
  );
/** Cards in their order, each told by itself. */
const inOrder = (cards: readonly (string | null)[], { game, ui, say }: TextContext): string =>
  cards.map((card) => (card === null ? ui.say('card-unknown') : game.name('card', card))).join(', ') || say('nothing');

const source: TextSource<DoorsView, DoorsMove> = {
  asked: (view, legal, { names, reader, game, ui }) => sentence(view, legal, [], names, reader, game, ui),
  now: (view, context) => [
    ...(view.drawn ? [context.say('doors-drawn', { card: context.game.name('card', view.drawn) })] : []),
    ...(view.sight.length ? [context.say('doors-sight', { cards: inOrder(view.sight, context) })] : []),
  ],
  parts: (view, context) => {
    const { names, say } = context;
    const [top] = view.discarded.slice(-1);
    return [
      ...seats(view.players, view.seat).map((seat) => {
        const dreamer = view.dreamers[seat];
        return {
          title: names[seat] ?? '',
          lines: dreamer
            ? [
                say('doors-hand', { cards: named(dreamer.hand, context) }),
                say('doors-row', { cards: inOrder(dreamer.row, context) }),
                ...(dreamer.run ? [say('doors-run', { count: dreamer.run })] : []),
                say('doors-opened', { cards: named(dreamer.doors, context) }),
              ]
            : [],
        };
      }),
      {
        title: say('table'),
        lines: [
          ...(view.players > 1 || view.shared.length
            ? [
                say(view.phase === 'draft' ? 'doors-laid-out' : 'doors-shared', {
                  cards: named(view.shared, context),
                }),
              ]
            : []),
          say('doors-deck', { count: view.deck }),
          ...(view.top.length && !view.sight.length ? [say('doors-top', { cards: inOrder(view.top, context) })] : []),
          ...view.rearranged.map(
            (known) =>
              `${context.game.say('label-known-set', { where: whereKnown(known) })}: ${named(known.cards, context)}`,
          ),
          say('doors-limbo', { cards: named(view.limbo, context) }),
          say('doors-discarded', { count: view.discarded.length }),
          ...(top ? [say('on-top', { card: context.game.name('card', top) })] : []),
          say('doors-missing', {
            cards: counted(view.doors_missing, (colour) => context.game.name('card', `${colour}-door`), context),
          }),
          say('doors-unseen', { cards: counted(view.unseen, (card) => context.game.name('card', card), context) }),
        ],
      },
    ];
  },
};
export default source;
