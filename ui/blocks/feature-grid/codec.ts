import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, html, inline, listOf, maybe, media, oneOf, text }: Kinds) => {
  const described = { block_title: maybe(inline), description: maybe(html) };
  return t.strict({
    data: t.strict({
      title: maybe(inline),
      content: maybe(html),
      intro: maybe(html),
      heading_tag: oneOf(['h2', 'h3', 'h4'], 'h2'),
      block_repeater_fields: listOf(t.strict({ image: maybe(media), ...described })),
      // The names in section 2 of the specification.
      cards: listOf(t.strict({ icon: maybe(media), ...described })),
      cta_text: maybe(text),
      cta_url: maybe(address),
    }),
  });
};

export const parts: BlockParts = { buttons: [['cta_text', 'cta_url']] };

export type FeatureGridAttributes = t.TypeOf<ReturnType<typeof codec>>;
