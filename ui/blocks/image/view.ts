import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { ImageAttributes } from './codec.ts';

export const view = (attributes: ImageAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
