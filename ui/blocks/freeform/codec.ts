import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { AttributeSources } from '../../../domain/content/attribute-source.ts';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const sources: AttributeSources = { content: { source: 'html' } };

export const codec = ({ classicHtml, maybe }: Kinds<typeof URI>) =>
  t.strict({
    content: maybe(classicHtml),
    /** The same in the block of a single shortcode. */
    text: maybe(classicHtml),
  });

export type FreeformAttributes = t.TypeOf<ReturnType<typeof codec>>;
