import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { textToneOf, type TextTone } from '../text-tone.ts';
import type { ParagraphAttributes } from './codec.ts';

export interface ParagraphProps {
  readonly html: SafeHtml;
  readonly align: ParagraphAttributes['align'];
  readonly tone: TextTone | null;
}

/** A paragraph; null: it is empty. */
export const view = ({ content, align, textColor }: ParagraphAttributes): ParagraphProps | null =>
  content === null ? null : { html: content, align, tone: textToneOf(textColor) };
