import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, flag, listOf, maybe, media, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      /** Whether phones go without the dropdown above the cards, as on pages that are no product's. */
      hide_dropdown: flag,
      /** In the place of the six categories; one without `text` is left out. */
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
