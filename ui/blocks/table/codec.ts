import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

const rows = (selector: string): AttributeSources[string] => ({
  source: 'query',
  selector,
  query: {
    cells: {
      source: 'query',
      selector: 'td,th',
      query: {
        content: { source: 'html' },
        tag: { source: 'tag', selector: 'td,th' },
        scope: { source: 'attribute', selector: 'td,th', attribute: 'scope' },
        align: { source: 'attribute', selector: 'td,th', attribute: 'data-align' },
        colspan: { source: 'attribute', selector: 'td,th', attribute: 'colspan' },
        rowspan: { source: 'attribute', selector: 'td,th', attribute: 'rowspan' },
      },
    },
  },
});

export const sources: AttributeSources = {
  head: rows('thead tr:not(:is(td, th) tr)'),
  // Pasted tables may have no tbody.
  body: rows('tr:not(:is(thead, tfoot, td, th) tr)'),
  foot: rows('tfoot tr:not(:is(td, th) tr)'),
  caption: { source: 'html', selector: 'figcaption,caption' },
  tableClass: { source: 'attribute', selector: 'table', attribute: 'class' },
};

export const codec = ({ flag, inline, listOf, maybe, number, oneOf, text }: Kinds) => {
  const cell = maybe(
    t.strict({
      content: maybe(inline),
      tag: oneOf(['td', 'th'], 'td'),
      scope: oneOf(['none', 'row', 'col'], 'none'),
      align: oneOf(['left', 'center', 'right'], 'left'),
      colspan: maybe(number),
      rowspan: maybe(number),
    }),
  );
  const part = listOf(t.strict({ cells: listOf(cell) }));
  return t.strict({
    head: part,
    body: part,
    foot: part,
    caption: maybe(inline),
    /** Whether all columns have equal widths and the first stays in view in a wide table. */
    hasFixedLayout: flag,
    /** The same flag in saved tables: `has-fixed-layout`. */
    tableClass: maybe(text),
  });
};

export type TableAttributes = t.TypeOf<ReturnType<typeof codec>>;
