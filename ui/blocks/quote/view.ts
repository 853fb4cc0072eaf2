import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { QuoteAttributes } from './codec.ts';

export interface QuoteProps {
  /** The words; null: they are paragraphs, or blocks. */
  readonly html: SafeHtml | null;
  /** The words; empty: they are html, or blocks. */
  readonly paragraphs: ReadonlyArray<SafeHtml>;
  /** Who said it. */
  readonly citation: SafeHtml | null;
  /** Whether it is out of its text, in place of being part of it. */
  readonly isPulled: boolean;
  readonly align: QuoteAttributes['align'];
}

/** What a person said, and who said it; null: it is without words. */
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
