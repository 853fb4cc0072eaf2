import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { StepAttributes } from './codec.ts';

export const view = (attributes: StepAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
