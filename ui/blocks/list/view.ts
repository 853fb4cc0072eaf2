import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { ListAttributes } from './codec.ts';

export const view = (attributes: ListAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
