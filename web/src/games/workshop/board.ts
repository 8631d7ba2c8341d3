/** The board of the Workshop without its drawing: which presses make which move, what is asked, where things lie. */
import type { News, WorkshopMove, WorkshopView } from '../../views';
import type { Words } from '../../words/words';
import type { TitleContext } from '../module';
import type { Button, Choice, Legal, Spot } from '../pressing';
import { waiting } from '../waiting';
import { LARGE, SMALL, type CornerSize } from './art/land';
import { SHARDS } from './art/piles';

/** What can be done besides pressing a thing: each is pressed first, and then a field or a shard. */
export const TOOLS = ['tree', 'walk', 'step', 'trade', 'banish'] as const;
export type Tool = (typeof TOOLS)[number];
export const TOOL_ICONS = {
  tree: 'tree',
  walk: 'steps',
  step: 'steps',
  trade: 'swap-two',
  banish: 'nightmare',
} as const;

/** Every way to make every legal move. */
export const choices = (
  view: WorkshopView,
  legal: readonly Legal<WorkshopMove>[],
  ui: Words,
): Choice<WorkshopMove>[] => {
  const mine = view.makers[view.seat ?? 0];
  /** The sign of a power is that of its corner, wherever it is used. */
  const powerOf = (card: string | null): string | undefined =>
    [...(mine?.cards ?? []), ...(mine?.pile ? [mine.pile] : [])].find(({ name }) => name === card)?.power;
  return legal.flatMap((one): Choice<WorkshopMove>[] => {
    const { move } = one;
    const by = (path: readonly Spot[], button?: Button): Choice<WorkshopMove>[] => [{ legal: one, path, button }];
    const order = (spot: Spot, rest: Partial<Button> = {}): Choice<WorkshopMove>[] =>
      by([spot], { label: ui.say(`workshop-${spot}`), ...rest });
    switch (move.do) {
      case 'put':
        return by([`shard:${move.colour}`, `field:${move.field}`]);
      case 'stride':
        return by(['walk', `field:${move.field}`]);
      case 'step':
        return by(['step', `field:${move.field}`]);
      case 'plant':
        return by(['tree', `field:${move.field}`]);
      case 'raise':
      case 'lift':
      case 'carry':
      case 'strip':
        return by([`field:${move.field}`]);
      case 'travel':
      case 'stir':
        return by([`corner:${move.corner}`]);
      case 'collect':
        return order('collect', { icon: 'hand', main: true });
      case 'use':
        return order('use', { icon: mine?.corner });
      case 'sleep':
        return order('sleep', { icon: 'moon' });
      case 'wake':
        return order('wake', { icon: 'sun' });
      case 'enter':
        return order('enter', { icon: 'check', main: true });
      case 'deeper':
        return order('deeper');
      case 'stop':
        return order('stop', { icon: 'check' });
      case 'decline':
        return order('decline');
      case 'haunt':
        return by([`path:${move.path}`]);
      case 'look':
        return by([`stack:${move.level}`]);
      case 'arrange':
      case 'leave':
        return by([`pick:${move.colour}`]);
      case 'invoke':
        return by([`pick:${move.colour}`, 'invoke'], {
          label: ui.say('workshop-invoke'),
          icon: powerOf(mine?.awake ?? null),
          main: true,
        });
      case 'store':
        return by([`pick:${move.colour}`, 'store'], { label: ui.say('workshop-store') });
      case 'banish':
        return by(['banish', `pick:${move.colour}`]);
      case 'exchange':
        return by(['trade', `give:${move.give}`, `pick:${move.take}`]);
      case 'lay':
        return by([`pick:${move.colour}`, `corner:${move.corner}`]);
      case 'awaken':
        return by([`card:${move.card}`, 'awaken'], {
          label: ui.say('workshop-awaken'),
          icon: powerOf(move.card),
          main: true,
        });
      case 'keep':
        return by([`sight:${move.card}`, 'keep'], { label: ui.say('workshop-keep-it'), icon: 'check', main: true });
      case 'finish':
        return by([`card:${move.card}`, 'finish'], { label: ui.say('workshop-finish'), icon: 'check', main: true });
    }
  });
};

export const sentence = (
  view: WorkshopView,
  legal: readonly Legal<WorkshopMove>[],
  selection: readonly Spot[],
  names: readonly string[],
  reader: number | null,
  game: Words,
  ui: Words,
): string => {
  if (view.outcome) return game.say(`reason-${view.outcome.reason}`);
  if (!legal.length) return waiting(view.actors, names, reader, ui);
  const [first, thing] = (selection[0] ?? '').split(':');
  if (first === 'shard') return ui.say('workshop-say-put', { colour: game.name('colour', thing ?? '') });
  if (first === 'trade') return ui.say(selection.length > 1 ? 'workshop-say-take' : 'workshop-say-give');
  if (first && TOOLS.some((tool) => tool === first)) return ui.say(`workshop-say-${first}`);
  if (view.phase === 'wander') return ui.say('workshop-say-wander', { count: view.action_points });
  return game.say(`phase-${view.phase}`);
};

/** Where the game stands: the night, and what is left of it. */
export const titleLine = (view: WorkshopView, { ui }: Pick<TitleContext, 'ui'>): string =>
  [
    ui.say('workshop-night', { round: view.round }),
    view.stage === 'wandering'
      ? ui.say('workshop-points', { count: view.action_points })
      : ui.say(`workshop-stage-${view.stage}`),
  ].join(' · ');

/** One more sentence for what is chosen, or for what could be: what it does. */
export const hintFor = (
  view: WorkshopView,
  selection: readonly Spot[],
  usable: ReadonlySet<Spot>,
  ui: Words,
): string => {
  const mine = view.makers[view.seat ?? 0];
  const power = (name: string): string => `${ui.say(`workshop-corner-${name}`)}: ${ui.say(`workshop-power-${name}`)}`;
  const [zone = '', thing = ''] = (selection[0] ?? '').split(':');
  const tool = TOOLS.find((one) => one === zone);
  if (tool) return ui.say(`workshop-about-${tool}`, { points: mine?.next_tree ?? 1 });
  if (zone === 'shard') return ui.say(thing === 'nightmare' ? 'workshop-hint-red' : 'workshop-hint-put');
  const cards = [...view.sight, ...(mine?.cards ?? []), ...(mine?.pile ? [mine.pile] : [])];
  const card = cards.find(({ name }) => name === (zone === 'card' || zone === 'sight' ? thing : mine?.awake));
  if (card) return power(card.power);
  if (view.phase === 'wander' && mine) return usable.has('use') ? power(mine.corner) : ui.say('workshop-about-points');
  return view.phase === 'make' ? ui.say('workshop-about-making') : '';
};

/** On a phone the land, the workshop and the cards to choose from are pages: where a spot lies. */
export type Page = 'land' | 'work' | 'cards';
const PAGES: Readonly<Record<string, Page>> = {
  corner: 'land',
  path: 'land',
  field: 'work',
  card: 'work',
  sight: 'cards',
  stack: 'cards',
};
/** The pages on which something can be pressed now. */
export const pagesOf = (usable: ReadonlySet<Spot>): ReadonlySet<Page> =>
  new Set([...usable].flatMap((spot) => PAGES[spot.split(':')[0] ?? ''] ?? []));
/** Whether there are cards, or stacks of them, to choose from. */
export const choosing = (view: WorkshopView, usable: ReadonlySet<Spot>): 'stacks' | 'sight' | null =>
  [...usable].some((spot) => spot.startsWith('stack:')) ? 'stacks' : view.sight.length ? 'sight' : null;
/** The page to be shown: where the next press goes, and where that may be both, where the stage of the round is. */
export const pageFor = (view: WorkshopView, targets: ReadonlySet<Spot>): Page => {
  const pages = [...pagesOf(targets)];
  const [only] = pages;
  if (pages.includes('cards')) return 'cards';
  return only && pages.length === 1 ? only : view.stage === 'wandering' ? 'land' : 'work';
};

/** The travellers that lie asleep: in the wandering all who have had their turn, later everybody (W20). */
export const asleep = (view: WorkshopView): ReadonlySet<number> => {
  if (view.stage === 'starting') return new Set();
  if (view.stage !== 'wandering') return new Set(view.order);
  const now = view.order.findIndex((seat) => view.actors.includes(seat));
  return new Set(view.order.slice(0, Math.max(0, now)));
};

/** What the last move changed: corners, cards, and fields with the seat whose they are (`field:2:b3`). */
export const moved = (news: readonly News[]): ReadonlySet<Spot> => {
  const found = new Set<Spot>();
  for (const { seat, facts } of news) {
    if (typeof facts['corner'] === 'string') found.add(`corner:${facts['corner']}`);
    if (typeof facts['card'] === 'string') found.add(`card:${facts['card']}`);
    for (const field of [facts['field'], facts['target']])
      if (typeof field === 'string') found.add(`field:${seat}:${field}`);
  }
  return found;
};

/** The hands have a place for every colour, so that none moves when another is used up. */
export const coloursOf = (view: WorkshopView): readonly string[] =>
  SHARDS.filter((one) => one !== 'nightmare' || view.nightmare);
/** The tools there are; Mr Nightmare's alone where he walks. */
export const toolsOf = (view: WorkshopView): readonly Tool[] =>
  TOOLS.filter((tool) => tool !== 'banish' || view.nightmare);

/** What a card still wants of its owner, shard by shard; `ready` when nothing, `blocked` when something is in the way. */
export const lacking = (
  card: WorkshopView['sight'][number],
): { state: 'ready' | 'blocked' | 'lacks'; shards: string[]; total: number } => {
  const shards = Object.entries(card.missing ?? {}).flatMap(([colour, count]) =>
    Array.from({ length: count }, () => colour),
  );
  return { state: card.missing === null ? 'blocked' : shards.length ? 'lacks' : 'ready', shards, total: shards.length };
};

/** The shards to pick from now, one of each colour: `pick` and `give` spots. */
export const palette = (targets: ReadonlySet<Spot>): { spot: Spot; colour: string }[] =>
  [...targets].filter((spot) => /^(pick|give):/.test(spot)).map((spot) => ({ spot, colour: spot.split(':')[1] ?? '' }));

/** Where a field lies: its column from the left and its row from the front. */
export const fieldAt = (name: string): { x: number; y: number } => ({
  x: name.charCodeAt(0) - 97,
  y: Number(name.slice(1)) - 1,
});

/** How the land lies: in two rows of three, or in three rows of two, with large or small corners. */
export type Shape = 'wide' | 'tall' | 'small';
/** The shape that fills a place of so many pixels best. */
export const shapeFor = (width: number, height: number): Shape => {
  const ratio = width ? height / width : 0;
  return ratio < 0.6 ? 'wide' : ratio < 0.95 ? 'small' : 'tall';
};
const GAPS: Readonly<Record<Shape, readonly [across: number, down: number]>> = {
  wide: [21, 62],
  tall: [14, 36],
  small: [12, 12],
};
const sizeOf = (shape: Shape): CornerSize => (shape === 'small' ? SMALL : LARGE);
/** Where a corner lies, by its number from the upper left. */
export const cornerAt = (number: number, shape: Shape): readonly [number, number] => {
  const [across, down] = [(number - 1) % 3, Math.floor((number - 1) / 3)];
  const { width, height } = sizeOf(shape);
  const [x, y] = GAPS[shape];
  return shape === 'wide' ? [across * (width + x), down * (height + y)] : [down * (width + x), across * (height + y)];
};
/** The whole land: how wide and how high. */
export const landSize = (shape: Shape): readonly [number, number] => {
  const [x, y] = cornerAt(6, shape);
  const { width, height } = sizeOf(shape);
  return [x + width, y + height];
};
/** The dots under the spots of a corner, as printed (W3). */
export const DOTS = [2, 2, 2, 3, 4];
export const PATHS = ['1-2', '2-3', '4-5', '5-6', '1-4', '2-5', '3-6'] as const;
export const pathEnds = (path: string, shape: Shape): [readonly [number, number], readonly [number, number]] => {
  const { width, height } = sizeOf(shape);
  const [from, to] = path.split('-').map((number) => {
    const [x, y] = cornerAt(Number(number), shape);
    return [x + width / 2, y + height / 2 + (shape === 'small' ? 4 : 10)] as const;
  });
  return [from ?? [0, 0], to ?? [0, 0]];
};

/** What a wrong press would have meant: a field, a corner, a card or a tool that cannot be used now. */
export const tried = (view: WorkshopView, selection: readonly Spot[], spot: Spot): WorkshopMove | null => {
  const mine = view.seat === null ? undefined : view.makers[view.seat];
  const [zone = '', name = ''] = spot.split(':');
  if (zone === 'corner') return { do: 'travel', corner: name };
  if (zone === 'card') return { do: 'awaken', card: name };
  const onto = (tool: string, field: string): WorkshopMove | null => {
    const [first, colour = ''] = tool.split(':');
    if (first === 'shard') return { do: 'put', colour, field };
    if (first === 'walk') return { do: 'stride', field };
    if (first === 'step') return { do: 'step', field };
    return first === 'tree' ? { do: 'plant', field } : null;
  };
  if (zone === 'field') {
    if (view.phase === 'tower') return { do: 'raise', field: name };
    if (view.phase === 'golem') return { do: 'lift', field: name };
    if (view.phase === 'carry') return { do: 'carry', field: name };
    return onto(selection[0] ?? '', name);
  }
  if (zone === 'trade') return { do: 'exchange', give: 'water', take: 'earth' };
  if (zone === 'banish') return { do: 'banish', colour: 'water' };
  const built = mine?.fields.find(({ stack }) => stack.length)?.name ?? view.entry;
  return onto(spot, built);
};
