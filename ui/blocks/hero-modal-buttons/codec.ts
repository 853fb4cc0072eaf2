import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ flag, maybe, media, oneOf, text }: Kinds) =>
  t.strict({
    data: t.strict({
      heading: maybe(text),
      heading_tag: oneOf(['h1', 'h2'], 'h2'),
      sub_heading: maybe(text),
      button_left_text: maybe(text),
      button_right_text: maybe(text),
      text_alignment: oneOf(['left', 'center', 'right'], 'left'),
      'width_50%': flag,
      background_image_large: maybe(media),
      background_image_small: maybe(media),
    }),
  });

export type HeroModalButtonsAttributes = t.TypeOf<ReturnType<typeof codec>>;
