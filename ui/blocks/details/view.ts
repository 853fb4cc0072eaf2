import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { DetailsAttributes } from './codec.ts';

export interface DetailsProps {
  /** Null: the summary is `name`. */
  readonly summary: SafeHtml | null;
  readonly name: string;
  readonly isOpen: boolean;
}

/** A summary line that opens and closes the inner blocks; null: there is neither. */
export const view = (
  { summary, showContent }: DetailsAttributes,
  { innerBlocks, page }: ViewContext,
): DetailsProps | null =>
  summary === null && innerBlocks.length === 0
    ? null
    : { summary, name: coreBlockTextsIn(page.language).details, isOpen: showContent };
