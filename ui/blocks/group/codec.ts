import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ maybe, number, oneOf, surface, text }: Kinds) =>
  t.strict({
    backgroundColor: maybe(surface),
    /** Selects the style: `is-style-danger` is a danger notice (design language, section 5). */
    className: maybe(text),
    /** `full`: a band across the full width of the page. */
    align: oneOf(['none', 'full'], 'none'),
    /** WordPress's variants of a group: `flex` is a row, or a stack if it is vertical; `grid` is a grid. */
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
