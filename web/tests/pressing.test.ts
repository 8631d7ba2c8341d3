import { describe, expect, it } from 'vitest';
import { kept, land, liftable, offers, press, targets, usable, type Choice } from '../src/games/pressing';

const legal = (action: number, warning: string | null = null) => ({ action, move: { do: `m${action}` }, warning });
const play = legal(1);
const discard = legal(2);
const wake = legal(3, 'wake');
const choices: Choice<{ do: string }>[] = [
  { legal: play, path: ['hand:0', 'row'], button: { label: 'Lay', main: true } },
  { legal: play, path: ['hand:2', 'row'], button: { label: 'Lay', main: true } },
  { legal: discard, path: ['hand:0', 'discard'], button: { label: 'Discard' } },
  { legal: wake, path: ['wake'], button: { label: 'Wake up!', grave: true } },
];

describe('a move is a path of presses', () => {
  it('lights the first spots, and then the next ones too', () => {
    expect([...targets(choices, [])]).toEqual(['hand:0', 'hand:2', 'wake']);
    expect([...targets(choices, ['hand:0'])]).toEqual(['row', 'discard']);
    expect(usable(choices, ['hand:0']).has('hand:2')).toBe(true);
  });
  it('selects, sends, takes back and changes its mind', () => {
    expect(press(choices, [], 'hand:0')).toEqual({ kind: 'select', selection: ['hand:0'] });
    expect(press(choices, ['hand:0'], 'row')).toEqual({ kind: 'send', legal: play });
    expect(press(choices, ['hand:0'], 'hand:0')).toEqual({ kind: 'select', selection: [] });
    expect(press(choices, ['hand:0'], 'hand:2')).toEqual({ kind: 'select', selection: ['hand:2'] });
  });
  it('sends at once where one press is the whole path', () => {
    expect(press(choices, [], 'wake')).toEqual({ kind: 'send', legal: wake });
    expect(press(choices, ['hand:0'], 'wake')).toEqual({ kind: 'send', legal: wake });
  });
  it('sends nothing while two moves are still open, and offers both', () => {
    const twin: Choice<{ do: string }>[] = [
      { legal: legal(7), path: ['ring:1', 'go'], button: { label: 'White' } },
      { legal: legal(8), path: ['ring:1', 'go'], button: { label: 'Black' } },
      { legal: legal(9), path: ['deck'] },
      { legal: legal(10), path: ['deck', 'top'] },
    ];
    expect(press(twin, ['ring:1'], 'go')).toEqual({ kind: 'select', selection: ['ring:1', 'go'] });
    expect(offers(twin, ['ring:1']).map((offer) => offer.button.label)).toEqual(['White', 'Black']);
    expect(press(twin, [], 'deck')).toEqual({ kind: 'select', selection: ['deck'] });
  });
  it('refuses what is not on any path', () => {
    expect(press(choices, [], 'hand:1')).toEqual({ kind: 'refuse', spot: 'hand:1' });
    expect(press(choices, ['hand:2'], 'discard')).toEqual({ kind: 'refuse', spot: 'discard' });
  });
  it('offers a button for the last press, the main one first, equal moves once', () => {
    expect(offers(choices, []).map((offer) => offer.button.label)).toEqual(['Wake up!']);
    expect(offers(choices, ['hand:0']).map((offer) => [offer.button.label, offer.main])).toEqual([
      ['Lay', true],
      ['Discard', false],
    ]);
  });
  it('takes a drag for two presses', () => {
    expect([...liftable(choices)].sort()).toEqual(
      [...new Set(choices.filter(({ path }) => path.length > 1).map(({ path }) => path[0]))].sort(),
    );
    expect(land(choices, ['hand:0'], 'discard')).toEqual({ kind: 'send', legal: discard });
    expect(land(choices, ['hand:2'], 'discard')).toEqual({ kind: 'refuse', spot: 'discard' });
  });
  it('never takes up another thing where one is let go', () => {
    expect(press(choices, ['hand:0'], 'hand:2').kind).toBe('select');
    expect(land(choices, ['hand:0'], 'hand:2')).toEqual({ kind: 'refuse', spot: 'hand:2' });
  });
  it('forgets a selection that is no longer possible', () => {
    expect(kept(choices, ['hand:0'])).toEqual(['hand:0']);
    expect(kept(choices.slice(3), ['hand:0'])).toEqual([]);
  });
});
