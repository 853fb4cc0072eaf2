import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { CtaCardAttributes } from './codec.ts';

export const view = (attributes: CtaCardAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
