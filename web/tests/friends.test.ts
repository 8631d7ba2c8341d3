/** Friends at a table: what the page makes of reminders, wishes, absences, and of the games that wait. */
import { expect, it } from 'vitest';
import doorsEnding from '../src/games/doors/ending';
import { absentees, awaited, botSeats, furtherOn, movedUp, PATIENCE, replaced, toldBy } from '../src/table/friends';
import { companyOf, leftText, standingOf } from '../src/table/ownGames';
import type { OwnGame, SeatShown, Snapshot, ToldEvent } from '../src/wire';
import { Words } from '../src/words/words';
import { fixture } from './fixtures';

const words = new Words(null, 'en');
const event = (version: number, name: string, seat: number): ToldEvent => ({ version, at: 0, event: name, seat });
const seen = (more: Partial<Snapshot>): Snapshot =>
  ({ version: 9, you: 0, told: [], undo: { asked_by: null }, seats: [], ...more }) as unknown as Snapshot;
const asking = seen({ version: 8, undo: { asked_by: 0 } as Snapshot['undo'] });

it('tells who asked that a move stays, and nobody else', () => {
  const told = [event(9, 'undo-refused', 1)];
  expect(toldBy(asking, seen({ told }), null)).toEqual({ what: 'undo-refused', by: 1 });
  expect(toldBy(asking, seen({ told: [event(9, 'undo-refused', 0)] }), null), 'withdrawn').toBeNull();
  expect(toldBy({ ...asking, you: 2 }, seen({ you: 2, told }), null)).toBeNull();
  expect(toldBy(null, seen({ told }), null), 'what was before one came').toBeNull();
});
it('tells a spectator once that they watch, and what they see', () => {
  const guest = seen({ you: null, status: 'playing' });
  expect(toldBy(null, guest, null)).toEqual({ what: 'watching' });
  expect(toldBy(guest, { ...guest, version: 10 }, null)).toBeNull();
  expect(toldBy(null, seen({ you: null, status: 'over' }), null)).toBeNull();
});
it('tells a reminder to the one who is reminded, and once', () => {
  const now = seen({ told: [event(9, 'nudged', 0)] });
  expect(toldBy(asking, now, null)).toEqual({ what: 'nudged' });
  expect(toldBy(now, now, null)).toBeNull();
  expect(toldBy(asking, seen({ told: [event(9, 'nudged', 1)] }), null)).toBeNull();
});
it('tells a guest what became of the seat they asked for', () => {
  const guest = seen({ version: 8, you: null });
  expect(toldBy(guest, seen({ you: null, told: [event(9, 'seat-refused', 2)] }), 2)).toEqual({ what: 'seat-refused' });
  expect(toldBy(guest, seen({ you: null, told: [event(9, 'seat-refused', 1)] }), 2)).toBeNull();
  expect(toldBy(guest, seen({ you: 2, told: [event(9, 'sat', 2)] }), 2)).toEqual({ what: 'seat-granted' });
});
it('knows whom the table waits for, and for whom a bot may play', () => {
  const seat = (more: Partial<SeatShown>): SeatShown =>
    ({ kind: 'person', here: false, waited: null, ...more }) as SeatShown;
  const seats = [
    seat({ waited: 500 }),
    seat({ waited: 100 }),
    seat({ waited: 500, here: true }),
    seat({ kind: 'bot' }),
  ];
  expect(absentees(seen({ seats }), 0)).toEqual([{ seat: 1, replaceable: false }]);
  expect(absentees(seen({ seats }), PATIENCE - 100)).toEqual([{ seat: 1, replaceable: true }]);
  expect(awaited(seen({ seats, status: 'playing' })), 'who is there can be reminded').toEqual([2]);
  expect(awaited(seen({ seats, status: 'over' }))).toEqual([]);
  expect(botSeats(seen({ seats }))).toEqual([3]);
});
it('lets people change places', () => {
  expect(furtherOn(3)).toEqual([2, 0, 1]);
  expect(movedUp([2, 0, 1], 2)).toEqual([2, 1, 0]);
});
const own = {
  id: 't',
  game: 'sandman',
  stage: 'playing',
  your_turn: true,
  names: ['Anna', 'Berta', null],
  seat: 0,
  round: 2,
  deadline: 1000 + 3 * 3600,
} as unknown as OwnGame;
it('names the others of a game, never oneself, and says how far it is', () => {
  expect(companyOf(own, words)).toBe('with Berta');
  expect(companyOf({ ...own, seat: 1 }, words)).toBe('with Anna');
  expect(companyOf({ ...own, names: ['Anna', null] }, words)).toBe('against bots');
  expect(standingOf(own, 1000, words)).toBe('Round 2 · 3 hours left');
  expect(standingOf({ ...own, game: 'workshop', deadline: null }, 1000, words)).toBe('Night 2');
  expect(standingOf({ ...own, stage: 'over' }, 1000, words)).toBe('');
});
it('tells the time that is left as coarse as one plans by', () => {
  expect([-1, 61, 3600, 86400, 3 * 86400].map((seconds) => leftText(seconds, words))).toEqual([
    'time is up',
    '2 min left',
    '1 hour left',
    '24 hours left',
    '3 days left',
  ]);
});
const labyrinth = { names: ['You', 'Nyx'], reader: 0, game: new Words('doors', 'en'), ui: words };
it('tells exactly how a labyrinth was lost: by whose draw, doors by colour, what was missing, what lay in Limbo', () => {
  const { view, news } = fixture('doors', 'end');
  expect(doorsEnding(view, labyrinth, news)).toEqual([
    'You had to draw a card, and the deck was empty.',
    'Doors open: red 1 of 2, blue 1 of 2, green 0 of 2, brown 1 of 2.',
    'Out of reach in Limbo: red 1, blue 1, green 2, brown 1.',
  ]);
  const lacking = { ...view, limbo: ['red-door'] };
  expect(doorsEnding(lacking, labyrinth, news).slice(2)).toEqual([
    'Still closed: red 1, blue 1, green 2, brown 1.',
    'Out of reach in Limbo: red 1.',
  ]);
  const swept = [{ what: 'lost-five', seat: 1, facts: { cards: ['red-sun', 'nightmare'] } }];
  expect(doorsEnding(view, labyrinth, swept)[0]).toContain('the last cards of the deck (2)');
  const given = fixture('doors', 'alone-end');
  expect(doorsEnding(given.view, labyrinth, given.news)[0]).toContain('You gave your whole hand to the nightmare.');
  expect(doorsEnding(view, { ...labyrinth, reader: 1 }, [{ what: 'played', seat: 1, facts: {} }])[0]).toMatch(/^You/);
  expect(doorsEnding(view, labyrinth, [])[0], 'before its moves are known').toBe(
    'A card had to be drawn, and the deck was empty.',
  );
});
it('tells how a labyrinth was won: doors by colour, cards left', () => {
  const { view } = fixture('doors', 'end');
  const won = { ...view, deck: 3, outcome: { scores: [8, 8], winners: [0, 1], reason: 'escaped' } };
  expect(doorsEnding(won, labyrinth, [])[1]).toBe('3 cards were left in the deck.');
  expect(doorsEnding({ ...view, outcome: null }, labyrinth, [])).toEqual([]);
});
it('knows which seats the host may give back', () => {
  const seat = (away: string, more: object = {}): SeatShown =>
    ({ kind: 'person', here: true, away, resigned: false, ...more }) as SeatShown;
  const seats = [
    seat('host'),
    seat('host'),
    seat('left'),
    seat('clock', { here: false }),
    seat(''),
    seat('host', { resigned: true }),
  ];
  expect(replaced(seen({ seats }))).toEqual([
    { seat: 1, here: true },
    { seat: 3, here: false },
  ]);
});
