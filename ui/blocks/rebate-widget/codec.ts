import * as t from 'io-ts';
import { REBATE_WIDGETS } from '../../../domain/rebate/widget-options.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ listOf, maybe, media, number, oneOf, text }: Kinds) =>
  t.strict({
    data: t.strict({
      widget: oneOf(REBATE_WIDGETS, 'category'),
      heading_tag: oneOf(['h2', 'h3'], 'h2'),
      headingText: maybe(text),
      subheadingText: maybe(text),
      /** Replaces the visitor's zip code. */
      zip: maybe(text),
      pageSize: maybe(number),
      /** The product type of the category widget; null: all types. */
      product_type: maybe(text),
      /** One for the product widget, several for the product list. */
      products: listOf(t.strict({ product_name: text, product_type: maybe(text), image: maybe(media) })),
    }),
  });

export type RebateWidgetAttributes = t.TypeOf<ReturnType<typeof codec>>;
