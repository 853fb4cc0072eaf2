import type { DealerListPlace } from '../../dealers/dealer-list/dealer-list-place.ts';
import type { DealerListAttributes } from './codec.ts';

export interface DealerListProps {
  readonly place: DealerListPlace;
  /** Whether to show the Contact Dealer help card below the list. */
  readonly hasHelpCard: boolean;
}

/** The full locator's list: filters, pages of three, reviews, contact (specification, section 2). */
export const view = ({ data }: DealerListAttributes): DealerListProps => ({
  place: { kind: 'locator' },
  hasHelpCard: data.help_card,
});
