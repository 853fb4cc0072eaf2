import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { ProductSelectorAttributes } from './codec.ts';

export const view = (attributes: ProductSelectorAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
