import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ maybe, number, oneOf, surface, text }: Kinds) =>
  t.strict({
    backgroundColor: maybe(surface),
    /** Names its style: `is-style-danger`, a notice of danger (design language, section 5), else none. */
    className: maybe(text),
    /** `full`: a band from edge to edge of the page. */
    align: oneOf(['none', 'full'], 'none'),
    /** WordPress's variants of a group: `flex` is a row, or a stack where it is vertical; `grid` a grid. */
    layout: maybe(
      t.strict({
        type: oneOf(['default', 'flex', 'grid'], 'default'),
        orientation: oneOf(['horizontal', 'vertical'], 'horizontal'),
        justifyContent: oneOf(['left', 'center', 'right', 'space-between'], 'left'),
        columnCount: maybe(number),
      }),
    ),
  });

export type GroupAttributes = t.TypeOf<ReturnType<typeof codec>>;
