import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { QuoteAttributes } from './codec.ts';

export const view = (attributes: QuoteAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
