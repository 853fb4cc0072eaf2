import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { DocumentCardAttributes } from './codec.ts';

export const view = (attributes: DocumentCardAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
