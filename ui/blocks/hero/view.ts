import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { HeroAttributes } from './codec.ts';

export const view = (attributes: HeroAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
  isFirst: isTitle(attributes),
});

export const isTitle = ({ data }: HeroAttributes): boolean =>
  data.heading !== null && data.heading_tag === 'h1';
