import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { ListItemAttributes } from './codec.ts';

export const view = (attributes: ListItemAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
