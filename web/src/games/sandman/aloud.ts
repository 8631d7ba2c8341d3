/** Sandman in words. */
import type { SandmanMove, SandmanView } from '../../views';
import { listed, seats, type Teller, type Voice } from '../aloud';
import { hint, ringSlots, sentence } from './board';

type Dreamer = SandmanView['dreamers'][number];
type Card = SandmanView['circle'][number];

const particles = (all: readonly string[], { game }: Voice): string =>
  all.map((particle) => game.name('particle', particle)).join(', ');
const cardName = (card: Card, extra: readonly string[], voice: Voice): string => {
  const { game, ui, say } = voice;
  const told = ui.say(card.plot ? 'sandman-card' : 'sandman-nightmare', {
    name: game.name('card', card.card),
    particles: particles([...card.particles, ...extra], voice),
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
const dreamLines = (rows: Dreamer['rows'], voice: Voice): readonly string[] => {
  const { ui, say } = voice;
  const told = rows.flatMap((row, level) =>
    row.map((place, at) => {
      const link = place?.left ? `, ${say('sandman-left', { link: ui.say(`sandman-${place.left}`) })}` : '';
      const card = place ? cardName(place.card, place.tokens, voice) + link : ui.say('sandman-gap');
      return say('sandman-place', { level: level + 1, place: at + 1, card });
    }),
  );
  return told.length ? told : [say('sandman-empty')];
};
const tokens = (dreamer: Dreamer, voice: Voice): string =>
  listed(
    dreamer.tokens.map(({ particle, back }) => {
      const front = particle === null ? voice.say('unknown') : voice.game.name('particle', particle);
      return back === null ? front : `${front} (${voice.game.name('back', back)})`;
    }),
    voice,
  );
const encounters = (names: readonly string[], voice: Voice): string =>
  listed(
    names.map((name) => voice.game.name('encounter', name)),
    voice,
  );
const ring = (view: SandmanView, voice: Voice): readonly string[] =>
  ringSlots(view).map((slot) => {
    if (slot.kind === 'wheel') return voice.ui.say(`sandman-wheel-${slot.wheel}`);
    const card = view.circle[slot.at];
    const way = hint(view, [`ring:${slot.at}`], voice.ui);
    return `${slot.at + 1}. ${card ? cardName(card, [], voice) : ''}${way && `. ${way}`}`;
  });
const sides = ({ left, right, encounters: drawn }: SandmanView['spots'][number], { ui, say }: Voice): string =>
  [
    ...(left ? [say('sandman-left', { link: ui.say(`sandman-${left}`) })] : []),
    ...(right ? [say('sandman-right', { link: ui.say(`sandman-${right}`) })] : []),
    ...(drawn ? [say('sandman-meets', { count: drawn })] : []),
  ].join(', ') || say('nothing');

const teller: Teller<SandmanView, SandmanMove> = {
  asked: (view, legal, { names, game, ui }) => sentence(view, legal, [], names, game, ui),
  now: (view, voice) => {
    const { say } = voice;
    return [
      say('sandman-round', { round: view.round }),
      ...(view.phase === 'move' ? [say('sandman-free', { count: view.free_steps })] : []),
      ...(view.backwards ? [say('sandman-backwards')] : []),
      ...(view.soothed ? [say('sandman-soothed')] : []),
      ...(view.ends_round ? [say('sandman-ends')] : []),
      ...(view.taken ? [say('sandman-taken', { card: cardName(view.taken, [], voice) })] : []),
      ...view.spots.map((spot) => say('sandman-spot', { level: spot.level, sides: sides(spot, voice) })),
      ...(view.drawn?.length ? [say('sandman-drawn', { cards: encounters(view.drawn, voice) })] : []),
    ];
  },
  parts: (view, voice) => {
    const { names, game, say } = voice;
    return [
      { title: say('sandman-circle'), lines: ring(view, voice) },
      ...seats(view.players, view.seat).map((seat) => {
        const dreamer = view.dreamers[seat];
        if (!dreamer) return { title: names[seat] ?? '', lines: [] };
        return {
          title: names[seat] ?? '',
          lines: [
            ...dreamLines(dreamer.rows, voice),
            say('sandman-tokens', { tokens: tokens(dreamer, voice) }),
            dreamer.encounters
              ? say('sandman-held', { cards: encounters(dreamer.encounters, voice) })
              : say('sandman-held-hidden', { count: dreamer.encounters_held }),
            ...(dreamer.open.length ? [say('sandman-open', { cards: encounters(dreamer.open, voice) })] : []),
            ...(dreamer.goal
              ? [
                  say('sandman-goal', {
                    goal: game.name('goal', dreamer.goal.goal),
                    particles: particles(dreamer.goal.particles, voice),
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
export default teller;
