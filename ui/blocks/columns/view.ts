import type { InnerBlock, ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { ColumnsAttributes } from './codec.ts';
import { columnSpans, type ColumnWidth } from './column-span.ts';

/** A row of columns on the site's grid of twelve (specification, section 9); null: there are none. */
export const view = (
  { verticalAlignment, isStackedOnMobile }: ColumnsAttributes,
  { innerBlocks }: ViewContext,
) =>
  innerBlocks.length === 0
    ? null
    : {
        verticalAlignment,
        isStackedOnMobile: isStackedOnMobile !== false,
        /** How many of the twelve grid columns each column spans. */
        spans: columnSpans(innerBlocks.map(widthOf)),
      };

export type ColumnsProps = NonNullable<ReturnType<typeof view>>;

/** The width that the editor gave a column. */
const widthOf = ({ attributes }: InnerBlock): ColumnWidth => {
  const width = 'width' in attributes ? attributes.width : null;
  return typeof width === 'string' || typeof width === 'number' ? width : null;
};
