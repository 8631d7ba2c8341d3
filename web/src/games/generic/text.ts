/** Any game in words: the same panels as on the board. */
import { Words } from '../../words/words';
import type { Part, TextContext, TextSource } from '../boardText';
import { panelsOf, sentence, type Context, type GenericMove, type GenericView, type Row, type Shown } from './view';

const lineOf = (value: Shown, context: Context): string => {
  switch (value.kind) {
    case 'hidden':
      return context.generic.say('hidden');
    case 'text':
      return value.text;
    case 'list':
      return value.items.map((item) => lineOf(item, context)).join(', ') || context.generic.say('none');
    case 'record':
      return (
        value.fields.map((field) => `${field.label}: ${lineOf(field.value, context)}`).join(', ') ||
        context.generic.say('none')
      );
    case 'table':
      return value.rows.map((row) => rowLine(row, value.columns, context)).join('; ') || context.generic.say('none');
  }
};
const rowLine = ({ title, cells }: Row, columns: readonly string[], context: Context): string => {
  const told = cells.map((cell, at) => {
    const label = columns[at];
    return label === undefined ? lineOf(cell, context) : `${label}: ${lineOf(cell, context)}`;
  });
  return title ? `${title}: ${told.join('. ')}` : told.join('. ');
};
const contextOf = (view: GenericView, { names, game, ui }: TextContext): Context => ({
  players: view.players,
  names,
  game,
  generic: new Words('generic', ui.language),
});

const source: TextSource<GenericView, GenericMove> = {
  asked: (view, legal, { names, reader, game, ui }) => sentence(view, legal, names, reader, game, ui),
  now: () => [],
  parts: (view, text) => {
    const context = contextOf(view, text);
    const panels = panelsOf(view, context);
    const large = panels.filter(({ value }) => value.kind === 'table' || value.kind === 'record');
    const small = panels.filter((panel) => !large.includes(panel));
    const parts: Part[] = large.map(({ label, value }) => ({
      title: label,
      lines:
        value.kind === 'table'
          ? value.rows.map((row) => rowLine(row, value.columns, context))
          : value.kind === 'record'
            ? value.fields.map((field) => `${field.label}: ${lineOf(field.value, context)}`)
            : [],
    }));
    if (small.length)
      parts.push({
        title: text.say('table'),
        lines: small.map(({ label, value }) => `${label}: ${lineOf(value, context)}`),
      });
    return parts;
  },
};
export default source;
