import type { BlockWidth, ViewContext } from '../../../domain/content/block-view.ts';
import type { ZipSearchAttributes } from './codec.ts';

export const view = (attributes: ZipSearchAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});

export const width = ({ data }: ZipSearchAttributes): BlockWidth =>
  data.look === 'box' ? 'content' : 'full';

export const isTitle = ({ data }: ZipSearchAttributes): boolean =>
  data.heading !== null && data.heading_tag === 'h1';
