/** Workshop in words. */
import type { WorkshopMove, WorkshopView } from '../../views';
import { byName, counted, listed, seats, type TextSource, type TextContext } from '../boardText';
import { lacking, sentence } from './board';

type Maker = WorkshopView['makers'][number];
type Landscape = WorkshopView['sight'][number];
interface Ground {
  readonly stack: readonly string[];
  readonly tree: boolean;
  readonly dreamer: boolean;
}

const shards = (counts: Readonly<Record<string, number>>, context: TextContext): string =>
  counted(counts, (colour) => context.game.name('colour', colour), context);
/** A pile from the bottom up, and what stands on it. */
const things = ({ stack, tree, dreamer }: Ground, { game, say }: TextContext): string =>
  [
    ...stack.map((colour) => game.name('colour', colour)),
    ...(tree ? [say('workshop-tree')] : []),
    ...(dreamer ? [say('workshop-dreamer')] : []),
  ].join(', ');
const cornerLine = (corner: WorkshopView['corners'][number], view: WorkshopView, context: TextContext): string => {
  const { names, game, ui, say } = context;
  const next = corner.shards.at(-1);
  return [
    say('workshop-corner', {
      number: corner.number,
      corner: ui.say(`workshop-corner-${corner.name}`),
      shards: corner.shards.map((colour) => game.name('colour', colour)).join(', ') || say('nothing'),
    }),
    ...(next ? [say('workshop-next', { colour: game.name('colour', next) })] : []),
    ...(corner.travellers.length
      ? [say('workshop-here', { names: corner.travellers.map((seat) => names[seat] ?? '').join(', ') })]
      : []),
    ...(corner.blocked ? [say('workshop-blocked')] : []),
    ...(corner.cost !== null && view.stage === 'wandering'
      ? [say('workshop-way', { cost: ui.say('workshop-cost', { count: corner.cost }) })]
      : []),
    ...(corner.red_on_the_way ? [say('workshop-red-way')] : []),
  ].join(' ');
};
const fields = (maker: Maker, context: TextContext): readonly string[] => {
  const built = maker.fields.filter(({ stack, tree, dreamer }) => stack.length || tree || dreamer);
  if (!built.length) return [context.say('workshop-bare')];
  return [
    context.say('workshop-built'),
    ...built.map(
      (field) =>
        `${field.name}: ${things(field, context)}${field.mountain ? ` (${context.say('workshop-mountain')})` : ''}`,
    ),
  ];
};
const cardLine = (card: Landscape, lacks: boolean, context: TextContext): string => {
  const { game, ui, say } = context;
  const { state, shards: missing } = lacking(card);
  const name = (colour: string): string => (colour === 'any' ? ui.say('workshop-any') : game.name('colour', colour));
  const wants =
    state === 'lacks'
      ? ui.say('workshop-card-lacks', { shards: listed(missing.map(name), context) })
      : ui.say(`workshop-card-${state}`);
  return [
    say('workshop-card', {
      card: game.name('card', card.name),
      level: card.level,
      points: card.points,
      power: game.name('power', card.power),
    }),
    say('workshop-card-land', {
      land: card.land
        .map(
          (field) =>
            `${ui.say('runners-place', { row: field.row + 1, column: field.column + 1 })}: ${things(field, context)}`,
        )
        .join('; '),
    }),
    ...(card.shard ? [say('workshop-card-shard', { colour: game.name('colour', card.shard) })] : []),
    ...(lacks ? [wants] : []),
  ].join(' ');
};
const person = (maker: Maker, context: TextContext): readonly string[] => {
  const { game, ui, say } = context;
  return [
    say('workshop-hand', { shards: shards(maker.hand, context) }),
    ...fields(maker, context),
    ...maker.cards.map((card) => cardLine(card, true, context)),
    say('workshop-finished', {
      cards: listed(
        maker.finished.map((card) => game.name('card', card)),
        context,
      ),
    }),
    ...(maker.pile ? [say('workshop-pile'), cardLine(maker.pile, false, context)] : []),
    ui.say('workshop-trees', { count: maker.trees }),
  ];
};

const source: TextSource<WorkshopView, WorkshopMove> = {
  asked: (view, legal, { names, reader, game, ui }) => sentence(view, legal, [], names, reader, game, ui),
  now: (view, context) => {
    const { names, game, ui, say } = context;
    return [
      say('workshop-night', { round: view.round }),
      say('workshop-order', { names: view.order.map((seat) => names[seat] ?? '').join(', ') }),
      ...(view.stage === 'wandering' ? [ui.say('workshop-points', { count: view.action_points })] : []),
      ...(view.drawn.length
        ? [
            say('workshop-drawn', {
              shards: listed(
                view.drawn.map((colour) => game.name('colour', colour)),
                context,
              ),
            }),
          ]
        : []),
      ...(view.sight.length ? [say('workshop-sight')] : []),
      ...view.sight.map((card) => cardLine(card, true, context)),
    ];
  },
  parts: (view, context) => {
    const { names, game, ui, say } = context;
    const [one = 0, two = 0, three = 0] = view.stacks;
    return [
      {
        title: ui.say('workshop-land'),
        lines: [
          ...view.corners.map((corner) => cornerLine(corner, view, context)),
          ...(view.red_paths.length ? [say('workshop-red', { paths: view.red_paths.join(', ') })] : []),
        ],
      },
      ...seats(view.players, view.seat).map((seat) => {
        const maker = view.makers[seat];
        return { title: names[seat] ?? '', lines: maker ? person(maker, context) : [] };
      }),
      {
        title: ui.say('workshop-dream-tokens'),
        lines: view.tokens.map(({ kind, colour, gives }) => {
          const token = game.name('token', kind);
          return `${token}${colour ? ` (${game.name('colour', colour)})` : ''}: ${byName(gives, context)}`;
        }),
      },
      {
        title: say('table'),
        lines: [
          say('workshop-bag', { shards: shards(view.bag, context) }),
          game.say('label-trees', { count: view.trees_left }),
          game.say('label-stacks', { one, two, three }),
        ],
      },
    ];
  },
};
export default source;
