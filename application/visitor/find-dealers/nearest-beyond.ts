import * as E from 'fp-ts/Either';
import { defer, EMPTY, of, switchMap, type Observable } from 'rxjs';
import { countryOf, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { DealerDirectory } from '../../ports/dealers/dealer-directory.ts';
import { cardOf, type CardContext } from './dealer-card.ts';
import type { FindDealersView } from './find-dealers-view.ts';

type NoneView = Extract<FindDealersView, { kind: 'none' }>;

/** The maximum number of dealers outside the area, shown when the area has none (contract, section 7). */
const MAX_NEAREST = 3;

/** Adds the nearest dealers outside the area to an empty view. Emits nothing when they can't be looked up. */
export const nearestBeyond = (
  directory: DealerDirectory,
  code: PostalCode,
  view: NoneView,
  context: CardContext,
): Observable<NoneView> =>
  defer(directory.nearest(code, view.search.filters, MAX_NEAREST)).pipe(
    switchMap(
      E.match(
        () => EMPTY,
        (dealers) => {
          const nearest = dealers.map((dealer, i) =>
            cardOf(dealer, i + 1, { ...context, country: countryOf(code) }),
          );
          return of({ ...view, why: { ...view.why, nearest } });
        },
      ),
    ),
  );
