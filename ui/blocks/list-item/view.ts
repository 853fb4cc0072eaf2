import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { ListItemAttributes } from './codec.ts';

/** A list item with its nested lists; null: it is empty. */
export const view = ({ content }: ListItemAttributes, { innerBlocks }: ViewContext) =>
  content === null && innerBlocks.length === 0 ? null : { html: content };

export type ListItemProps = NonNullable<ReturnType<typeof view>>;
