/** What is to be heard when a table changes. */
import type { News } from '../views';
import type { Snapshot } from '../wire';
import type { Sound } from './sound.svelte';

type Before = Pick<Snapshot, 'asked' | 'status' | 'version'>;

/** One sound for a change. The first of these that fits: the end, Wake up!, your turn, something laid. */
export const cueOf = (
  before: Before | null,
  now: Snapshot,
  news: readonly News[],
  laid: 'card' | 'tile',
): Sound | null => {
  if (!before || before.version >= now.version || now.status === 'gathering') return null;
  if (now.status === 'over' && before.status !== 'over') {
    if (now.you === null || !now.result) return 'turn';
    return now.result.winners.includes(now.you) ? 'win' : 'lose';
  }
  if (now.status !== 'playing') return null;
  if (news.some(({ what }) => what === 'woke')) return 'wake';
  const moved = now.told.filter((one) => one.event === 'moved');
  const asked = now.asked !== null && now.asked !== before.asked;
  if (asked && !moved.some((one) => one.seat === now.you)) return 'turn';
  return moved.length ? laid : null;
};
