import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ oneOf, drawing }: Kinds) =>
  t.strict({ data: t.strict({ drawing, heading_tag: oneOf(['h2', 'h3'], 'h2') }) });

export type ProductDrawingAttributes = t.TypeOf<ReturnType<typeof codec>>;
