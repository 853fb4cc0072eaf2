import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ either, maybe, number, oneOf, text }: Kinds) =>
  t.strict({
    /** `33.33%`, `66.66`, `2/3`, `300px`; null: an equal share of the remaining row. */
    width: maybe(either(number, text)),
    verticalAlignment: oneOf(['inherit', 'top', 'center', 'bottom', 'stretch'], 'inherit'),
  });

export type ColumnAttributes = t.TypeOf<ReturnType<typeof codec>>;
