import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { DealerSliderAttributes } from './codec.ts';

export const view = (attributes: DealerSliderAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
