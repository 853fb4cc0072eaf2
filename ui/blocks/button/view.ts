import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { ButtonAttributes } from './codec.ts';

export const view = (attributes: ButtonAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
