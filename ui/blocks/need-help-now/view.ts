import type { BlockWidth, ViewContext } from '../../../domain/content/block-view.ts';
import type { NeedHelpNowAttributes } from './codec.ts';

export const view = (attributes: NeedHelpNowAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});

export const width = ({ data }: NeedHelpNowAttributes): BlockWidth =>
  data.look === 'card' ? 'content' : 'full';
