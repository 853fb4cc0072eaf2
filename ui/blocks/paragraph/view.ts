import type { SafeHtml } from '../../../domain/content/safe-html.ts';
import type { ParagraphAttributes } from './codec.ts';

export interface ParagraphProps {
  readonly html: SafeHtml;
  readonly align: ParagraphAttributes['align'];
}

/** A paragraph of text; null: it is empty, as editors leave some behind. */
export const view = ({ content, align }: ParagraphAttributes): ParagraphProps | null =>
  content === null ? null : { html: content, align };
