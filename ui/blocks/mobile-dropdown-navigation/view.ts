import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { MobileDropdownNavigationAttributes } from './codec.ts';

export const view = (attributes: MobileDropdownNavigationAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
