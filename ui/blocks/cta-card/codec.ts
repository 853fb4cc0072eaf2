import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, expected, html, maybe, media, oneOf, surface, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: expected(text),
      heading_tag: oneOf(['h2', 'h3', 'h4'], 'h3'),
      description: maybe(html),
      image: maybe(media),
      button_text: expected(text),
      url: expected(address),
      buttonStyle: oneOf(['primary', 'secondary', 'tertiary'], 'secondary'),
      bgColor: maybe(surface),
    }),
  });

export const parts: BlockParts = { buttons: [['button_text', 'url']] };

export type CtaCardAttributes = t.TypeOf<ReturnType<typeof codec>>;
