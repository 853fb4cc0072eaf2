import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ flag, maybe, oneOf }: Kinds) =>
  t.strict({
    verticalAlignment: oneOf(['top', 'center', 'bottom', 'stretch'], 'stretch'),
    /** Null: the columns are stacked. */
    isStackedOnMobile: maybe(flag),
  });

export type ColumnsAttributes = t.TypeOf<ReturnType<typeof codec>>;
