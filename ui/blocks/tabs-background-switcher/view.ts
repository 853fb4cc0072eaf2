import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { TabsBackgroundSwitcherAttributes } from './codec.ts';

export const view = (attributes: TabsBackgroundSwitcherAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
