import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const codec = ({ flag, maybe, oneOf }: Kinds<typeof URI>) =>
  t.strict({
    verticalAlignment: oneOf(['top', 'center', 'bottom', 'stretch'], 'stretch'),
    /** Null: they do. */
    isStackedOnMobile: maybe(flag),
  });

export type ColumnsAttributes = t.TypeOf<ReturnType<typeof codec>>;
