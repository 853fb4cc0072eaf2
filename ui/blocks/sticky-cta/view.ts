import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { StickyCtaAttributes } from './codec.ts';

export const view = (attributes: StickyCtaAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
