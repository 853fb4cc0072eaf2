import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { SpacerAttributes } from './codec.ts';

export const view = (attributes: SpacerAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
