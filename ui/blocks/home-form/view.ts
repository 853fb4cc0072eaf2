import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { HomeFormAttributes } from './codec.ts';

export const view = (attributes: HomeFormAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
