/** Every language says everything that English says, with the same values; nothing is said that has no words, and no
 *  words are there that nobody says. */
import { FluentResource } from '@fluent/bundle';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/words/language.svelte';

const root = fileURLToPath(new URL('..', import.meta.url));
const GAMES = ['doors', 'ravens', 'sandman', 'runners', 'workshop'];
const text = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const messages = (path: string): Map<string, unknown> =>
  new Map(new FluentResource(text(path)).body.map((message) => [message.id, message.value]));
/** The names of all values that a message is given. */
const variables = (node: unknown): Set<string> => {
  if (Array.isArray(node)) return new Set(node.flatMap((part: unknown) => [...variables(part)]));
  if (typeof node !== 'object' || node === null) return new Set();
  const { type, name, ...parts } = node as { type?: string; name?: string };
  return type === 'var' && name ? new Set([name]) : variables(Object.values(parts));
};
/** The choices that a message makes between forms: by which value, and the names of the forms. */
const selects = (node: unknown): { by: string; forms: string[] }[] => {
  if (Array.isArray(node)) return node.flatMap(selects);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(selects);
  const { type, selector, variants } = node as { type?: string; selector?: { name: string }; variants?: unknown[] };
  if (type !== 'select' || !selector || !variants) return inside;
  const forms = variants.map((variant) => String((variant as { key: { value: unknown } }).key.value));
  return [{ by: selector.name, forms }, ...inside];
};
const sources = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(`${folder}/${entry.name}`);
    return /\.(ts|svelte)$/.test(entry.name) ? [`${folder}/${entry.name}`] : [];
  });
/** What the program asks for: whole names, and names with a part that is filled in (`title-${game}`). */
const code = sources('src').map(text).join('\n');
const literals = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((found) => found[1] ?? ''));
const patterns = [...code.matchAll(/`([a-z]+-(?:[\w-]|\$\{[^}`]+\})*)`/g)]
  .map((found) => found[1] ?? '')
  .filter((name) => name.includes('${'))
  .map((name) => new RegExp(`^${name.replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`));

const KINDS = ['words', 'words/learn', 'words/aloud', 'words/generic'];
describe.each(KINDS)('%s', (folder) => {
  const english = messages(`${folder}/en.ftl`);
  it('has a file for each language', () => {
    expect(LANGUAGES.filter((language) => !existsSync(`${root}${folder}/${language}.ftl`))).toEqual([]);
  });
  it.each(LANGUAGES)('says in %s what English says, and nothing twice', (language) => {
    const ids = new FluentResource(text(`${folder}/${language}.ftl`)).body.map((message) => message.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect([...english.keys()].filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !english.has(id))).toEqual([]);
    const entries = text(`${folder}/${language}.ftl`).match(/^[a-z][\w-]* =/gim) ?? [];
    expect(entries.length, 'a message that cannot be read').toBe(ids.length);
  });
  it.each(LANGUAGES)('is given in %s what it is given in English', (language) => {
    for (const [id, value] of messages(`${folder}/${language}.ftl`))
      expect([...variables(value)].sort(), id).toEqual([...variables(english.get(id))].sort());
  });
  it.each(LANGUAGES)('has in %s all forms of its plurals', (language) => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plural = new Set(['one', 'few', 'many', 'two', 'zero']);
    for (const [id, value] of messages(`${folder}/${language}.ftl`))
      for (const { by, forms } of selects(value))
        if (forms.some((form) => plural.has(form)))
          expect(forms.filter((form) => !/^\d+$/.test(form)).sort(), `${id}: ${by}`).toEqual([...wanted].sort());
  });
});
it.each(['words', 'words/aloud', 'words/generic'])('has no words in %s that nobody says', (folder) => {
  const unused = [...messages(`${folder}/en.ftl`).keys()].filter(
    (id) => !literals.has(id) && !patterns.some((pattern) => pattern.test(id)),
  );
  expect(unused).toEqual([]);
});
it('says nothing without words', () => {
  const known = new Set(
    [
      ...KINDS.map((folder) => `${folder}/en.ftl`),
      ...GAMES.map((game) => `../src/oneiros/games/${game}/words/en.ftl`),
    ].flatMap((path) => [...messages(path).keys()]),
  );
  const said = [...code.matchAll(/\bsay\(([^,(){]*)/g)].flatMap((found) =>
    [...(found[1] ?? '').matchAll(/(?<!=\s*)'([\w-]+)'/g)].map((name) => name[1] ?? ''),
  );
  expect(said.length).toBeGreaterThan(100);
  expect([...new Set(said.filter((id) => !known.has(id)))]).toEqual([]);
  const made = [...code.matchAll(/\bsay\(\s*`([^`]+)`/g)].map((found) => found[1] ?? '');
  const unknown = made.filter((name) => {
    const pattern = new RegExp(`^${name.replace(/\$\{[^}]+\}/g, '[\\w-]*')}$`);
    return ![...known].some((id) => pattern.test(id));
  });
  expect(unknown).toEqual([]);
});
it.each(GAMES)('explains every step of the lesson of %s', (game) => {
  const lesson = JSON.parse(text(`src/games/${game}/lesson.json`)) as { frames: { say: string | null }[] };
  const steps = lesson.frames.flatMap(({ say }) => (say === null ? [] : [`${game}-${say}`]));
  expect(steps.length).toBeGreaterThanOrEqual(6);
  const told = [...messages('words/learn/en.ftl').keys()].filter((id) => id.startsWith(`${game}-`));
  expect([...steps].sort()).toEqual(told.sort());
});
