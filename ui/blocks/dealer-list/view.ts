import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { DealerListAttributes } from './codec.ts';

export const view = (attributes: DealerListAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
