import type { PreformattedAttributes } from './codec.ts';

const VARIANTS = {
  'core/preformatted': 'plain',
  'core/code': 'code',
  'core/verse': 'verse',
} as const;

/** Text that keeps its spaces and line breaks; null: there is none. */
export const view = ({ originalName, content, saved, className }: PreformattedAttributes) => {
  const html = saved ?? content;
  return html === null
    ? null
    : {
        html,
        /** Whether one click selects the text for copying. */
        isCopied: className?.split(/\s+/).includes('is-style-copy') ?? false,
        variant: VARIANTS[originalName],
      };
};

export type PreformattedProps = NonNullable<ReturnType<typeof view>>;
