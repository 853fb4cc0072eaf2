import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { textToneOf, type TextTone } from '../text-tone.ts';
import type { ListAttributes } from './codec.ts';

export interface ListProps {
  readonly tag: 'ul' | 'ol';
  /** The number of the first item; null: the default, or an unordered list. */
  readonly start: number | null;
  readonly isReversed: boolean;
  /** The items; null: they are inner blocks. */
  readonly html: SafeHtml | null;
  readonly tone: TextTone | null;
}

/** A list; null: it is empty. */
export const view = (
  { values, ordered, tag, start, reversed, textColor }: ListAttributes,
  { innerBlocks }: ViewContext,
): ListProps | null => {
  const hasBlocks = innerBlocks.length > 0;
  if (!hasBlocks && values === null) return null;
  const isNumbered = ordered || tag === 'ol';
  return {
    tag: isNumbered ? 'ol' : 'ul',
    start: isNumbered ? start : null,
    isReversed: isNumbered && reversed,
    html: hasBlocks ? null : values,
    tone: textToneOf(textColor),
  };
};
