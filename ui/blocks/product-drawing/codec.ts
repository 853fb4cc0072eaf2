import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

/** `drawing` is the name of the picture; with an unknown name, nothing is rendered. */
export const codec = ({ oneOf, text }: Kinds) =>
  t.strict({ data: t.strict({ drawing: text, heading_tag: oneOf(['h2', 'h3'], 'h2') }) });

export type ProductDrawingAttributes = t.TypeOf<ReturnType<typeof codec>>;
