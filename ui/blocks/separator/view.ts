import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { SeparatorAttributes } from './codec.ts';

export const view = (attributes: SeparatorAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
