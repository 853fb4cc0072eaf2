import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { FeatureGridAttributes } from './codec.ts';

export const view = (attributes: FeatureGridAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
