import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, expected, html, maybe, media, oneOf, surface, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      heading_tag: oneOf(['h1', 'h2', 'h3', 'h4'], 'h2'),
      content: maybe(html),
      image: expected(media),
      image_position: oneOf(['left', 'right'], 'left'),
      button_text: maybe(text),
      button_url: maybe(address),
      backgroundColor: maybe(surface),
    }),
  });

export const parts: BlockParts = { buttons: [['button_text', 'button_url']] };

export type FiftyFiftyAttributes = t.TypeOf<ReturnType<typeof codec>>;
