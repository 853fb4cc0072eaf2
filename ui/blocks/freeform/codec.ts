import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = { content: { source: 'html' } };

export const codec = ({ classicHtml, maybe }: Kinds) =>
  t.strict({
    content: maybe(classicHtml),
    /** The content of a shortcode block. */
    text: maybe(classicHtml),
  });

export type FreeformAttributes = t.TypeOf<ReturnType<typeof codec>>;
