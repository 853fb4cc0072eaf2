import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const codec = ({ text, maybe }: Kinds<typeof URI>) =>
  t.strict({ data: t.strict({ heading: maybe(text), description: maybe(text) }) });

export type DealerFormAttributes = t.TypeOf<ReturnType<typeof codec>>;
