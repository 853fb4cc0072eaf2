import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { HeroModalButtonsAttributes } from './codec.ts';

export const view = (attributes: HeroModalButtonsAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
  isFirst: isTitle(attributes),
});

export const isTitle = ({ data }: HeroModalButtonsAttributes): boolean =>
  data.heading !== null && data.heading_tag === 'h1';
