import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const codec = ({ address, listOf, maybe, media, text }: Kinds<typeof URI>) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      /** In the place of the built-in topics. */
      items: listOf(t.strict({ text, href: address, image: maybe(media) })),
    }),
  });

export type Hvac101NavigationAttributes = t.TypeOf<ReturnType<typeof codec>>;
