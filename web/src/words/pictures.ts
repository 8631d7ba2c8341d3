/** The pictures of the rules, drawn from the pieces of the games; those of one game are loaded together. */
import type { Picture } from './pictures/rows';

export type { Picture } from './pictures/rows';
type Pictures = Readonly<Record<string, Picture>>;

const BY: Readonly<Record<string, () => Promise<{ readonly default: Pictures }>>> = {
  doors: () => import('./pictures/doors'),
  ravens: () => import('./pictures/ravens'),
  sandman: () => import('./pictures/sandman'),
  runners: () => import('./pictures/runners'),
  workshop: () => import('./pictures/workshop'),
};
export const pictures = async (game: string): Promise<Pictures> => (await BY[game]?.())?.default ?? {};
