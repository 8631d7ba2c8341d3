import { expect, it } from 'vitest';
import { track } from '../src/games/tracking';

it('keeps the id of a card that stays and takes it along when the card goes elsewhere', () => {
  const before = track({}, { hand: ['sun', 'moon', 'sun'], row: ['key'] });
  const after = track(before, { hand: ['sun', 'sun'], row: ['key', 'moon'] });
  expect(after['hand']?.map((card) => card.id)).toEqual([before['hand']?.[0]?.id, before['hand']?.[2]?.id]);
  expect(after['row']?.[1]?.id).toBe(before['hand']?.[1]?.id);
});
it('lets a hidden card become known on its way', () => {
  const before = track({}, { theirs: [null], row: [] });
  const after = track(before, { theirs: [], row: ['moon'] });
  expect(after['row']?.[0]?.id).toBe(before['theirs']?.[0]?.id);
});
it('keeps cards of a fixed zone by place when one is looked at', () => {
  const before = track({}, { dream: [null, null, '3'] }, { fixed: ['dream'] });
  const after = track(before, { dream: [null, '7', '3'] }, { fixed: ['dream'] });
  expect(after['dream']?.map((card) => card.id)).toEqual(before['dream']?.map((card) => card.id));
});
it('never gives one id to two cards', () => {
  let zones = track({}, { hand: ['sun', 'sun'], row: [], discard: [] });
  zones = track(zones, { hand: ['sun'], row: ['sun'], discard: ['sun'] });
  const ids = Object.values(zones).flatMap((cards) => cards.map((card) => card.id));
  expect(new Set(ids).size).toBe(ids.length);
});
