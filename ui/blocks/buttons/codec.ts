import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

const PLACES = ['left', 'center', 'right', 'space-between'] as const;

export const codec = ({ maybe, oneOf }: Kinds) =>
  t.strict({
    layout: maybe(
      t.strict({
        justifyContent: oneOf(PLACES, 'left'),
        orientation: oneOf(['horizontal', 'vertical'], 'horizontal'),
      }),
    ),
    /** Older content has this in place of `layout`. */
    contentJustification: oneOf(PLACES, 'left'),
  });

export type ButtonsAttributes = t.TypeOf<ReturnType<typeof codec>>;
