import type { BlockWidth, ViewContext } from '../../../domain/content/block-view.ts';
import type { FiftyFiftyAttributes } from './codec.ts';

export const view = (attributes: FiftyFiftyAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
  isFirst: isTitle(attributes),
});

/** A background goes from edge to edge. */
export const width = ({ data }: FiftyFiftyAttributes): BlockWidth =>
  data.backgroundColor === null ? 'content' : 'full';

export const isTitle = ({ data }: FiftyFiftyAttributes): boolean =>
  data.heading_tag === 'h1' && data.title !== null;
