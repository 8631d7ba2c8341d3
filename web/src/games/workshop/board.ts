/** The board of the Workshop without its drawing: which presses make which move, what is asked, where things lie. */
import type { News, WorkshopMove, WorkshopView } from '../../views';
import type { Words } from '../../words/words';
import type { Button, Choice, Legal, Spot } from '../pressing';
import { waiting } from '../waiting';

/** What can be done besides pressing a thing: each is pressed first, and then a field or a shard. */
export const TOOLS = ['tree', 'walk', 'step', 'trade', 'banish'] as const;
export const TOOL_ICONS = {
  tree: 'tree',
  walk: 'steps',
  step: 'steps',
  trade: 'swap-two',
  banish: 'nightmare',
} as const;

/** Every way to make every legal move. */
export const choices = (legal: readonly Legal<WorkshopMove>[], ui: Words): Choice<WorkshopMove>[] =>
  legal.flatMap((one): Choice<WorkshopMove>[] => {
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
        return order('use', { icon: 'star' });
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
        return by([`pick:${move.colour}`, 'invoke'], { label: ui.say('workshop-invoke'), icon: 'star', main: true });
      case 'store':
        return by([`pick:${move.colour}`, 'store'], { label: ui.say('workshop-store') });
      case 'banish':
        return by(['banish', `pick:${move.colour}`]);
      case 'exchange':
        return by(['trade', `give:${move.give}`, `pick:${move.take}`]);
      case 'lay':
        return by([`pick:${move.colour}`, `corner:${move.corner}`]);
      case 'awaken':
        return by([`card:${move.card}`, 'awaken'], { label: ui.say('workshop-awaken'), icon: 'star', main: true });
      case 'keep':
        return by([`sight:${move.card}`, 'keep'], { label: ui.say('workshop-keep-it'), icon: 'check', main: true });
      case 'finish':
        return by([`card:${move.card}`, 'finish'], { label: ui.say('workshop-finish'), icon: 'check', main: true });
    }
  });

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
  return game.say(`phase-${view.phase}`);
};

/** On a phone the land and the workshop are two pages: where a spot lies. */
export type Page = 'land' | 'work';
const PAGES: Readonly<Record<string, Page>> = {
  corner: 'land',
  path: 'land',
  field: 'work',
  card: 'work',
  sight: 'work',
  stack: 'work',
};
/** The pages on which something can be pressed now. */
export const pagesOf = (usable: ReadonlySet<Spot>): ReadonlySet<Page> =>
  new Set([...usable].flatMap((spot) => PAGES[spot.split(':')[0] ?? ''] ?? []));
/** The page to be shown: where the next press goes, and where that may be both, where the stage of the round is. */
export const pageFor = (view: WorkshopView, targets: ReadonlySet<Spot>): Page => {
  const pages = [...pagesOf(targets)];
  const [only] = pages;
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

/** The land: six corners in two rows, or on a phone in three rows of two; by number, from the upper left. */
export const CORNER = { width: 214, height: 138 };
export const cornerAt = (number: number, tall: boolean): readonly [number, number] => {
  const [across, down] = [(number - 1) % 3, Math.floor((number - 1) / 3)];
  return tall
    ? [down * (CORNER.width + 14), across * (CORNER.height + 36)]
    : [across * (CORNER.width + 21), down * (CORNER.height + 62)];
};
export const PATHS = ['1-2', '2-3', '4-5', '5-6', '1-4', '2-5', '3-6'] as const;
export const pathEnds = (path: string, tall: boolean): [readonly [number, number], readonly [number, number]] => {
  const [from, to] = path.split('-').map((number) => {
    const [x, y] = cornerAt(Number(number), tall);
    return [x + CORNER.width / 2, y + CORNER.height / 2 + 10] as const;
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
