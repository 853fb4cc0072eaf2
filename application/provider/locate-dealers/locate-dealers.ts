import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { inServiceAreaOrder, shuffleSeed } from '../../../domain/dealer/service-area-order.ts';
import { MAX_DEALERS, SERVICE_RADIUS_MILES } from '../../../domain/dealer/service-area.ts';
import type { Place } from '../../../domain/postal-code/place.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { dayOf, type Clock } from '../../ports/clock.ts';
import type { DealerRecords, RecordsUnavailable } from '../../ports/dealer-records.ts';
import type { PostalPlaces } from '../../ports/postal-places.ts';
import { withDistance } from './with-distance.ts';

/** Answers a dealer search: who serves the area of a postal code, in order (specification, section 7). */
export class LocateDealers {
  constructor(
    private readonly records: DealerRecords,
    private readonly places: PostalPlaces,
    private readonly clock: Clock,
  ) {}

  /** `session` seeds the order of shuffled buckets; empty: the area and the day do. An unknown code has no dealers. */
  execute(code: PostalCode, session: string): TE.TaskEither<RecordsUnavailable, DealerAnswer> {
    return pipe(
      this.places.placeOf(code),
      O.match(
        () =>
          TE.right<RecordsUnavailable, DealerAnswer>({ zipcode: code, randomizeBuckets: [], dealers: [] }),
        (place) => this.around(code, place, session),
      ),
    );
  }

  private around(
    code: PostalCode,
    place: Place,
    session: string,
  ): TE.TaskEither<RecordsUnavailable, DealerAnswer> {
    return pipe(
      this.records.near(place, SERVICE_RADIUS_MILES, MAX_DEALERS),
      TE.map(({ dealers, randomizeBuckets }) => ({
        zipcode: code,
        city: place.city,
        state: place.state,
        randomizeBuckets,
        dealers: inServiceAreaOrder(
          dealers.map(withDistance),
          randomizeBuckets,
          shuffleSeed(session, code, dayOf(this.clock)),
        ),
      })),
    );
  }
}
