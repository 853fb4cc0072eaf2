import type { SeparatorAttributes } from './codec.ts';

/** The variants that editors may choose; the default is a short line. */
const VARIANTS = ['ribbon', 'wide', 'dots'] as const;

/** A thematic break: a line, or the ribbon of air (design language). */
export const view = ({ className }: SeparatorAttributes) => {
  const words = className?.split(/\s+/) ?? [];
  return { variant: VARIANTS.find((name) => words.includes(`is-style-${name}`)) ?? 'short' };
};

export type SeparatorProps = ReturnType<typeof view>;
