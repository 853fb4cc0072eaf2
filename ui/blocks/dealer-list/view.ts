import type { DealerListAttributes } from './codec.ts';

/** The full locator's list: filters, pages of three, reviews, contact (specification, section 2). */
export const view = ({ data }: DealerListAttributes) => ({
  place: { kind: 'locator' } as const,
  /** Whether to show the Contact Dealer help card below the list. */
  hasHelpCard: data.help_card,
});

export type DealerListProps = ReturnType<typeof view>;
