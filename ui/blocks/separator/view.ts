import type { SeparatorAttributes } from './codec.ts';

/** What an editor may ask for; a short line otherwise. */
const VARIANTS = ['ribbon', 'wide', 'dots'] as const;

export interface SeparatorProps {
  readonly variant: (typeof VARIANTS)[number] | 'short';
}

/** A change of subject: a line, or the ribbon of air (design language). */
export const view = ({ className }: SeparatorAttributes): SeparatorProps => {
  const words = className?.split(/\s+/) ?? [];
  return { variant: VARIANTS.find((name) => words.includes(`is-style-${name}`)) ?? 'short' };
};
