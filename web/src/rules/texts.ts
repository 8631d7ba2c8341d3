/** The rules of a game as text: as told to people in their language where that is written, else the letter of the rules. */
import { sections, type Section } from './markdown';

type Load = () => Promise<string>;
const told = import.meta.glob<string>('../../words/rules/*/*.md', { query: '?raw', import: 'default' });
const letter = import.meta.glob<string>('@games/*/RULES.md', { query: '?raw', import: 'default' });
const ending = (files: Readonly<Record<string, Load>>, end: string): Load | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(end))?.[1];

/** With the numbers that refusals name. */
export const letterOf = async (game: string): Promise<readonly Section[]> =>
  sections((await ending(letter, `/${game}/RULES.md`)?.()) ?? '');
export const rules = async (game: string, language: string): Promise<readonly Section[]> => {
  const written = ending(told, `/${language}/${game}.md`) ?? ending(told, `/en/${game}.md`);
  return written ? sections(await written()) : letterOf(game);
};
