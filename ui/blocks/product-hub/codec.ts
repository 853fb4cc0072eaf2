import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, expected, fragment, html, listOf, maybe, media, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      /** Replace the seven categories: sections with a sticky navigation. */
      sections: listOf(
        t.strict({
          /** The fragment that links to the section. */
          anchor: fragment,
          title: text,
          content: maybe(html),
          image: maybe(media),
          links: listOf(t.strict({ text: expected(text), url: expected(address) })),
        }),
      ),
    }),
  });

export type ProductHubAttributes = t.TypeOf<ReturnType<typeof codec>>;
