/** Getting to a table: a name for the visitor, and tables that are opened or found. */
import type { GameModule } from '../games/module';
import type { Opening } from '../wire';
import { api } from '../net/api';
import { openEarly } from '../net/earlySocket';
import { Refusal } from '../net/refusal';

/** How well the bots play where nobody chooses. */
export const BOT = 'dreamer';
export const LEVELS: readonly string[] = ['drowsy', 'dreamer', 'lucid', 'oracle'];
/** Tables whose opener wanted to play at once: their page says 'ready' by itself. */
const autoReady = new Set<string>();
const READY = 'oneiros.ready';
/** Kept for the session, too: the page of the table may have to be loaded anew. */
const putAutoReady = (table: string): void => {
  autoReady.add(table);
  try {
    sessionStorage.setItem(READY, table);
  } catch {
    // storage is closed to us: the person presses a button more
  }
};
export const takeAutoReady = (table: string): boolean => {
  try {
    if (sessionStorage.getItem(READY) === table) autoReady.add(table);
    sessionStorage.removeItem(READY);
  } catch {
    // as above
  }
  return autoReady.delete(table);
};

/** A visitor without a name gets one; it can be changed. */
export const ensureName = async (fallback: string): Promise<string> =>
  ((await api.me()) ?? (await api.takeName(fallback))).name;

/** A table with bots, in one question to the server: who has no name yet becomes a guest by it. */
export const playNow = async (game: GameModule, guest: string, players = game.playNow): Promise<string> => {
  const { id } = await api.open({
    game: game.id,
    players,
    bots: [null, ...Array.from({ length: players - 1 }, () => BOT)],
    hints: true,
    guest,
  });
  openEarly(id);
  putAutoReady(id);
  return id;
};
/** A table where nobody else is waited for begins at once. */
export const openTable = async (opening: Opening): Promise<string> => {
  const { id } = await api.open(opening);
  const { bots = [], companions = [], players = 0 } = opening;
  const others = Array.from({ length: (players ?? 0) - 1 }, (_, at) => at + 1);
  if (others.every((seat) => (bots[seat] ?? companions[seat] ?? null) !== null)) putAutoReady(id);
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
