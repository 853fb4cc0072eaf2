import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { NewsletterAttributes } from './codec.ts';

export const view = (attributes: NewsletterAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
