import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ flag, maybe, text }: Kinds) =>
  t.strict({
    data: t.strict({
      heading: maybe(text),
      /** Whether to leave out the zip box, because the page has another one. */
      hide_zip: flag,
    }),
  });

export type RebateResultsAttributes = t.TypeOf<ReturnType<typeof codec>>;
