import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { PreformattedAttributes } from './codec.ts';

const VARIANTS = {
  'core/preformatted': 'plain',
  'core/code': 'code',
  'core/verse': 'verse',
} as const;

export interface PreformattedProps {
  readonly html: SafeHtml;
  /** Whether it is there to be copied. */
  readonly isCopied: boolean;
  readonly variant: (typeof VARIANTS)[keyof typeof VARIANTS];
}

/** Text whose spaces and line ends are kept; null: there is none. */
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
