import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, expected, maybe, media, oneOf, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: expected(text),
      description: maybe(text),
      /** Above the text, at the full width of the tile. */
      image: maybe(media),
      /** 48 by 48 pixels. */
      icon: maybe(media),
      url: expected(address),
      link_text: maybe(text),
      heading_tag: oneOf(['h2', 'h3', 'h4'], 'h3'),
    }),
  });

export type LinkBlockAttributes = t.TypeOf<ReturnType<typeof codec>>;
