/** The drawings: safe markup, nothing that a strict policy forbids, a picture for every piece there is. */
import { describe, expect, it } from 'vitest';
import pieces from '../fixtures/pieces.json';
import { COLOURS, MARKS, doorsCard } from '../src/games/doors/art/cards';
import { ENCOUNTERS, encounterCard } from '../src/games/sandman/art/encounters';
import { endScene } from '../src/art/figures';
import { glyphs, glyphSymbols } from '../src/art/glyphs';
import { corner, SMALL } from '../src/games/workshop/art/land';
import { landscape, landscapeSmall } from '../src/games/workshop/art/landscape';
import { dreamToken } from '../src/games/workshop/art/token';
import { text } from '../src/art/paper';
import { ravensCard, SPECIALS } from '../src/games/ravens/art/cards';
import { chest, runnersDream, sandglass, tile, type TileCell } from '../src/games/runners/art/tiles';
import { dreamCard, dreamMini, ringPlaces, token, wheel } from '../src/games/sandman/art/cards';
import { arts } from '../src/art/album';

const drawings: [string, string][] = [
  ...COLOURS.flatMap((colour) =>
    [...MARKS, 'door'].map((mark): [string, string] => [`${colour}-${mark}`, doorsCard(`${colour}-${mark}`)]),
  ),
  ['nightmare', doorsCard('nightmare')],
  ...Array.from({ length: 10 }, (_, n): [string, string] => [`ravens-${n}`, ravensCard(`ravens-${n}`)]),
  ...SPECIALS.map((name): [string, string] => [name, ravensCard(name, 'A & <b>')]),
  ...ENCOUNTERS.map((name): [string, string] => [name, encounterCard(name, name)]),
  ...pieces.dreams.map((card): [string, string] => [card.card, dreamCard(card) + dreamMini(card)]),
  ...pieces.runs.map((run): [string, string] => [run.dream, runnersDream(run as Parameters<typeof runnersDream>[0])]),
  ...pieces.tiles.map((one): [string, string] => [one.tile, tile((one.turns[0] ?? []) as TileCell[])]),
  ...pieces.landscapes.map((card): [string, string] => [card.name, landscape(card, card.name) + landscapeSmall(card)]),
  ...[...arts].map(([game, art]): [string, string] => [
    game,
    art.scene() + art.clips + (art.fan ?? []).map((card) => card()).join(''),
  ]),
  [
    'corner',
    corner({ number: 1, name: 'Archive', power: 'archive', shards: ['water'], dots: [2, 2, 2, 3, 4], open: true }),
  ],
  [
    'small corner',
    corner({ number: 6, name: 'Dream Lord', power: 'lord', shards: [], dots: [2, 2, 2, 3, 4], awake: true }, SMALL),
  ],
  [
    'token',
    dreamToken('outlook', 'water') +
      token('fox') +
      token(null, 'blank') +
      wheel(true) +
      sandglass(0.5) +
      chest(3, { open: true }),
  ],
  ['end', endScene(1, [2, 3])],
  ['glyphs', glyphSymbols()],
];

describe('drawings', () => {
  it.each(drawings)('%s is well formed, safe and whole', (_name, drawing) => {
    expect(drawing).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    expect(drawing).not.toMatch(/ style=|<script|javascript:| on[a-z]+=|https?:/);
    for (const [, name] of drawing.matchAll(/href="#g-([^"]+)"/g)) expect(glyphs).toHaveProperty([name ?? '']);
    const open: string[] = [];
    for (const [, closing, tag, self] of drawing.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(tag);
      else if (!self) open.push(tag ?? '');
    }
    expect(open).toEqual([]);
  });
  it('draws a card that lies on the table by the dozen with few elements', () => {
    const elements = (drawing: string): number => [...drawing.matchAll(/<[a-z]/g)].length;
    for (const back of [doorsCard(null), ravensCard(null)]) expect(elements(back)).toBeLessThan(160);
  });
  it('gives different cards different pictures', () => {
    const faces = drawings.slice(0, 30).map(([, drawing]) => drawing);
    expect(new Set(faces).size).toBe(faces.length);
  });
  it('lets no markup through in names', () => {
    expect(text('<b>&"', 0, 0, 12, 'red')).toContain('&lt;b&gt;&amp;&quot;');
  });
  it('spreads 21 cards on the ring without overlap', () => {
    const { places, load } = ringPlaces(21, 378, 142, 74, 86);
    expect(load).toBeLessThanOrEqual(1);
    for (const [i, [x, y]] of places.entries())
      for (const [u, v] of places.slice(i + 1)) expect(Math.abs(x - u) >= 70 || Math.abs(y - v) >= 81.2).toBe(true);
  });
});
