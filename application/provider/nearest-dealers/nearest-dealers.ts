import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { passes } from '../../../domain/dealer/filter-conditions.ts';
import type { DealerFilter } from '../../../domain/dealer/filters.ts';
import {
  MAX_DEALERS,
  OUTSIDE_RADIUS_MILES,
  SERVICE_RADIUS_MILES,
} from '../../../domain/dealer/service-area.ts';
import type { Place } from '../../../domain/postal-code/place.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { DealerRecords, RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import type { PostalPlaces } from '../../ports/dealers/postal-places.ts';
import { withDistance } from '../locate-dealers/with-distance.ts';

/** Finds the nearest dealers outside the area of a postal code (contract, section 7: nearest outside the area). */
export class NearestDealers {
  constructor(
    private readonly records: DealerRecords,
    private readonly places: PostalPlaces,
  ) {}

  /**
   * At most `most` dealers that pass all filters, nearest first, with `distanceMiles`: within 100 miles, or at any distance for an area
   * without dealers. Empty for an unknown code.
   */
  execute(
    code: PostalCode,
    filters: ReadonlyArray<DealerFilter>,
    most: number,
  ): TE.TaskEither<RecordsUnavailable, ReadonlyArray<Dealer>> {
    return pipe(
      this.places.searchedPlaceOf(code),
      O.match(
        () => TE.right<RecordsUnavailable, ReadonlyArray<Dealer>>([]),
        (place) => this.beyond(place, filters, most),
      ),
    );
  }

  private beyond(
    place: Place,
    filters: ReadonlyArray<DealerFilter>,
    most: number,
  ): TE.TaskEither<RecordsUnavailable, ReadonlyArray<Dealer>> {
    return pipe(
      this.records.near(place, SERVICE_RADIUS_MILES, MAX_DEALERS),
      TE.chain(({ dealers }) => {
        const named = new Set(dealers.map(({ dealer }) => dealer.companyId));
        const farthest = dealers.length === 0 ? Infinity : OUTSIDE_RADIUS_MILES;
        return pipe(
          this.records.nearest(
            place,
            most,
            (dealer) => !named.has(dealer.companyId) && passes(dealer, filters),
          ),
          TE.map((found) => found.filter(({ miles }) => miles <= farthest).map(withDistance)),
        );
      }),
    );
  }
}
