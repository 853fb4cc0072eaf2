import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { GroupAttributes } from './codec.ts';

export const view = (attributes: GroupAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
