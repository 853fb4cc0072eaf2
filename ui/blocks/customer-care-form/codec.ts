import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ oneOf }: Kinds) =>
  t.strict({ data: t.strict({ heading_tag: oneOf(['h1', 'h2'], 'h2') }) });

export type CustomerCareFormAttributes = t.TypeOf<ReturnType<typeof codec>>;
