import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { GroupAttributes } from './codec.ts';

type Arrangement = 'stack' | 'row' | 'grid';

const MAX_COLUMNS = 4;
const DEFAULT_COLUMNS = 3;

/** Blocks that belong together; null: there are none. */
export const view = (
  { align, backgroundColor, className, layout }: GroupAttributes,
  { innerBlocks }: ViewContext,
) => {
  if (innerBlocks.length === 0) return null;
  const columns = Math.round(layout?.columnCount ?? DEFAULT_COLUMNS);
  return {
    /** Whether the group spans the full width of the page. */
    isBand: align === 'full',
    /** Whether the group is a danger notice: a red bar and an icon (design language, section 5). */
    isDanger: className?.split(/\s+/).includes('is-style-danger') ?? false,
    /** Null: that of the surroundings. */
    surface: backgroundColor,
    arrangement: arrangementOf(layout),
    /** The columns of a grid on wide screens, 1 to 4; small screens show fewer. */
    columns: Math.max(1, Math.min(columns, MAX_COLUMNS, innerBlocks.length)),
    justify: layout?.justifyContent ?? 'left',
  };
};

export type GroupProps = NonNullable<ReturnType<typeof view>>;

const arrangementOf = (layout: GroupAttributes['layout']): Arrangement => {
  if (layout?.type === 'grid') return 'grid';
  return layout?.type === 'flex' && layout.orientation === 'horizontal' ? 'row' : 'stack';
};
