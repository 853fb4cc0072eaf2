import { textToneOf } from '../text-tone.ts';
import type { ParagraphAttributes } from './codec.ts';

/** A paragraph; null: it is empty. */
export const view = ({ content, align, textColor }: ParagraphAttributes) =>
  content === null ? null : { html: content, align, tone: textToneOf(textColor) };

export type ParagraphProps = NonNullable<ReturnType<typeof view>>;
