import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { ColumnAttributes } from './codec.ts';

export const view = (attributes: ColumnAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
