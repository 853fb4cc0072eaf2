import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { MAX_DEALERS, SERVICE_RADIUS_MILES } from '../../../domain/dealer/service-area.ts';
import type { SearchedPlace } from '../../../domain/postal-code/place.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { DealerRecords, RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import type { PostalPlaces } from '../../ports/dealers/postal-places.ts';
import { withDistance } from './with-distance.ts';

/** Finds the dealers that serve a postal code in our own records (specification, section 7). `OrderedDealerDirectory` orders them. */
export class LocateDealers {
  constructor(
    private readonly records: DealerRecords,
    private readonly places: PostalPlaces,
  ) {}

  /** An unlisted code without neighboring codes has no dealers. */
  execute(code: PostalCode): TE.TaskEither<RecordsUnavailable, DealerAnswer> {
    return pipe(
      this.places.searchedPlaceOf(code),
      O.match(
        () =>
          TE.right<RecordsUnavailable, DealerAnswer>({ zipcode: code, randomizeBuckets: [], dealers: [] }),
        (place) => this.around(code, place),
      ),
    );
  }

  private around(code: PostalCode, place: SearchedPlace): TE.TaskEither<RecordsUnavailable, DealerAnswer> {
    return pipe(
      this.records.near(place, SERVICE_RADIUS_MILES, MAX_DEALERS),
      TE.map(({ dealers, randomizeBuckets }) => ({
        zipcode: code,
        ...(place.isApproximate ? { approximate: true } : { city: place.city }),
        state: place.state,
        randomizeBuckets,
        dealers: dealers.map(withDistance),
      })),
    );
  }
}
