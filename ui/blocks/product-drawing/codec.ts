import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

/** Its name says which picture it is: without a known one there is no block. */
export const codec = ({ oneOf, text }: Kinds) =>
  t.strict({ data: t.strict({ drawing: text, heading_tag: oneOf(['h2', 'h3'], 'h2') }) });

export type ProductDrawingAttributes = t.TypeOf<ReturnType<typeof codec>>;
