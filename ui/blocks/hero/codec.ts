import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, html, maybe, media, oneOf, surface, text }: Kinds) =>
  t.strict({
    data: t.strict({
      heading: maybe(text),
      heading_tag: oneOf(['h1', 'h2'], 'h2'),
      sub_heading: maybe(text),
      text: maybe(html),
      text_alignment: oneOf(['left', 'center', 'right'], 'left'),
      button_text: maybe(text),
      button_url: maybe(address),
      second_button_text: maybe(text),
      second_button_url: maybe(address),
      /** Shown next to the text, unless there is a background picture. */
      image: maybe(media),
      background_image_large: maybe(media),
      background_image_small: maybe(media),
      background_color: maybe(surface),
    }),
  });

export const parts: BlockParts = {
  buttons: [
    ['button_text', 'button_url'],
    ['second_button_text', 'second_button_url'],
  ],
};

export type HeroAttributes = t.TypeOf<ReturnType<typeof codec>>;
