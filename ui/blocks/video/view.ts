import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { VideoAttributes } from './codec.ts';

export const view = (attributes: VideoAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
