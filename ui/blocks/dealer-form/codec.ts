import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ text, maybe }: Kinds) =>
  t.strict({ data: t.strict({ heading: maybe(text), description: maybe(text) }) });

export type DealerFormAttributes = t.TypeOf<ReturnType<typeof codec>>;
