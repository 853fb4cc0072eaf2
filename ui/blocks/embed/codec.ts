import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  url: { source: 'text', selector: '.wp-block-embed__wrapper' },
  caption: { source: 'html', selector: 'figcaption' },
  captionText: { source: 'text', selector: 'figcaption' },
};

export const codec = ({ address, expected, inline, maybe, text }: Kinds) =>
  t.strict({
    url: expected(address),
    caption: maybe(inline),
    /** The caption without markup, used as a video's title. */
    captionText: maybe(text),
  });

export type EmbedAttributes = t.TypeOf<ReturnType<typeof codec>>;
