import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { ParagraphAttributes } from './codec.ts';

export const view = (attributes: ParagraphAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
