import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ maybe, oneOf, text }: Kinds) =>
  t.strict({
    data: t.strict({
      heading_tag: oneOf(['h1', 'h2'], 'h2'),
      /** Where it is below the page's own heading; that of the specification without it. */
      heading: maybe(text),
    }),
  });

export type CustomerCareFormAttributes = t.TypeOf<ReturnType<typeof codec>>;
