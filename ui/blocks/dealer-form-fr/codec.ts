import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const codec = ({ oneOf }: Kinds<typeof URI>) =>
  t.strict({ data: t.strict({ heading_tag: oneOf(['h1', 'h2'], 'h2') }) });

export type DealerFormFrAttributes = t.TypeOf<ReturnType<typeof codec>>;
