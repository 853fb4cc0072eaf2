import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ flag, maybe, text }: Kinds) =>
  t.strict({
    data: t.strict({
      heading: maybe(text),
      /** Whether its zip box is left out: another one is on the page. */
      hide_zip: flag,
    }),
  });

export type RebateResultsAttributes = t.TypeOf<ReturnType<typeof codec>>;
