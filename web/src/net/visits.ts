/** Becoming somebody, and getting to tables: what a press on the home page brings about. */
import type { GameId } from '../art/scenes';
import type { Opening } from '../wire';
import { api } from './api';

/** How many sit down for 'Play now', and how well the bots play. */
export const PLAY_NOW: Readonly<Record<GameId, number>> = { doors: 2, ravens: 3, sandman: 3, runners: 3, workshop: 2 };
export const BOT = 'dreamer';
/** Tables whose opener wanted to play at once: their page says 'ready' by itself. */
const hasty = new Set<string>();
export const wasHasty = (table: string): boolean => hasty.delete(table);

/** A visitor without a name gets one; it can be changed. */
export const beSomebody = async (fallback: string): Promise<string> =>
  (await api.me())?.name ?? (await api.takeName(fallback)).name;

export const playNow = async (game: GameId, fallback: string): Promise<string> => {
  await beSomebody(fallback);
  const players = PLAY_NOW[game];
  const { id } = await api.open({
    game,
    players,
    bots: [null, ...Array.from({ length: players - 1 }, () => BOT)],
    hints: true,
  });
  hasty.add(id);
  return id;
};
export const openTable = async (opening: Opening, fallback: string): Promise<string> => {
  await beSomebody(fallback);
  return (await api.open(opening)).id;
};
export const tryDaily = async (fallback: string): Promise<string> => {
  await beSomebody(fallback);
  return (await api.tryDaily()).id;
};
/** Codes are six letters; people may write them with spaces, dashes, in small letters. */
export const findTable = async (code: string): Promise<string> =>
  (await api.find(code.replace(/[^a-z]/gi, '').toUpperCase())).id;
