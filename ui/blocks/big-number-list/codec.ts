import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ expected, inline, listOf, maybe, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(inline),
      number_items: listOf(
        t.strict({
          number: expected(text),
          label: maybe(inline),
          description: maybe(inline),
          /** Explains the label. */
          tooltip: maybe(text),
        }),
      ),
    }),
  });

export type BigNumberListAttributes = t.TypeOf<ReturnType<typeof codec>>;
