import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { BigNumberListAttributes } from './codec.ts';

export const view = (attributes: BigNumberListAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
