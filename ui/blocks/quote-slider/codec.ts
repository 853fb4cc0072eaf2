import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const codec = ({ inline, listOf, maybe, text }: Kinds<typeof URI>) =>
  t.strict({
    data: t.strict({
      quotes: listOf(
        t.strict({ sup_title: maybe(text), title: maybe(text), quote: inline, author: maybe(text) }),
      ),
    }),
  });

export type QuoteSliderAttributes = t.TypeOf<ReturnType<typeof codec>>;
