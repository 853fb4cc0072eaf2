import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, html, maybe, media, oneOf, surface, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: text,
      heading_tag: oneOf(['h2', 'h3', 'h4'], 'h3'),
      description: maybe(html),
      image: maybe(media),
      button_text: text,
      url: address,
      buttonStyle: oneOf(['primary', 'secondary', 'tertiary'], 'secondary'),
      bgColor: maybe(surface),
    }),
  });

export type CtaCardAttributes = t.TypeOf<ReturnType<typeof codec>>;
