import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { CloseableBannerAttributes } from './codec.ts';

export const view = (attributes: CloseableBannerAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
