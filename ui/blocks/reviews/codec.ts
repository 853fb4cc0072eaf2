import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ maybe, oneOf, text, widget }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      heading_tag: oneOf(['h2', 'h3'], 'h2'),
      /** Used on pages that are not about a product. */
      product_id: maybe(text),
      /** The script that renders the reviews. */
      widget_script: widget,
    }),
  });

export type ReviewsAttributes = t.TypeOf<ReturnType<typeof codec>>;
