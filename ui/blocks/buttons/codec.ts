import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';

const PLACES = ['left', 'center', 'right', 'space-between'] as const;

export const codec = ({ maybe, oneOf }: Kinds<typeof URI>) =>
  t.strict({
    layout: maybe(
      t.strict({
        justifyContent: oneOf(PLACES, 'left'),
        orientation: oneOf(['horizontal', 'vertical'], 'horizontal'),
      }),
    ),
    /** What older contents have in place of `layout`. */
    contentJustification: oneOf(PLACES, 'left'),
  });

export type ButtonsAttributes = t.TypeOf<ReturnType<typeof codec>>;
