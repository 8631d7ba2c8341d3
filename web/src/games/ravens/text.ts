/** Ravens in words. */
import type { RavensMove, RavensView } from '../../views';
import { named } from '../../words/words';
import { seats, type TextSource, type TextContext } from '../boardText';
import { closing, sentence } from './board';

const cardNames = (cards: readonly string[], { game, say }: TextContext): string =>
  cards.map((card) => game.name('card', card)).join(', ') || say('nothing');
/** A card of a dream, with those besides its owner who have seen it. */
const cardLine = (view: RavensView, owner: number, place: number, { names, game, ui, say }: TextContext): string => {
  const dreamer = view.dreamers[owner];
  const face = dreamer?.dream[place] ?? null;
  const card = face === null ? ui.say('card-unknown') : game.name('card', face);
  const eyes = (dreamer?.knows[place] ?? []).filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? '');
  return eyes.length
    ? say('ravens-card-seen', { place: place + 1, card, names: eyes.join(', ') })
    : say('ravens-card', { place: place + 1, card });
};
/** Names of cards are numbers themselves: how many there are stands behind them. */
const unseen = (view: RavensView, { game }: TextContext): string =>
  Object.entries(view.unseen)
    .map(([card, count]) => `${game.name('card', card)}: ${count}`)
    .join('; ');

const source: TextSource<RavensView, RavensMove> = {
  asked: (view, legal, { names, reader, game, ui }) => sentence(view, legal, [], names, reader, game, ui),
  now: (view, context) => {
    const { names, reader, say } = context;
    return [
      say('ravens-round', { round: view.round }),
      ...(view.drawn.length ? [say('ravens-drawn', { cards: cardNames(view.drawn, context) })] : []),
      ...(view.in_hand && view.turn !== view.seat
        ? [say('ravens-holding', { ...named(names, view.turn, reader), count: view.in_hand })]
        : []),
      ...(view.picked
        ? [say('ravens-picked', { ...named(names, view.picked.owner, reader), place: view.picked.place + 1 })]
        : []),
    ];
  },
  parts: (view, context) => {
    const { names, game, say } = context;
    const top = view.discarded.at(-1);
    const last = view.last_round;
    const soon = closing(view, game);
    return [
      ...seats(view.players, view.seat).map((seat) => ({
        title: names[seat] ?? '',
        lines: [
          ...(view.dreamers[seat]?.dream ?? []).map((_, place) => cardLine(view, seat, place, context)),
          say('ravens-total', { count: view.dreamers[seat]?.total ?? 0 }),
        ],
      })),
      {
        title: say('table'),
        lines: [
          say('ravens-pile', { count: view.draw_pile }),
          say('ravens-discard', { count: view.discard_size }),
          ...(top ? [say('on-top', { card: game.name('card', top) })] : []),
          ...(soon ? [soon] : []),
          ...(Object.keys(view.unseen).length ? [say('ravens-unseen', { cards: unseen(view, context) })] : []),
          say('ravens-until', { target: Number(view.options['target'] ?? 0) }),
          ...(view.options['rounds'] ? [say('ravens-rounds', { rounds: Number(view.options['rounds']) })] : []),
        ],
      },
      ...(last
        ? [
            {
              title: say('ravens-last'),
              lines: [
                last.caller === null
                  ? game.say('label-ran-out', { round: last.number })
                  : game.say('label-called', { round: last.number, caller: names[last.caller] ?? '' }),
                ...last.dreamers.map((dreamer, seat) =>
                  say('ravens-scored', {
                    name: names[seat] ?? '',
                    cards: cardNames(dreamer.dream, context),
                    points: dreamer.points,
                    why: game.say(`why-${dreamer.why}`),
                  }),
                ),
              ],
            },
          ]
        : []),
    ];
  },
};
export default source;
