import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { TableAttributes } from './codec.ts';

export const view = (attributes: TableAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
