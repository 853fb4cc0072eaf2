import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { PreformattedAttributes } from './codec.ts';

const VARIANTS = {
  'core/preformatted': 'plain',
  'core/code': 'code',
  'core/verse': 'verse',
} as const;

export interface PreformattedProps {
  readonly html: SafeHtml;
  /** Whether one click selects the text for copying. */
  readonly isCopied: boolean;
  readonly variant: (typeof VARIANTS)[keyof typeof VARIANTS];
}

/** Text that keeps its spaces and line breaks; null: there is none. */
export const view = ({
  originalName,
  content,
  saved,
  className,
}: PreformattedAttributes): PreformattedProps | null => {
  const html = saved ?? content;
  return html === null
    ? null
    : {
        html,
        isCopied: className?.split(/\s+/).includes('is-style-copy') ?? false,
        variant: VARIANTS[originalName],
      };
};
