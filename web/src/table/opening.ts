/** Getting to a table: a name for the visitor, and tables that are opened or found. */
import type { GameModule } from '../games/module';
import type { Opening } from '../wire';
import { api } from '../net/api';
import { openEarly } from '../net/earlySocket';
import { Refusal } from '../net/refusal';

/** How well the bots play where nobody chooses. */
export const BOT = 'dreamer';
export const LEVELS: readonly string[] = ['drowsy', 'dreamer', 'lucid', 'oracle'];

/** A visitor without a name gets one; it can be changed. */
export const ensureName = async (fallback: string): Promise<string> =>
  ((await api.me()) ?? (await api.takeName(fallback))).name;

/** A table with bots, in one question to the server: who has no name yet becomes a guest by it. */
export const playNow = (game: GameModule, guest: string, players = game.playNow): Promise<string> =>
  openTable({
    game: game.id,
    players,
    bots: [null, ...Array.from({ length: players - 1 }, () => BOT)],
    hints: true,
    guest,
  });
/** A table where nobody else is waited for begins at once: its first picture comes with the answer. */
export const openTable = async (opening: Opening): Promise<string> => {
  const { bots = [], companions = [], players = 0 } = opening;
  const others = Array.from({ length: (players ?? 0) - 1 }, (_, at) => at + 1);
  const ready = others.every((seat) => (bots[seat] ?? companions[seat] ?? null) !== null);
  const { id, picture } = await api.open({ ...opening, ready });
  openEarly(id, picture ?? null);
  return id;
};
export const tryDaily = async (fallback: string): Promise<string> => {
  await ensureName(fallback);
  return (await api.tryDaily()).id;
};
/** Codes are six letters; people may write them with spaces, dashes, in small letters. */
export const findTable = async (code: string): Promise<string> => {
  const letters = code.replace(/[^a-z]/gi, '').toUpperCase();
  try {
    return (await api.find(letters)).id;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unknown') throw new Refusal('no-code', error.reason);
    throw error;
  }
};
