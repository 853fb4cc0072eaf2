import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { LinkBlockAttributes } from './codec.ts';

export const view = (attributes: LinkBlockAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
