/** Runners in words. */
import type { RunnersMove, RunnersView } from '../../views';
import { named } from '../../words/words';
import { counted, listed, seats, type TextSource, type TextContext } from '../boardText';
import { reckoned, sentence } from './board';

type Dreamer = RunnersView['dreamers'][number];
type Tile = Dreamer['tiles'][number];
const SIDE = 3;

const rewards = (all: Readonly<Record<string, number>>, context: TextContext): string =>
  counted(all, (reward) => context.game.name('reward', reward), context);
const some = (all: Readonly<Record<string, number>>): boolean => Object.values(all).some((count) => count > 0);
/** A field of the dream: what is on it, what lies over it and what that does. */
const fieldLine = (view: RunnersView, at: number, dreamer: Dreamer | undefined, context: TextContext): string => {
  const { game, ui, say } = context;
  const [row, column] = [Math.floor(at / SIDE), at % SIDE];
  const field = view.dream.fields[at];
  const result = dreamer?.reckoning?.fields[at];
  const over = dreamer?.layout
    ?.flatMap(({ tile, cells }) => cells.map((cell) => ({ tile, ...cell })))
    .find((cell) => cell.row === row && cell.column === column);
  const told = [
    game.name('field', field?.kind ?? 'blank'),
    ...(field?.calm ? [say('runners-costs', { count: field.calm })] : []),
    ...(field && some(field.rewards) ? [rewards(field.rewards, context)] : []),
    ...(field?.keys ? [game.say('label-keys', { count: field.keys })] : []),
    ...(over
      ? [say('runners-over', { tile: game.name('tile', over.tile), effect: game.name('effect', over.effect) })]
      : []),
    ...(result?.dispelled ? [say('runners-dispelled')] : []),
    ...(result?.collected ? [say('runners-collected', { times: result.collected })] : []),
    ...(result?.lost ? [say('runners-loses', { count: result.lost })] : []),
  ];
  return `${ui.say('runners-place', { row: row + 1, column: column + 1 })}: ${told.join(', ')}`;
};
const tileName = (tile: Tile, { game }: TextContext): string => {
  const effects = (tile.turns[0] ?? []).map(({ effect }) => game.name('effect', effect));
  const worth = [
    ...(tile.points ? [game.say('label-points', { count: tile.points })] : []),
    ...(tile.coins ? [game.say('label-coins', { count: tile.coins })] : []),
  ];
  return `${game.name('tile', tile.tile)} (${[game.name('shape', tile.shape), effects.join(' / '), ...worth].join(', ')})`;
};
/** A player's own tile, with where it lies. */
const tileLine = (tile: Tile, dreamer: Dreamer, context: TextContext): string => {
  const laid = dreamer.layout?.find((one) => one.tile === tile.tile);
  const where = laid
    ? context.say('runners-laid', { row: laid.row + 1, column: laid.column + 1, turn: laid.turn })
    : context.say('runners-in-tray');
  return `${tileName(tile, context)}: ${where}`;
};
const reckoning = (dreamer: Dreamer, context: TextContext): readonly string[] => {
  const found = dreamer.reckoning;
  if (!found) return [];
  return [
    ...reckoned(found, context.ui).map(
      ({ text, value, rewards: gained }) => `${text}: ${gained ? rewards(gained, context) : value}`,
    ),
    `${context.ui.say('runners-calm-after')}: ${found.calm}`,
  ];
};
const state = (view: RunnersView, seat: number, { ui }: TextContext): readonly string[] => {
  const dreamer = view.dreamers[seat];
  if (dreamer?.woken) return [ui.say('runners-woken')];
  if (view.phase !== 'lay') return [];
  if (!dreamer?.content) return [ui.say('runners-laying')];
  return [ui.say(view.holder === seat ? 'runners-holder' : 'runners-content')];
};
const person = (view: RunnersView, seat: number, context: TextContext): readonly string[] => {
  const dreamer = view.dreamers[seat];
  if (!dreamer) return [];
  const { say, ui } = context;
  const { calm, star, coins, keys } = dreamer;
  const own = seat === view.seat;
  const laid = (dreamer.layout ?? []).map(({ tile }) => context.game.name('tile', tile));
  return [
    ...state(view, seat, context),
    say('runners-stock', { calm, star, coins, keys }),
    say('runners-shards', { shards: counted(dreamer.shards, (shard) => context.game.name('reward', shard), context) }),
    ...(own
      ? dreamer.tiles.map((tile) => tileLine(tile, dreamer, context))
      : [
          say('runners-tiles', { tiles: dreamer.tiles.map((tile) => tileName(tile, context)).join('; ') }),
          dreamer.layout ? say('runners-layout', { tiles: listed(laid, context) }) : ui.say('runners-hidden'),
        ]),
    ...reckoning(dreamer, context),
  ];
};

const source: TextSource<RunnersView, RunnersMove> = {
  asked: (view, legal, { names, reader, game, ui }) => sentence(view, legal, [], names, reader, game, ui),
  now: (view, context) => {
    const { names, reader, ui, say } = context;
    return [
      ...(view.glass ? [say('runners-glass')] : []),
      ...(view.glass && view.holder !== null ? [ui.say('runners-turned', named(names, view.holder, reader))] : []),
      ...(some(view.shared) ? [say('runners-shared', { rewards: rewards(view.shared, context) })] : []),
    ];
  },
  parts: (view, context) => {
    const { names, game, say } = context;
    const own = view.seat === null ? undefined : view.dreamers[view.seat];
    return [
      {
        title: say('runners-dream', {
          round: view.round,
          rounds: view.rounds,
          dream: game.name('dream', view.dream.dream),
          level: view.dream.level,
        }),
        lines: view.dream.fields.map((_, at) => fieldLine(view, at, own, context)),
      },
      ...seats(view.players, view.seat).map((seat) => ({
        title: names[seat] ?? '',
        lines: person(view, seat, context),
      })),
      {
        title: say('table'),
        lines: [
          ...(view.chest
            ? [
                say('runners-chest', {
                  chest: game.name('chest', view.chest.chest),
                  keys: view.chest.keys,
                  rewards: rewards(view.chest.rewards, context),
                }),
              ]
            : []),
          ...view.offers.map(({ shape, open, price, stack }) =>
            say('runners-offer', {
              tile: open ? tileName(open, context) : `${game.name('shape', shape)}: ${say('nothing')}`,
              price,
              stack,
            }),
          ),
          say('runners-rest', { price: view.rest_price }),
        ],
      },
    ];
  },
};
export default source;
