/** What moves without end must cost nothing to draw: a browser shades and shifts what is drawn, and draws nothing anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(svelte|css)$/.test(name),
);
const CHEAP = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale']);

/** The properties that some keyframes change. */
const changedBy = (text: string, name: string): readonly string[] => {
  const begin = text.indexOf(`@keyframes ${name} `);
  let depth = 0;
  let end = text.indexOf('{', begin);
  do {
    depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    end += 1;
  } while (depth > 0);
  return [...text.slice(begin, end).matchAll(/^\s*([a-z-]+):/gm)].map(([, property]) => property ?? '');
};

describe('what moves without end', () => {
  it('only fades and shifts', () => {
    const found: string[] = [];
    for (const file of files) {
      const text = readFileSync(SOURCES + file, 'utf8');
      for (const [, name] of text.matchAll(/animation:\s*([a-z-]+)[^;]*\binfinite\b/g)) {
        found.push(`${file}: ${name}`);
        const changed = changedBy(text, name ?? '');
        expect(changed.length, file).toBeGreaterThan(0);
        for (const property of changed) expect(CHEAP, `${file}: ${name}`).toContain(property);
      }
    }
    expect(found).not.toEqual([]);
  });
});
