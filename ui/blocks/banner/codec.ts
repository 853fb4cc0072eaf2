import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, expected, html, maybe, media, oneOf, surface, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: expected(text),
      heading_tag: oneOf(['h1', 'h2'], 'h2'),
      description: maybe(html),
      button_url: maybe(address),
      button_text: maybe(text),
      background_image: maybe(media),
      background_color: maybe(surface),
      text_alignment: oneOf(['left', 'center'], 'left'),
    }),
  });

export const parts: BlockParts = { buttons: [['button_text', 'button_url']] };

export type BannerAttributes = t.TypeOf<ReturnType<typeof codec>>;
