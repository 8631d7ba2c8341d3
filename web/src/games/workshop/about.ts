/** What the things on the board do, in a sentence: said before they are chosen. */
import type { WorkshopView } from '../../views';
import type { Words } from '../../words/words';
import type { GlyphName } from '../../art/glyphs';
import { glyph } from '../../art/paper';
import { column } from './art/column';
import { corner } from './art/land';
import { landscape, landscapeBack } from './art/landscape';
import { asShards, handShard, isShard } from './art/piles';
import { dreamToken } from './art/token';
import { DOTS, lacking, TOOL_ICONS, type Tool } from './board';

export interface About {
  readonly title: string;
  readonly text: string;
  /** A picture of it, larger than on the board. */
  readonly drawing: string;
  readonly box: string;
}
type Field = WorkshopView['makers'][number]['fields'][number];
type Landscape = WorkshopView['sight'][number];

/** A sign as a picture. */
const sign = (name: GlyphName): Pick<About, 'drawing' | 'box'> => ({
  drawing: glyph(name, 12, 12, 24, 'var(--light-text)'),
  box: '0 0 24 24',
});
const sentences = (...parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(' ');

export const aboutCorner = (
  one: WorkshopView['corners'][number],
  view: WorkshopView,
  game: Words,
  ui: Words,
): About => {
  const next = one.shards.at(-1);
  const key = one.shards[0];
  return {
    title: `${one.number} ${ui.say(`workshop-corner-${one.name}`)}`,
    text: sentences(
      ui.say(`workshop-power-${one.name}`),
      one.blocked && ui.say('workshop-about-blocked'),
      view.stage === 'wandering' &&
        (next ? ui.say('workshop-about-next', { colour: game.name('colour', next) }) : ui.say('workshop-about-bare')),
      view.stage === 'wandering' && key ? ui.say('workshop-about-key', { colour: game.name('colour', key) }) : null,
      one.cost !== null && ui.say('workshop-about-way', { cost: ui.say('workshop-cost', { count: one.cost }) }),
      one.red_on_the_way && ui.say('workshop-about-red'),
    ),
    drawing: corner({
      number: one.number,
      name: ui.say(`workshop-corner-${one.name}`),
      power: one.name,
      shards: asShards(one.shards),
      dots: DOTS,
    }),
    box: '0 0 214 138',
  };
};
export const aboutTool = (tool: Tool, view: WorkshopView, ui: Words): About => ({
  title: ui.say(`workshop-${tool}`),
  text: ui.say(`workshop-about-${tool}`, { points: view.makers[view.seat ?? 0]?.next_tree ?? 1 }),
  ...sign(TOOL_ICONS[tool]),
});
export const aboutShard = (colour: string, game: Words, ui: Words): About => ({
  title: game.name('colour', colour),
  text: ui.say(`workshop-about-shard-${colour}`),
  drawing: isShard(colour) ? handShard(colour) : '',
  box: '-3 -49 60 54',
});
export const aboutToken = (
  token: WorkshopView['tokens'][number],
  names: readonly string[],
  game: Words,
  ui: Words,
): About => ({
  title: game.say(`token-${token.kind}`),
  text: sentences(
    ui.say(`workshop-token-${token.kind}`, {
      points: token.points,
      colour: token.colour ? game.name('colour', token.colour) : '',
    }),
    ui.say('workshop-about-counts', {
      counts: token.counts
        .map((count, seat) => {
          const gives = token.gives[seat] ?? 0;
          return `${names[seat] ?? ''} ${count}${gives ? ` (+${gives})` : ''}`;
        })
        .join(', '),
    }),
  ),
  drawing: dreamToken(token.kind, token.colour),
  box: '0 0 44 40',
});
/** What a card still wants, in words. */
export const wants = (card: Landscape, game: Words, ui: Words): string => {
  const lack = lacking(card);
  const name = (shard: string): string => (shard === 'any' ? ui.say('workshop-any') : game.name('colour', shard));
  const shards = [...new Set(lack.shards)].map((shard) => {
    const count = lack.shards.filter((one) => one === shard).length;
    return count > 1 ? `${count} × ${name(shard)}` : name(shard);
  });
  return ui.say(`workshop-card-${lack.state}`, { shards: shards.join(', '), count: lack.total });
};
export const aboutCard = (card: Landscape, mine: boolean, finished: boolean, game: Words, ui: Words): About => ({
  title: `${game.name('card', card.name)} · ${ui.say('workshop-worth', { count: card.points })}`,
  text: sentences(
    !finished && mine && wants(card, game, ui),
    ui.say('workshop-about-card', {
      power: ui.say(`workshop-corner-${card.power}`),
      does: ui.say(`workshop-power-${card.power}`),
    }),
    card.shard && ui.say('workshop-about-stored', { colour: game.name('colour', card.shard) }),
  ),
  drawing: landscape(card, game.name('card', card.name)),
  box: '0 0 140 196',
});
/** A pile as a tall column; an empty field says nothing but where the dreamer comes in. */
export const aboutField = (field: Field, entry: boolean, game: Words, ui: Words): About | null => {
  if (!field.stack.length)
    return entry ? { title: ui.say('workshop-entry'), text: ui.say('workshop-about-entry'), ...sign('steps') } : null;
  const shards = asShards(field.stack);
  const top = field.stack.at(-1) ?? '';
  return {
    title: ui.say('workshop-field', { field: field.name }),
    text: sentences(
      field.mountain && ui.say(field.climbed ? 'workshop-about-climbed' : 'workshop-about-mountain'),
      (top === 'water' || top === 'earth' || top === 'nightmare') && ui.say(`workshop-about-feet-${top}`),
    ),
    ...column(
      shards,
      shards.map((shard) => game.name('colour', shard)),
      { tree: field.tree, dreamer: field.dreamer },
    ),
  };
};
/** A stack to draw from. */
export const aboutLevel = (level: number, ui: Words): About => ({
  title: ui.say('workshop-level', { level }),
  text: ui.say(`workshop-about-level-${level}`),
  drawing: landscapeBack(level),
  box: '0 0 140 196',
});
/** The night, and what is done in this part of it. */
export const aboutNight = (view: WorkshopView, ui: Words): About => ({
  title: `${ui.say('workshop-night', { round: view.round })} · ${ui.say(`workshop-stage-${view.stage}`)}`,
  text: ui.say(view.stage === 'wandering' ? 'workshop-about-points' : 'workshop-about-making'),
  ...sign('moon'),
});
