import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  paragraphs: {
    source: 'query',
    selector: 'blockquote p, blockquote:not(:has(p))',
    query: { content: { source: 'html', without: 'cite,footer' } },
  },
  citation: { source: 'html', selector: 'cite,footer' },
};

export const codec = ({ html, inline, listOf, maybe, oneOf }: Kinds) =>
  t.strict({
    /** The text of older quotes; newer ones have an inner block per paragraph. */
    value: maybe(html),
    /** The text of quotes that have it only in the saved html; empty with inner blocks. */
    paragraphs: listOf(maybe(t.strict({ content: maybe(inline) }))),
    citation: maybe(inline),
    /** A pullquote is set apart from the text around it. */
    originalName: oneOf(['core/quote', 'core/pullquote'], 'core/quote'),
    textAlign: oneOf(['none', 'left', 'center', 'right'], 'none'),
    /** Older quotes have this in place of `textAlign`. */
    align: oneOf(['none', 'left', 'center', 'right'], 'none'),
  });

export type QuoteAttributes = t.TypeOf<ReturnType<typeof codec>>;
