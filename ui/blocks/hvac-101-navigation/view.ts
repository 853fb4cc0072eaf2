import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { Hvac101NavigationAttributes } from './codec.ts';

export const view = (attributes: Hvac101NavigationAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
