import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { ListItemAttributes } from './codec.ts';

export interface ListItemProps {
  readonly html: SafeHtml | null;
}

/** A list item with its nested lists; null: it is empty. */
export const view = ({ content }: ListItemAttributes, { innerBlocks }: ViewContext): ListItemProps | null =>
  content === null && innerBlocks.length === 0 ? null : { html: content };
