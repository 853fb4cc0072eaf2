import { switchMap, take, type Observable } from 'rxjs';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import type { FindDealers } from '../find-dealers/find-dealers.ts';
import type { FindDealersView } from '../find-dealers/find-dealers-view.ts';
import type { KnownArea } from '../show-area/show-area.ts';
import { ASK_PATHS } from './ask-address.ts';

/** The dealers of the visitor's area, for pages without a dealer list. Looked up on subscription. */
export const dealersOfArea = (
  findDealers: Pick<FindDealers, 'show' | 'view$'>,
  area$: Observable<KnownArea>,
): Observable<FindDealersView> =>
  area$.pipe(
    take(1),
    switchMap(({ zipcode }) => {
      void findDealers.show(searchNear(zipcode ?? ''), { path: ASK_PATHS['contact-modal'], shown: 'page' });
      return findDealers.view$;
    }),
  );
