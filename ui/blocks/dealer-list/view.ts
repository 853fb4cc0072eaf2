import type { ViewContext } from '../../../domain/content/block-view.ts';
import { COMPARE_PATH } from '../../dealers/comparison/comparison-place.ts';
import type { DealerListPlace } from '../../dealers/dealer-list/dealer-list-place.ts';
import type { DealerListAttributes } from './codec.ts';

export interface DealerListProps {
  readonly place: DealerListPlace;
  /** Whether the Contact Dealer help card stands below the list. */
  readonly hasHelpCard: boolean;
}

/** The full locator's list: filters, pages of three, reviews, contact (specification, section 2). */
export const view = ({ data }: DealerListAttributes, { page }: ViewContext): DealerListProps => ({
  place: { path: page.path, kind: 'locator', comparePath: COMPARE_PATH },
  hasHelpCard: data.help_card,
});
