import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { CustomerCareFormAttributes } from './codec.ts';

export const view = (attributes: CustomerCareFormAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});

export const isTitle = ({ data }: CustomerCareFormAttributes): boolean => data.heading_tag === 'h1';
