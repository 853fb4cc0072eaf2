import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import type { GroupAttributes } from './codec.ts';

export interface GroupProps {
  /** Whether the group spans the full width of the page. */
  readonly isBand: boolean;
  /** Whether the group is a danger notice: a red bar and an icon (design language, section 5). */
  readonly isDanger: boolean;
  /** Null: that of the surroundings. */
  readonly surface: Surface | null;
  readonly arrangement: Arrangement;
  /** The columns of a grid on wide screens, 1 to 4; small screens show fewer. */
  readonly columns: number;
  readonly justify: NonNullable<GroupAttributes['layout']>['justifyContent'];
}

type Arrangement = 'stack' | 'row' | 'grid';

const MAX_COLUMNS = 4;
const DEFAULT_COLUMNS = 3;

/** Blocks that belong together; null: there are none. */
export const view = (
  { align, backgroundColor, className, layout }: GroupAttributes,
  { innerBlocks }: ViewContext,
): GroupProps | null => {
  if (innerBlocks.length === 0) return null;
  const columns = Math.round(layout?.columnCount ?? DEFAULT_COLUMNS);
  return {
    isBand: align === 'full',
    isDanger: className?.split(/\s+/).includes('is-style-danger') ?? false,
    surface: backgroundColor,
    arrangement: arrangementOf(layout),
    columns: Math.max(1, Math.min(columns, MAX_COLUMNS, innerBlocks.length)),
    justify: layout?.justifyContent ?? 'left',
  };
};

const arrangementOf = (layout: GroupAttributes['layout']): Arrangement => {
  if (layout?.type === 'grid') return 'grid';
  return layout?.type === 'flex' && layout.orientation === 'horizontal' ? 'row' : 'stack';
};
