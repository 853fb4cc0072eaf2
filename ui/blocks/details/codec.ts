import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  summary: { source: 'html', selector: 'summary' },
  showContent: { source: 'attribute', selector: 'details', attribute: 'open' },
};

export const codec = ({ flag, inline, maybe }: Kinds) =>
  t.strict({
    /** What is there while the rest is closed; null: a word for it. */
    summary: maybe(inline),
    /** Whether it is open at first. */
    showContent: flag,
  });

export type DetailsAttributes = t.TypeOf<ReturnType<typeof codec>>;
