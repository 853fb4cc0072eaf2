import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ maybe, oneOf, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      heading_tag: oneOf(['h2', 'h3'], 'h2'),
    }),
  });

export type WarrantyAttributes = t.TypeOf<ReturnType<typeof codec>>;
