/** Doors in words. */
import type { DoorsMove, DoorsView } from '../../views';
import { counted, listed, seats, type Teller, type Voice } from '../aloud';
import { sentence } from './board';

const named = (cards: readonly (string | null)[], voice: Voice): string =>
  listed(
    cards.map((card) => (card === null ? voice.ui.say('card-unknown') : voice.game.name('card', card))),
    voice,
  );
/** Cards in their order, each told by itself. */
const inOrder = (cards: readonly (string | null)[], { game, ui, say }: Voice): string =>
  cards.map((card) => (card === null ? ui.say('card-unknown') : game.name('card', card))).join(', ') || say('nothing');

const teller: Teller<DoorsView, DoorsMove> = {
  asked: (view, legal, { names, game, ui }) => sentence(view, legal, [], names, game, ui),
  now: (view, voice) => [
    ...(view.drawn ? [voice.say('doors-drawn', { card: voice.game.name('card', view.drawn) })] : []),
    ...(view.sight.length ? [voice.say('doors-sight', { cards: inOrder(view.sight, voice) })] : []),
  ],
  parts: (view, voice) => {
    const { names, say } = voice;
    const [top] = view.discarded.slice(-1);
    return [
      ...seats(view.players, view.seat).map((seat) => {
        const dreamer = view.dreamers[seat];
        return {
          title: names[seat] ?? '',
          lines: dreamer
            ? [
                say('doors-hand', { cards: named(dreamer.hand, voice) }),
                say('doors-row', { cards: inOrder(dreamer.row, voice) }),
                ...(dreamer.run ? [say('doors-run', { count: dreamer.run })] : []),
                say('doors-opened', { cards: named(dreamer.doors, voice) }),
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
                  cards: named(view.shared, voice),
                }),
              ]
            : []),
          say('doors-deck', { count: view.deck }),
          ...(view.top.length && !view.sight.length ? [say('doors-top', { cards: inOrder(view.top, voice) })] : []),
          say('doors-limbo', { cards: named(view.limbo, voice) }),
          say('doors-discarded', { count: view.discarded.length }),
          ...(top ? [say('on-top', { card: voice.game.name('card', top) })] : []),
          say('doors-missing', {
            cards: counted(view.doors_missing, (colour) => voice.game.name('card', `${colour}-door`), voice),
          }),
          say('doors-unseen', { cards: counted(view.unseen, (card) => voice.game.name('card', card), voice) }),
        ],
      },
    ];
  },
};
export default teller;
