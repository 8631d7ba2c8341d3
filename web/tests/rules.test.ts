import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games, MODULES } from '../src/games/registry.svelte';
import { LANGUAGES } from '../src/words/language.svelte';
import { read, rules, sectionOf } from '../src/words/rules';

const GAMES = MODULES.map(({ id }) => id);
const file = (language: string, game: string): string =>
  readFileSync(new URL(`../../src/oneiros/games/${game}/words/rules/${language}.md`, import.meta.url), 'utf8');
const numbered = (game: string): string[] =>
  [
    ...readFileSync(new URL(`../../src/oneiros/games/${game}/RULES.md`, import.meta.url), 'utf8').matchAll(
      /^\*\*([A-Z]\d+)\*\*/gm,
    ),
  ].map((found) => found[1] ?? '');

it('reads sections with their rules, lists, examples and pictures', () => {
  const [one, two] = read(
    '## A title {about D1 D4-D6}\n\nSome **strong** and *gentle*\nwords.\n\n- first\n- second\n\n## B {turn}\n\n> So it\n> goes.\n\n![A sun](pieces)\n',
  );
  expect(one).toEqual({
    id: 'about',
    title: 'A title',
    rules: ['D1', 'D4', 'D5', 'D6'],
    body: [
      {
        kind: 'paragraph',
        text: [
          { kind: 'plain', text: 'Some ' },
          { kind: 'strong', text: 'strong' },
          { kind: 'plain', text: ' and ' },
          { kind: 'gentle', text: 'gentle' },
          { kind: 'plain', text: ' words.' },
        ],
      },
      { kind: 'list', items: [[{ kind: 'plain', text: 'first' }], [{ kind: 'plain', text: 'second' }]] },
    ],
  });
  expect(two?.body).toEqual([
    { kind: 'example', text: [{ kind: 'plain', text: 'So it goes.' }] },
    { kind: 'picture', name: 'pieces', label: 'A sun' },
  ]);
});
it('finds the section that tells a rule, else the one about a turn', () => {
  const sections = read('## A {about D1}\n\na\n\n## B {turn D4}\n\nb\n\n## C {end D17}\n\nc');
  expect(sectionOf(sections, 'D17')?.id).toBe('end');
  expect(sectionOf(sections, 'D99')?.id).toBe('turn');
  expect(sectionOf(sections, null)?.id).toBe('turn');
});
it.each(GAMES)('leaves no language out of the rules of %s', (game) => {
  expect(readdirSync(new URL(`../../src/oneiros/games/${game}/words/rules`, import.meta.url)).sort()).toEqual(
    LANGUAGES.map((language) => `${language}.md`).sort(),
  );
});
describe.each(GAMES)('the rules of %s', (game) => {
  it.each(LANGUAGES)('are whole in %s: every numbered rule, known pictures, nothing unread', async (language) => {
    const sections = await rules(game, language);
    expect([...new Set(sections.flatMap((section) => section.rules))].sort()).toEqual(numbered(game).sort());
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
    const drawn = (await games.get(game).learn?.())?.rulePictures ?? {};
    const text = file(language, game);
    expect(text).not.toMatch(/[<`_|\\]|^#[^#]|^###|^\d+\. |\]\(http/m);
    for (const section of sections) {
      expect(section.title, section.id).toBeTruthy();
      expect(section.body.length, section.id).toBeGreaterThan(0);
      for (const block of section.body) {
        if (block.kind === 'picture') expect(drawn[block.name], block.name).toBeDefined();
        else
          for (const run of block.kind === 'list' ? block.items.flat() : block.text)
            expect(run.text, run.text).not.toMatch(/\*|^\s*[->] |!\[/);
      }
    }
    const shown = sections.flatMap(({ body }) =>
      body.flatMap((block) => (block.kind === 'picture' ? [block.name] : [])),
    );
    expect(shown.sort()).toEqual(Object.keys(drawn).sort());
  });
  it.each(LANGUAGES)('tell the same in %s as in English', async (language) => {
    const shape = (sections: Awaited<ReturnType<typeof rules>>): unknown =>
      sections.map(({ id, rules: told, body }) => ({ id, told, body: body.map((block) => block.kind) }));
    expect(shape(await rules(game, language))).toEqual(shape(await rules(game, 'en')));
  });
});
