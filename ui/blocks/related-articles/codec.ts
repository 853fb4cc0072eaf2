import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ maybe, number, oneOf, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      heading_tag: oneOf(['h2', 'h3'], 'h2'),
      /** The maximum number of articles; null: three. */
      count: maybe(number),
    }),
  });

export type RelatedArticlesAttributes = t.TypeOf<ReturnType<typeof codec>>;
