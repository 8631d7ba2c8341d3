/** Sandman in words. */
import type { SandmanMove, SandmanView } from '../../views';
import { listed, seats, type TextSource, type TextContext } from '../boardText';
import { effect } from './about';
import { sentence, signed, titleLine, ways } from './board';
import { ringSlots } from './ring';

type Dreamer = SandmanView['dreamers'][number];
type Card = SandmanView['circle'][number];

const particles = (all: readonly string[], { game }: TextContext): string =>
  all.map((particle) => game.name('particle', particle)).join(', ');
const cardName = (card: Card, extra: readonly string[], context: TextContext): string => {
  const { game, ui, say } = context;
  const told = ui.say(card.plot ? 'sandman-card' : 'sandman-nightmare', {
    name: game.name('card', card.card),
    particles: particles([...card.particles, ...extra], context),
    stars: card.stars,
  });
  const more = [
    card.plot
      ? say('sandman-plot', { plot: game.name('plot', card.plot) })
      : say('sandman-signs', { count: card.signs }),
    ...(card.encounter ? [say('sandman-encounter')] : []),
  ];
  return `${told}, ${more.join(', ')}`;
};
/** A dream level by level, from left to right, with how each card lies to the one before it. */
const dreamLines = (rows: Dreamer['rows'], context: TextContext): readonly string[] => {
  const { ui, say } = context;
  const told = rows.flatMap((row, level) =>
    row.map((place, at) => {
      const link = place?.left ? `, ${say('sandman-left', { link: ui.say(`sandman-${place.left}`) })}` : '';
      const card = place ? cardName(place.card, place.tokens, context) + link : ui.say('sandman-gap');
      return say('sandman-place', { level: level + 1, place: at + 1, card });
    }),
  );
  return told.length ? told : [say('sandman-empty')];
};
const tokens = (dreamer: Dreamer, context: TextContext): string =>
  listed(
    dreamer.tokens.map(({ particle, back }) => {
      const front = particle === null ? context.say('unknown') : context.game.name('particle', particle);
      return back === null ? front : `${front} (${context.game.name('back', back)})`;
    }),
    context,
  );
/** Encounters by name, with what they do. */
const encounters = (names: readonly string[], view: SandmanView, context: TextContext): string =>
  listed(
    names.map((name) => `${context.game.name('encounter', name)} (${effect(name, view, context.game)})`),
    context,
  );
const ring = (view: SandmanView, context: TextContext): readonly string[] =>
  ringSlots(view).flatMap(({ at, wheel }) => {
    if (wheel) return [context.ui.say(`sandman-wheel-${wheel}`)];
    if (at === null) return [];
    const card = view.circle[at];
    const way = ways(view, at, context.ui);
    return [`${at + 1}. ${card ? cardName(card, [], context) : ''}${way && `. ${way}`}`];
  });
const sides = (
  { left, right, encounters: drawn, points }: SandmanView['spots'][number],
  { ui, say }: TextContext,
): string =>
  [
    say('sandman-points', { points: signed(points) }),
    ...(left ? [say('sandman-left', { link: ui.say(`sandman-${left}`) })] : []),
    ...(right ? [say('sandman-right', { link: ui.say(`sandman-${right}`) })] : []),
    ...(drawn ? [say('sandman-meets', { count: drawn })] : []),
  ].join(', ');

const source: TextSource<SandmanView, SandmanMove> = {
  asked: (view, legal, { names, reader, game, ui }) => sentence(view, legal, [], names, reader, game, ui),
  now: (view, context) => {
    const { say } = context;
    return [
      ...[titleLine(view, context)].filter(Boolean),
      ...(view.phase === 'move' ? [say('sandman-free', { count: view.free_steps })] : []),
      ...(view.backwards ? [say('sandman-backwards')] : []),
      ...(view.soothed ? [say('sandman-soothed')] : []),
      ...(view.taken ? [say('sandman-taken', { card: cardName(view.taken, [], context) })] : []),
      ...view.spots.map((spot) => say('sandman-spot', { level: spot.level, sides: sides(spot, context) })),
      ...(view.drawn?.length ? [say('sandman-drawn', { cards: encounters(view.drawn, view, context) })] : []),
    ];
  },
  parts: (view, context) => {
    const { names, game, say } = context;
    return [
      { title: say('sandman-circle'), lines: ring(view, context) },
      ...seats(view.players, view.seat).map((seat) => {
        const dreamer = view.dreamers[seat];
        if (!dreamer) return { title: names[seat] ?? '', lines: [] };
        return {
          title: names[seat] ?? '',
          lines: [
            ...dreamLines(dreamer.rows, context),
            say('sandman-tokens', { tokens: tokens(dreamer, context) }),
            dreamer.encounters
              ? say('sandman-held', { cards: encounters(dreamer.encounters, view, context) })
              : say('sandman-held-hidden', { count: dreamer.encounters_held }),
            ...(dreamer.open.length ? [say('sandman-open', { cards: encounters(dreamer.open, view, context) })] : []),
            ...(dreamer.goal
              ? [
                  say('sandman-goal', {
                    goal: game.name('goal', dreamer.goal.goal),
                    particles: particles(dreamer.goal.particles, context),
                  }),
                ]
              : []),
          ],
        };
      }),
      {
        title: say('table'),
        lines: [
          say('sandman-bag', { count: view.bag, blanks: view.bag_blanks }),
          say('sandman-deck', { count: view.deck }),
          say('sandman-encounters', { count: view.encounter_deck }),
        ],
      },
    ];
  },
};
export default source;
