/** The rules of a game as its RULES.md has them, as sections to read. It is ordinary Markdown: what is unknown stays text. */
import type { Block, Run, Section } from '../../words/rules';

const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const runs = (text: string): readonly Run[] =>
  text
    .replace(LINK, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/)
    .filter(Boolean)
    .map((part): Run => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*') && part.endsWith('*') && part.length > 2)
        return { kind: 'gentle', text: part.slice(1, -1) };
      return { kind: 'plain', text: part };
    });
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;
const isRule = (line: string): boolean => /^\s*\|?[\s:|-]+\|?\s*$/.test(line) && line.includes('-');
const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

const blockOf = (text: string): Block | null => {
  const lines = text.split('\n');
  const [first = ''] = lines;
  if (/^\s*#{3,}\s/.test(first))
    return { kind: 'paragraph', text: [{ kind: 'strong', text: first.replace(/^\s*#+\s/, '') }] };
  if (first.trim().startsWith('|'))
    return {
      kind: 'list',
      items: lines
        .filter((line) => !isRule(line))
        .map((line) =>
          runs(
            line
              .split('|')
              .map((cell) => cell.trim())
              .filter(Boolean)
              .join(' · '),
          ),
        ),
    };
  if (ITEM.test(first)) {
    const items: string[][] = [];
    for (const line of lines) {
      if (ITEM.test(line)) items.push([line.replace(ITEM, '')]);
      else items.at(-1)?.push(line);
    }
    return { kind: 'list', items: items.map((item) => runs(joined(item))) };
  }
  if (first.startsWith('>'))
    return { kind: 'example', text: runs(joined(lines.map((line) => line.replace(/^>\s?/, '')))) };
  const said = joined(lines.filter((line) => !line.startsWith('```')));
  return said && !/^[-*_]{3,}$/.test(said) ? { kind: 'paragraph', text: runs(said) } : null;
};
const bodyOf = (text: string): readonly Block[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.replace(/^\n+|\n+$/g, ''))
    .filter(Boolean)
    .flatMap((block) => blockOf(block) ?? []);

/** The sections of a text: what stands before the first heading, then one for each heading of the second level. */
export const readRules = (markdown: string): readonly Section[] => {
  const [head = '', ...parts] = markdown.replace(/\r\n/g, '\n').split(/^## /m);
  const titled = /^# (.*)$/m.exec(head)?.[1] ?? '';
  const intro = head.replace(/^# .*$/m, '');
  const all = [...(intro.trim() ? [`${titled}\n${intro}`] : []), ...parts];
  return all.map((part, at) => {
    const [title = '', ...rest] = part.split('\n');
    const text = rest.join('\n');
    const rules = [...text.matchAll(/\*\*([A-Z]+\d+)\b[^*]*\*\*/g)].map((found) => found[1] ?? '');
    return { id: `part-${at + 1}`, title: title.trim(), rules, body: bodyOf(text) };
  });
};
