import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

/** The products that an editor shows instead of the six categories. A product without `text` is left out. */
export const productItems = ({ address, listOf, maybe, media, text }: Kinds) =>
  listOf(
    t.strict({
      text,
      details: maybe(text),
      handCopy: maybe(text),
      exclusiveCopy: maybe(text),
      energyCopy: maybe(text),
      imageUrl: maybe(media),
      href: maybe(address),
    }),
  );

export const codec = (kinds: Kinds) =>
  t.strict({ data: t.strict({ title: kinds.maybe(kinds.text), items: productItems(kinds) }) });

export type ProductSelectorAttributes = t.TypeOf<ReturnType<typeof codec>>;
