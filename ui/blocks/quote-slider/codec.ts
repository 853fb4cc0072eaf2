import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ inline, listOf, maybe, text }: Kinds) =>
  t.strict({
    data: t.strict({
      quotes: listOf(
        t.strict({ sup_title: maybe(text), title: maybe(text), quote: inline, author: maybe(text) }),
      ),
    }),
  });

export type QuoteSliderAttributes = t.TypeOf<ReturnType<typeof codec>>;
