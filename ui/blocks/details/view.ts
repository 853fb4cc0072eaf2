import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { DetailsAttributes } from './codec.ts';

/** A summary line that opens and closes the inner blocks; null: there is neither. */
export const view = ({ summary, showContent }: DetailsAttributes, { innerBlocks, page }: ViewContext) =>
  summary === null && innerBlocks.length === 0
    ? null
    : {
        /** Null: the summary is `name`. */
        summary,
        name: coreBlockTextsIn(page.language).details,
        isOpen: showContent,
      };

export type DetailsProps = NonNullable<ReturnType<typeof view>>;
