/** The little of Markdown that rules are written in, as data: headings, paragraphs, lists, tables, bold, italics, code. */
export type Style = 'bold' | 'code' | 'italic' | 'plain';
export interface Span {
  readonly style: Style;
  readonly text: string;
}
export type Line = readonly Span[];
export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly line: Line; readonly rule: string | null }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };
export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

const MARKS: readonly (readonly [RegExp, Style])[] = [
  [/\*\*(.+?)\*\*/, 'bold'],
  [/`(.+?)`/, 'code'],
  [/(?<![\\\w])\*(?!\s)(.+?)\*(?!\w)/, 'italic'],
];
export const spans = (text: string): Line => {
  const found = MARKS.flatMap(([pattern, style]) => {
    const match = pattern.exec(text);
    return match ? [{ match, style }] : [];
  }).sort((one, two) => one.match.index - two.match.index)[0];
  if (!found) return text ? [{ style: 'plain', text: text.replace(/\\(.)/g, '$1') }] : [];
  const { match, style } = found;
  return [
    ...spans(text.slice(0, match.index)),
    { style, text: (match[1] ?? '').replace(/\\(.)/g, '$1') },
    ...spans(text.slice(match.index + match[0].length)),
  ];
};
const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');
const cells = (line: string): readonly Line[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()));
/** The rule that a paragraph states, if it begins with a number: `**D4** ...`. */
const ruleOf = (text: string): string | null => /^\*\*([A-Z]\d+)\*\*/.exec(text)?.[1] ?? null;

const block = (lines: readonly string[]): Block => {
  const [first = ''] = lines;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) return { kind: 'heading', depth: heading[1]?.length ?? 1, line: spans(heading[2] ?? '') };
  if (first.startsWith('|')) {
    const rows = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line.trim())).map(cells);
    return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
  }
  const bullet = /^(?:[-*]|\d+\.)\s+/;
  if (bullet.test(first)) {
    const items: string[][] = [];
    for (const line of lines) {
      if (bullet.test(line)) items.push([line.replace(bullet, '')]);
      else items.at(-1)?.push(line);
    }
    return { kind: 'list', ordered: /^\d/.test(first), items: items.map((item) => spans(joined(item))) };
  }
  const text = joined(lines);
  return { kind: 'paragraph', line: spans(text), rule: ruleOf(text) };
};
/** Blocks are parted by empty lines, and a heading stands alone. */
export const blocks = (text: string): readonly Block[] =>
  text
    .replace(/\r/g, '')
    .replace(/^(#+ .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim()))
    .filter((lines) => lines.length)
    .map(block);

const plain = (line: Line): string => line.map((span) => span.text).join('');
/** What stands under each heading of the second level; what stands before the first of them has the page's title. */
export const sections = (text: string): readonly Section[] => {
  const made: { title: string; blocks: Block[] }[] = [];
  for (const one of blocks(text)) {
    if (one.kind === 'heading' && one.depth <= 2) made.push({ title: plain(one.line), blocks: [] });
    else if (made.length) made.at(-1)?.blocks.push(one);
    else made.push({ title: '', blocks: [one] });
  }
  return made.filter((section) => section.blocks.length);
};
/** The paragraphs that state these rules, in the order asked for. */
export const stating = (found: readonly Section[], rules: readonly string[]): readonly Block[] =>
  rules.flatMap((rule) =>
    found.flatMap(({ blocks: all }) => all.filter((one) => one.kind === 'paragraph' && one.rule === rule)),
  );
