import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { QuoteAttributes } from './codec.ts';

/** A quote with its citation; null: it has no text. */
export const view = (
  { value, paragraphs, citation, originalName, textAlign, align }: QuoteAttributes,
  { innerBlocks }: ViewContext,
) => {
  const hasBlocks = innerBlocks.length > 0;
  const written = paragraphs.flatMap((paragraph) => paragraph?.content ?? []);
  if (!hasBlocks && value === null && written.length === 0 && citation === null) return null;
  return {
    /** The quote as html; null: it is in `paragraphs` or inner blocks. */
    html: hasBlocks ? null : value,
    /** The quote as paragraphs; empty: it is in `html` or inner blocks. */
    paragraphs: hasBlocks || value !== null ? [] : written,
    citation,
    /** Whether this is a pullquote, set apart from the text around it. */
    isPulled: originalName === 'core/pullquote',
    align: textAlign === 'none' ? align : textAlign,
  };
};

export type QuoteProps = NonNullable<ReturnType<typeof view>>;
