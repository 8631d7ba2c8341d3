/** The board of Sandman without its drawing: which presses make which move, what is asked, where things lie. */
import type { News, SandmanMove, SandmanReach, SandmanView } from '../../views';
import type { Words } from '../../words/words';
import type { Button, Choice, Legal, Spot } from '../pressing';
import { waiting } from '../waiting';
import { aboutSigns, type Tongue } from './about';
import { gain, wheelCarried, wheelSpot } from './ring';

/** Every way to make every legal move. */
export const choices = (view: SandmanView, legal: readonly Legal<SandmanMove>[], ui: Words): Choice<SandmanMove>[] => {
  const mine = view.seat === null ? undefined : view.dreamers[view.seat];
  const tokens = (particle: string, back: string): Spot[] =>
    (mine?.tokens ?? []).flatMap((token, at) =>
      token.particle === particle && token.back === back ? [`token:${at}`] : [],
    );
  const named = (zone: string, names: readonly string[], wanted: string): Spot[] =>
    names.flatMap((name, at) => (name === wanted ? [`${zone}:${at}`] : []));
  return legal.flatMap((one): Choice<SandmanMove>[] => {
    const { move } = one;
    const by = (path: readonly Spot[], button?: Button): Choice<SandmanMove>[] => [{ legal: one, path, button }];
    const then = (from: readonly Spot[], target: Spot, button?: Button): Choice<SandmanMove>[] =>
      from.flatMap((spot) => by([spot, target], button));
    switch (move.do) {
      case 'set':
        return by([`gap:${move.gap}`]);
      case 'lay':
        return then(tokens(move.particle, move.back), `level:${move.level}`);
      case 'move': {
        const reach = view.reach.find(({ wheel, steps }) => wheel === move.wheel && steps === move.steps);
        const others = view.reach.filter(({ at, possible }) => at === reach?.at && possible);
        const best = others.every(
          ({ cost, draws }) => gain({ cost, draws }) <= gain({ cost: reach?.cost ?? 0, draws: reach?.draws ?? 0 }),
        );
        const [card, wheel] = [`ring:${reach?.at}`, wheelSpot(move.wheel)];
        return [
          ...by([card, wheel], {
            label: reach ? price(reach, ui) : ui.say(`sandman-wheel-${move.wheel}`),
            main: best,
          }),
          { legal: one, path: [wheel, card], carried: true },
        ];
      }
      case 'play':
        return then(named('encounter', mine?.encounters ?? [], move.encounter), 'play', {
          label: ui.say('sandman-play-it'),
          icon: 'play',
          main: true,
        });
      case 'attach':
        return by([`attach:${move.level}`]);
      case 'done':
        return by(['done'], { label: ui.say('sandman-done'), icon: 'check', main: true });
      case 'spend':
        return then(tokens(move.particle, move.back), 'bag', {
          label: ui.say('sandman-pay-it'),
          icon: 'check',
          main: true,
        });
      case 'keep':
        return then(named('drawn', view.drawn ?? [], move.encounter), 'keep', {
          label: ui.say('sandman-keep-it'),
          icon: 'check',
          main: true,
        });
      case 'mend':
        return by([`rift:${move.level}:${move.place + 1}`]);
      case 'look':
        return by([`other:${move.other}`, `secret:${move.secret}`], {
          label: ui.say(`sandman-look-${move.secret}`),
          icon: 'eye',
        });
      case 'trade':
        return by([`other:${move.other}`]);
    }
  });
};

/** A wheel's way to a card: its steps, and what they draw or cost. */
const way = (reach: SandmanReach, ui: Words): string =>
  [
    ui.say('sandman-hint-steps', { wheel: ui.say(`sandman-wheel-${reach.wheel}`), steps: reach.steps }),
    reach.draws ? ui.say('sandman-hint-draws', { count: reach.draws }) : '',
    reach.cost ? ui.say('sandman-hint-costs', { count: reach.cost }) : '',
    reach.meets ? ui.say('sandman-hint-meets') : '',
  ]
    .filter(Boolean)
    .join(', ');
/** A wheel, and what its way brings or costs in tokens: short enough for a button. */
const price = (reach: SandmanReach, ui: Words): string => {
  const sand = gain(reach);
  const what = sand > 0 ? 'sandman-sand-more' : sand < 0 ? 'sandman-sand-less' : 'sandman-sand-none';
  return `${ui.say(`sandman-wheel-${reach.wheel}`)}: ${ui.say(what, { count: Math.abs(sand) })}`;
};
/** The ways to a card that can be paid for, wheel by wheel. */
export const ways = (view: SandmanView, at: number, ui: Words): string =>
  view.reach
    .filter((reach) => reach.at === at && reach.possible)
    .map((reach) => way(reach, ui))
    .join('. ');

/** Where the game stands: the round, and how many turns it has left. */
export const titleLine = (view: SandmanView, { ui }: Pick<Tongue, 'ui'>): string =>
  view.outcome
    ? ''
    : [
        ui.say('sandman-round', { round: view.round }),
        view.ends_round ? ui.say('sandman-ends') : ui.say('sandman-turns-left', { count: view.turns_left }),
      ].join(' · ');

export const sentence = (
  view: SandmanView,
  legal: readonly Legal<SandmanMove>[],
  selection: readonly Spot[],
  names: readonly string[],
  reader: number | null,
  game: Words,
  ui: Words,
): string => {
  if (view.outcome) return game.say(`reason-${view.outcome.reason}`);
  if (!legal.length) return waiting(view.actors, names, reader, ui);
  const [zone, place] = (selection[0] ?? '').split(':');
  if (zone === 'ring') {
    const card = view.circle[Number(place)];
    return ui.say('sandman-say-take', { card: game.name('card', card?.card ?? '') });
  }
  if (zone === 'other') return ui.say('sandman-say-look', { name: names[Number(place)] ?? '' });
  if (zone === 'token' && view.phase === 'move') return ui.say('sandman-say-lay');
  if (zone === 'encounter') {
    const kind = (view.seat === null ? [] : (view.dreamers[view.seat]?.encounters ?? []))[Number(place)] ?? '';
    return ui.say('sandman-say-play', { encounter: game.name('encounter', kind) });
  }
  return game.say(`phase-${view.phase}`);
};

/** What a chosen card brings beyond its stars: an encounter, or a nightmare. */
export const hint = (view: SandmanView, selection: readonly Spot[], tongue: Tongue): string => {
  const at = chosenCard(selection);
  const card = at === null ? null : view.circle[at];
  return card && (card.encounter || !card.plot) ? (aboutSigns(card, tongue).at(-1) ?? '') : '';
};

/** How a round ended and the next began, if that is the news. */
export const roundMoment = (
  news: readonly News[],
  names: readonly string[],
  reader: number | null,
  game: Words,
): string =>
  news
    .filter(({ what }) => what === 'round-ended' || what === 'round-began')
    .map((one) => game.news(one, names, reader))
    .join(' ');

/** What happened last, to be marked until something else does. */
export interface Marks {
  /** By seat: the card attached last. */
  readonly cards: ReadonlyMap<number, string>;
  /** The wheel moved last. */
  readonly wheel: string | null;
  /** The particles of the tokens that the reader drew last, with their backs: `owl/sand`. */
  readonly tokens: readonly string[];
  /** The token laid by the last move: on which card, and its particle. */
  readonly laid: { readonly card: string; readonly particle: string } | null;
}
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
/** A round goes round: what was done in one before is long ago. */
export const marks = (past: readonly News[], news: readonly News[], reader: number | null): Marks => {
  const cards = new Map<number, string>();
  let wheel: string | null = null;
  let tokens: readonly string[] = [];
  for (const { what, seat, facts } of [...past, ...news]) {
    if (what === 'round-began') [wheel, tokens] = [null, []];
    if (what === 'attached' && seat !== null) cards.set(seat, text(facts['card']));
    if (what === 'moved') wheel = text(facts['wheel']);
    if (what === 'moved' && seat === reader) tokens = [];
    if (what === 'drew' && seat === reader) {
      const backs = list(facts['backs']);
      tokens = list(facts['particles']).map((particle, at) => `${particle}/${backs[at]}`);
    }
  }
  const laid = news.find(({ what }) => what === 'laid')?.facts;
  return { cards, wheel, tokens, laid: laid ? { card: text(laid['card']), particle: text(laid['particle']) } : null };
};
/** Which tokens of a stock are new: of equal ones the last. */
export const newTokens = (
  stock: SandmanView['dreamers'][number]['tokens'],
  drawn: readonly string[],
): ReadonlySet<number> => {
  const left = [...drawn];
  const found = new Set<number>();
  for (let at = stock.length - 1; at >= 0; at--) {
    const one = left.indexOf(`${stock[at]?.particle}/${stock[at]?.back}`);
    if (one < 0) continue;
    left.splice(one, 1);
    found.add(at);
  }
  return found;
};

/** The number of the card of the circle that is chosen. */
export const chosenCard = (selection: readonly Spot[]): number | null =>
  selection[0]?.startsWith('ring:') ? Number(selection[0].slice('ring:'.length)) : null;

/** What the places of one's own dream are offered to: the card taken, the one chosen in the circle, or none as yet. */
export interface Offered {
  readonly card: SandmanView['circle'][number] | null;
  readonly spots: SandmanView['spots'];
  /** Whether it is to be attached now. */
  readonly now: boolean;
}
export const offered = (view: SandmanView, selection: readonly Spot[]): Offered => {
  if (view.seat === null || !view.actors.includes(view.seat)) return { card: null, spots: [], now: false };
  if (view.taken) return { card: view.taken, spots: view.spots, now: true };
  const at = chosenCard(selection);
  return { card: at === null ? null : (view.circle[at] ?? null), spots: view.previews[at ?? 0] ?? [], now: false };
};

/** How many columns a dream needs, levels below hanging under the gaps, with the places on offer. */
export const columns = (rows: readonly (readonly unknown[])[], spots: SandmanView['spots'] = []): number =>
  Math.max(
    1,
    ...rows.map((row, level) => row.length + level / 2),
    ...spots.map(({ level, place }) => place + 1 + (level - 1) / 2),
  );

/**
 * What a wrong press would have meant: a card out of reach, for any wheel or the one that is carried there, sand where it
 * cannot lie, an encounter with nothing to do.
 */
export const tried = (view: SandmanView, selection: readonly Spot[], spot: Spot): SandmanMove | null => {
  const [zone = '', first] = spot.split(':');
  const carried = wheelCarried(selection);
  if (carried && zone !== 'ring') return null;
  const mine = view.seat === null ? undefined : view.dreamers[view.seat];
  const sand = (token: Spot, level: number): SandmanMove | null => {
    const held = token.startsWith('token:') ? mine?.tokens[Number(token.slice(6))] : undefined;
    const back = held?.back === 'blank' ? 'blank' : 'sand';
    return held?.particle ? { do: 'lay', level, particle: held.particle, back } : null;
  };
  if (zone === 'encounter') {
    const encounter = mine?.encounters?.[Number(first)];
    return encounter ? { do: 'play', encounter } : null;
  }
  if (view.phase !== 'move') return null;
  if (zone === 'level') return sand(selection[0] ?? '', Number(first));
  if (zone === 'token') return sand(spot, 1);
  const reach =
    zone === 'ring'
      ? view.reach.find(({ at, wheel }) => at === Number(first) && wheel === (carried ?? wheel))
      : undefined;
  return reach ? { do: 'move', wheel: reach.wheel === 'black' ? 'black' : 'white', steps: reach.steps } : null;
};

/** Points with their sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
