import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ expected, html, listOf, maybe, oneOf, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      heading_tag: oneOf(['h2', 'h3'], 'h2'),
      qa: listOf(t.strict({ question: expected(text), answer: expected(html) })),
    }),
  });

export type FaqAttributes = t.TypeOf<ReturnType<typeof codec>>;
