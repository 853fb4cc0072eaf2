import * as E from 'fp-ts/Either';
import { defer, EMPTY, of, switchMap, type Observable } from 'rxjs';
import { countryOf, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { DealerDirectory } from '../../ports/dealers/dealer-directory.ts';
import { cardOf, type CardContext } from './dealer-card.ts';
import type { FindDealersView } from './find-dealers-view.ts';

/** So many dealers outside the area are named where none is found in it (contract, section 7). */
const MAX_NEAREST = 3;

/** An empty view again with the nearest dealers beyond it; nothing where they are not to be had. */
export const nearestBeyond = (
  directory: DealerDirectory,
  code: PostalCode,
  view: Extract<FindDealersView, { kind: 'none' }>,
  context: CardContext,
): Observable<FindDealersView> =>
  defer(directory.nearest(code, view.search.filters, MAX_NEAREST)).pipe(
    switchMap(
      E.match(
        () => EMPTY,
        (dealers) => {
          const nearest = dealers.map((dealer, i) =>
            cardOf(dealer, i + 1, { ...context, country: countryOf(code) }),
          );
          return of<FindDealersView>({ ...view, why: { ...view.why, nearest } });
        },
      ),
    ),
  );
