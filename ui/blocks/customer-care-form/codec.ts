import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ maybe, oneOf, text }: Kinds) =>
  t.strict({
    data: t.strict({
      heading_tag: oneOf(['h1', 'h2'], 'h2'),
      /** Replaces the specification's heading, for pages with a heading of their own. */
      heading: maybe(text),
    }),
  });

export type CustomerCareFormAttributes = t.TypeOf<ReturnType<typeof codec>>;
