import type { SeparatorAttributes } from './codec.ts';

/** The variants that editors may choose; the default is a short line. */
const VARIANTS = ['ribbon', 'wide', 'dots'] as const;

export interface SeparatorProps {
  readonly variant: (typeof VARIANTS)[number] | 'short';
}

/** A thematic break: a line, or the ribbon of air (design language). */
export const view = ({ className }: SeparatorAttributes): SeparatorProps => {
  const words = className?.split(/\s+/) ?? [];
  return { variant: VARIANTS.find((name) => words.includes(`is-style-${name}`)) ?? 'short' };
};
