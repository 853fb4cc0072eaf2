import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, listOf, maybe, media, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      /** Replace the built-in topics. */
      items: listOf(t.strict({ text, href: address, image: maybe(media) })),
    }),
  });

export type Hvac101NavigationAttributes = t.TypeOf<ReturnType<typeof codec>>;
