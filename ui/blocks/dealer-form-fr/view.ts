import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { DealerFormFrAttributes } from './codec.ts';

export const view = (attributes: DealerFormFrAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});

export const isTitle = ({ data }: DealerFormFrAttributes): boolean => data.heading_tag === 'h1';
