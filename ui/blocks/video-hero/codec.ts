import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, either, flag, maybe, media, number, oneOf, surface, text }: Kinds) => {
  const height = maybe(either(number, text));
  return t.strict({
    data: t.strict({
      video_large: maybe(media),
      video_medium: maybe(media),
      video_small: maybe(media),
      /** Shown before the video or instead of it: the first on phones, the second on larger screens. */
      mobile_image: maybe(media),
      poster_image: maybe(media),
      /** In pixels, on screens from 1024 px on, below 1024 px, and below 600 px. */
      height_large: height,
      height_medium: height,
      height_small: height,
      enable_wave: flag,
      wave_color: maybe(surface),
      heading: maybe(text),
      heading_tag: oneOf(['h1', 'h2'], 'h2'),
      sub_heading: maybe(text),
      text_alignment: oneOf(['left', 'center', 'right'], 'left'),
      button_text: maybe(text),
      button_url: maybe(address),
    }),
  });
};

export const parts: BlockParts = { buttons: [['button_text', 'button_url']] };

export type VideoHeroAttributes = t.TypeOf<ReturnType<typeof codec>>;
