import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ maybe, oneOf, surface }: Kinds) =>
  t.strict({
    backgroundColor: maybe(surface),
    /** `full`: a band from edge to edge of the page. */
    align: oneOf(['none', 'full'], 'none'),
  });

export type GroupAttributes = t.TypeOf<ReturnType<typeof codec>>;
