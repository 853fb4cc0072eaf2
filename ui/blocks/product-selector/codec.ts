import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, listOf, maybe, media, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
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

export type ProductSelectorAttributes = t.TypeOf<ReturnType<typeof codec>>;
