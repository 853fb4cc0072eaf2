import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  summary: { source: 'html', selector: 'summary' },
  showContent: { source: 'attribute', selector: 'details', attribute: 'open' },
};

export const codec = ({ flag, inline, maybe }: Kinds) =>
  t.strict({
    /** The line that opens the details; null: a default word. */
    summary: maybe(inline),
    /** Whether the details are open at first. */
    showContent: flag,
  });

export type DetailsAttributes = t.TypeOf<ReturnType<typeof codec>>;
