/** Every language says everything that English says, with the same values, and speaks to the reader as to a person;
 *  nothing is said that has no words, and no words are there that nobody says. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../src/games/registry.svelte';
import { LANGUAGES } from '../src/words/language.svelte';

const root = fileURLToPath(new URL('..', import.meta.url));
const GAMES = MODULES.map(({ id }) => id);
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
/** Beside the name of somebody, who that is to the reader: what a language may choose by, whether English does or not. */
const SELECTORS: Readonly<Record<string, string>> = { name: 'who', seat: 'who', owner: 'whose', other: 'whom' };
const CHOSEN_BY = new Set(Object.values(SELECTORS));
const withoutSelectors = (names: ReadonlySet<string>): string[] =>
  [...names].filter((one) => !CHOSEN_BY.has(one)).sort();
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

const PARTS = ['home', 'board', 'text', 'lesson'];
const partOf = (part: string): string[] => GAMES.map((game) => `src/games/${game}/words/${part}`);
const KINDS = ['words', 'words/text', 'words/generic', ...PARTS.flatMap(partOf)];
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
      expect(withoutSelectors(variables(value)), id).toEqual(withoutSelectors(variables(english.get(id))));
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
/** Values that make a message take each of its forms in turn. */
const tries = (fields: readonly string[], value: unknown): Record<string, FluentVariable>[] => {
  const forms = new Map(selects(value).map(({ by, forms }) => [by, forms]));
  const most = Math.max(4, ...[...forms.values()].map(({ length }) => length));
  const tried = (field: string, at: number): FluentVariable => {
    const words = forms.get(field)?.filter((form) => !/^(\d+|zero|one|two|few|many)$/.test(form)) ?? [];
    return (words.length > 1 ? words[at % words.length] : undefined) ?? [0, 1, 2, 5][at % 4] ?? 0;
  };
  return Array.from({ length: most }, (_, at) => Object.fromEntries(fields.map((field) => [field, tried(field, at)])));
};
/** What is wrong with the messages of a file, said to the reader and said of others, with what English is given. */
const faults = (file: string, english: string, language = 'en'): string[] => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(file);
  bundle.addResource(resource);
  const given = new Map(new FluentResource(english).body.map(({ id, value }) => [id, variables(value)]));
  const found = resource.body.flatMap(({ id, value }) => {
    if (!value) return [];
    const fields = withoutSelectors(given.get(id) ?? new Set());
    const persons = fields.filter((field) => field in SELECTORS);
    const chosen = new Set(selects(value).map(({ by }) => by));
    return [null, ...persons].flatMap((reader) =>
      tries(fields, value).flatMap((facts) => {
        for (const field of persons) {
          facts[field] = `‹${field}›`;
          facts[SELECTORS[field] ?? ''] = field === reader ? 'you' : 'other';
        }
        const errors: Error[] = [];
        const said = bundle.formatPattern(value, facts, errors);
        const called = reader !== null && chosen.has(SELECTORS[reader] ?? '') && said.includes(`‹${reader}›`);
        return [
          ...errors.map(({ message }) => `${id}: ${message}`),
          ...(called ? [`${id}: calls the reader by name: ${said}`] : []),
        ];
      }),
    );
  });
  return [...new Set(found)];
};
const FILES = [...KINDS, ...GAMES.map((game) => `../src/oneiros/games/${game}/words`)];
describe.each(FILES)('%s', (folder) => {
  it.each(LANGUAGES)('says in %s every message to the reader and of others, without gaps', (language) => {
    expect(faults(text(`${folder}/${language}.ftl`), text(`${folder}/en.ftl`), language)).toEqual([]);
  });
});
it('finds a name in what is said to the reader, and a value that nobody gives', () => {
  const english = 'a = { $name } drew.\nb = { $count }';
  expect(faults('a = { $who ->\n    [you] You\n   *[other] { $name }\n } drew.', english)).toEqual([]);
  expect(faults('a = { $who ->\n    [you] You, { $name },\n   *[other] { $name }\n } drew.', english)).toEqual([
    'a: calls the reader by name: You, ‹name›, drew.',
  ]);
  expect(faults('b = { $who ->\n    [you] You\n   *[other] They\n }', english)).toEqual(['b: Unknown variable: $who']);
});
it('tells every message that chooses by the reader who that is', () => {
  const folders = ['words', 'words/text', ...partOf('board'), ...partOf('text')];
  const choosing = new Set(
    folders.flatMap((folder) =>
      LANGUAGES.flatMap((language) =>
        [...messages(`${folder}/${language}.ftl`)].flatMap(([id, value]) => (variables(value).has('who') ? [id] : [])),
      ),
    ),
  );
  expect(choosing.size).toBeGreaterThan(8);
  const calls = [...code.matchAll(/\bsay\(\s*(?:'([\w-]+)'|`([^`]+)`)(?=([^;]{0,60}))/g)].map(
    ([, id, made = '', rest = '']) => ({
      id,
      pattern: new RegExp(`^${made.replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
      told: /^,\s*(\{\s*\.\.\.)?named\(/.test(rest),
    }),
  );
  /** Where a message is said: by its whole name, or else by one that is filled in. */
  const saying = (message: string): typeof calls => {
    const whole = calls.filter(({ id }) => id === message);
    return whole.length ? whole : calls.filter(({ id, pattern }) => !id && pattern.test(message));
  };
  expect([...choosing].filter((one) => !saying(one).length || saying(one).some(({ told }) => !told))).toEqual([]);
});
it.each(KINDS.filter((folder) => !folder.endsWith('/lesson')))('has no words in %s that nobody says', (folder) => {
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
  expect([...steps].sort()).toEqual([...messages(`src/games/${game}/words/lesson/en.ftl`).keys()].sort());
});
