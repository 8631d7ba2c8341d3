/** The art of all games and what all drawings refer to: one file, which comes after the words. */
import { glyphSymbols } from './glyphs';
import type { GameArt } from './scene';

const found = import.meta.glob<GameArt>('../games/*/art/index.ts', { eager: true, import: 'default' });
/** By game. */
export const arts: ReadonlyMap<string, GameArt> = new Map(
  Object.entries(found).map(([path, art]) => [path.split('/').at(-3) ?? '', art]),
);
/** Glyphs, and the windows that scenes are seen through. */
export const definitions = [...arts.values()].map(({ clips }) => clips).join('') + glyphSymbols();
