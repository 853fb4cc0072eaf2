import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { ButtonsAttributes } from './codec.ts';

export const view = (attributes: ButtonsAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
