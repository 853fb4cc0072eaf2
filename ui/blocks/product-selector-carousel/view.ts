import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { ProductSelectorCarouselAttributes } from './codec.ts';

export const view = (attributes: ProductSelectorCarouselAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
