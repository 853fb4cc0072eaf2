import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { textToneOf, type TextTone } from '../text-tone.ts';
import type { HeadingAttributes } from './codec.ts';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export interface HeadingProps {
  readonly tag: (typeof TAGS)[number];
  readonly html: SafeHtml;
  readonly align: HeadingAttributes['align'];
  readonly tone: TextTone | null;
}

const tagOf = ({ level, tag }: HeadingAttributes): HeadingProps['tag'] =>
  level === null ? tag : (TAGS[level - 1] ?? tag);

/** A heading; null: it is empty. */
export const view = (attributes: HeadingAttributes): HeadingProps | null => {
  const { content, align, textAlign, textColor } = attributes;
  return content === null
    ? null
    : {
        html: content,
        tag: tagOf(attributes),
        align: textAlign === 'none' ? align : textAlign,
        tone: textToneOf(textColor),
      };
};

export const isTitle = (attributes: HeadingAttributes): boolean =>
  attributes.content !== null && tagOf(attributes) === 'h1';
