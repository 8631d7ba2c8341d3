/**
 * The rules as they are told to people: one file for each game and language, loaded when somebody opens it.
 *
 * A file is a strict little Markdown. `## Title {id D1 D4-D7}` begins a section and names the numbered rules it tells;
 * under it stand paragraphs, lists (`- `), examples (`> `) and pictures (`![what it shows](name)`), each apart from the
 * next by an empty line, with `**strong**` and `*gentle*` words. Anything else is a mistake, and a test finds it.
 */
import { speech, type Language } from './language.svelte';

/** Words of one kind: plain, strong (a term, an order) or gentle. */
export interface Run {
  readonly kind: 'plain' | 'strong' | 'gentle';
  readonly text: string;
}
export type Block =
  | { readonly kind: 'paragraph' | 'example'; readonly text: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] }
  /** `name` is one of the pictures of the game; `label` says what it shows. */
  | { readonly kind: 'picture'; readonly name: string; readonly label: string };
export interface Section {
  readonly id: string;
  readonly title: string;
  /** The numbers of the rules it tells: `D4`. */
  readonly rules: readonly string[];
  readonly body: readonly Block[];
}

const files = Object.entries(
  import.meta.glob<string>('@games/*/words/rules/*.md', { query: '?raw', import: 'default' }),
);

/** `D4-D7` stands for D4, D5, D6 and D7. */
const numbers = (cited: string): readonly string[] => {
  const range = /^([A-Z])(\d+)-\1(\d+)$/.exec(cited);
  if (!range) return [cited];
  const [, letter, from, to] = range;
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${letter}${Number(from) + at}`);
};
const runs = (text: string): readonly Run[] =>
  text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part): Run => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*')) return { kind: 'gentle', text: part.slice(1, -1) };
      return { kind: 'plain', text: part };
    });
const block = (text: string): Block => {
  const picture = /^!\[(.+)\]\((.+)\)$/s.exec(text);
  if (picture) return { kind: 'picture', label: picture[1] ?? '', name: picture[2] ?? '' };
  if (text.startsWith('- '))
    return {
      kind: 'list',
      items: text
        .slice(2)
        .split('\n- ')
        .map((item) => runs(item.replace(/\n\s+/g, ' '))),
    };
  if (text.startsWith('> ')) return { kind: 'example', text: runs(text.slice(2).replace(/\n> /g, ' ')) };
  return { kind: 'paragraph', text: runs(text.replace(/\n/g, ' ')) };
};

/** The sections of a file. */
export const read = (file: string): readonly Section[] =>
  file
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...blocks] = part.trim().split(/\n\n+/);
      const [, title = '', id = '', cited = ''] = /^(.+) \{([a-z-]+)((?: [A-Z]\d+(?:-[A-Z]\d+)?)*)\}$/.exec(head) ?? [];
      return { id, title, rules: cited.split(' ').filter(Boolean).flatMap(numbers), body: blocks.map(block) };
    });

/** The rules of a game in a language; the page's own unless another is asked for. */
export const rules = async (game: string, language: Language = speech.language): Promise<readonly Section[]> => {
  const load = files.find(([path]) => path.endsWith(`/${game}/words/rules/${language}.md`))?.[1];
  return load ? read(await load()) : [];
};

/** The section that tells a rule, to be shown first; the one named `turn` where none does. */
export const sectionOf = (sections: readonly Section[], rule: string | null): Section | undefined =>
  sections.find((section) => rule !== null && section.rules.includes(rule)) ??
  sections.find((section) => section.id === 'turn');
