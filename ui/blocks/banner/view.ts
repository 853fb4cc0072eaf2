import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { BannerAttributes } from './codec.ts';

export const view = (attributes: BannerAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});

export const isTitle = ({ data }: BannerAttributes): boolean => data.heading_tag === 'h1';
