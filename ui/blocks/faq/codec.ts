import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const codec = ({ expected, html, listOf, maybe, oneOf, text }: Kinds<typeof URI>) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      heading_tag: oneOf(['h2', 'h3'], 'h2'),
      qa: listOf(t.strict({ question: expected(text), answer: expected(html) })),
    }),
  });

export type FaqAttributes = t.TypeOf<ReturnType<typeof codec>>;
