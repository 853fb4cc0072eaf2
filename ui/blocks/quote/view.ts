import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { QuoteAttributes } from './codec.ts';

export interface QuoteProps {
  /** The quote as html; null: it is in `paragraphs` or inner blocks. */
  readonly html: SafeHtml | null;
  /** The quote as paragraphs; empty: it is in `html` or inner blocks. */
  readonly paragraphs: ReadonlyArray<SafeHtml>;
  readonly citation: SafeHtml | null;
  /** Whether this is a pullquote, set apart from the text around it. */
  readonly isPulled: boolean;
  readonly align: QuoteAttributes['align'];
}

/** A quote with its citation; null: it has no text. */
export const view = (
  { value, paragraphs, citation, originalName, textAlign, align }: QuoteAttributes,
  { innerBlocks }: ViewContext,
): QuoteProps | null => {
  const hasBlocks = innerBlocks.length > 0;
  const written = paragraphs.flatMap((paragraph) => paragraph?.content ?? []);
  if (!hasBlocks && value === null && written.length === 0) return null;
  return {
    html: hasBlocks ? null : value,
    paragraphs: hasBlocks || value !== null ? [] : written,
    citation,
    isPulled: originalName === 'core/pullquote',
    align: textAlign === 'none' ? align : textAlign,
  };
};
