import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { DealerFormAttributes } from './codec.ts';

export const view = (attributes: DealerFormAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
