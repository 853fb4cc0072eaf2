import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { defer, map, of, type Observable } from 'rxjs';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { DealerLookUp } from '../../ports/dealers/dealer-look-up.ts';
import { askableDealer } from './askable-dealer.ts';
import type { CardContext } from './dealer-card.ts';
import type { FindDealersView } from './find-dealers-view.ts';

/**
 * Adds the dealer that the page's address names to a settled view whose area doesn't list them, so that a form can still be for them
 * (contract, section 7). A dealer who doesn't exist, or can't be looked up, is not added.
 */
export const withNamedDealer = (
  view: FindDealersView,
  companyId: CompanyId | null,
  lookUp: DealerLookUp,
  context: CardContext,
): Observable<FindDealersView> => {
  const isListed = view.kind === 'found' && view.choices.some((choice) => choice.companyId === companyId);
  const isSettled = view.kind === 'found' || view.kind === 'none' || view.kind === 'idle';
  if (companyId === null || isListed || !isSettled) return of(view);
  return defer(lookUp.byCompanyId(companyId)).pipe(
    map((found) => {
      const dealer = E.isRight(found) ? O.toNullable(found.right) : null;
      const named = dealer && askableDealer(dealer, context);
      return named ? { ...view, named } : view;
    }),
  );
};
