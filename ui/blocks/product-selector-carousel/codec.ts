import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';
import { productItems } from '../product-selector/codec.ts';

export const codec = (kinds: Kinds) =>
  t.strict({
    data: t.strict({
      title: kinds.maybe(kinds.text),
      /** Whether to hide the dropdown above the cards on phones, as on pages that are not about a product. */
      hide_dropdown: kinds.flag,
      items: productItems(kinds),
    }),
  });

export type ProductSelectorCarouselAttributes = t.TypeOf<ReturnType<typeof codec>>;
