import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { VideoHeroAttributes } from './codec.ts';

export const view = (attributes: VideoHeroAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
  isFirst: isTitle(attributes),
});

export const isTitle = ({ data }: VideoHeroAttributes): boolean =>
  data.heading !== null && data.heading_tag === 'h1';
