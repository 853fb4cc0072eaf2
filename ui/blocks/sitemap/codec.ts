import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, expected, listOf, maybe, text }: Kinds) => {
  const page = { url: expected(address), text: expected(text) };
  return t.strict({
    data: t.strict({
      sections: listOf(
        t.strict({
          heading: expected(text),
          /** Two letters; needed only if it is not the page's language. */
          language: maybe(text),
          pages: listOf(t.strict({ ...page, below: listOf(t.strict(page)) })),
        }),
      ),
    }),
  });
};

export type SitemapAttributes = t.TypeOf<ReturnType<typeof codec>>;
