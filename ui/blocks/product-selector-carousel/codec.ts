import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, flag, listOf, maybe, media, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      /** Whether to hide the dropdown above the cards on phones, as on pages that are not about a product. */
      hide_dropdown: flag,
      /** Replace the six categories; an item without `text` is left out. */
      items: listOf(
        t.strict({
          text,
          details: maybe(text),
          handCopy: maybe(text),
          exclusiveCopy: maybe(text),
          energyCopy: maybe(text),
          imageUrl: maybe(media),
          href: maybe(address),
        }),
      ),
    }),
  });

export type ProductSelectorCarouselAttributes = t.TypeOf<ReturnType<typeof codec>>;
