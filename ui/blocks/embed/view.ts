import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { EmbedAttributes } from './codec.ts';

export const view = (attributes: EmbedAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
