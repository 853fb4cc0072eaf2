import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { ContactFormAttributes } from './codec.ts';

export const view = (attributes: ContactFormAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});

export const isTitle = ({ data }: ContactFormAttributes): boolean => data.heading_tag === 'h1';
