import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { HtmlAttributes } from './codec.ts';

export const view = (attributes: HtmlAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
