import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { ReviewsAttributes } from './codec.ts';

export const view = (attributes: ReviewsAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
