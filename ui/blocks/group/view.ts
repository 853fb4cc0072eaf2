import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { Surface } from '../../../domain/content/surface.ts';
import type { GroupAttributes } from './codec.ts';

export interface GroupProps {
  /** Whether it reaches from edge to edge of the page. */
  readonly isBand: boolean;
  /** Null: it has none of its own. */
  readonly surface: Surface | null;
}

/** Blocks that belong together; null: there are none. */
export const view = (
  { align, backgroundColor }: GroupAttributes,
  { innerBlocks }: ViewContext,
): GroupProps | null =>
  innerBlocks.length === 0 ? null : { isBand: align === 'full', surface: backgroundColor };
