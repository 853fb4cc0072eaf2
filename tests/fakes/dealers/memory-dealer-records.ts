import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { DealerPlaces } from '../../../application/ports/dealers/dealer-places.ts';
import type {
  DealerAtDistance,
  DealerRecords,
  DealersNear,
  RecordsUnavailable,
} from '../../../application/ports/dealers/dealer-records.ts';
import { groupingByPlace, type DealerState } from '../../../domain/dealer/dealer-places.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import { milesBetween } from '../../../domain/postal-code/distance.ts';
import { finished } from '../../finished.ts';

/** A list of dealers, searched one by one. */
export class MemoryDealerRecords implements DealerRecords, DealerPlaces {
  private readonly dealers: ReadonlyArray<Dealer>;
  private readonly randomizeBuckets: ReadonlyArray<number>;
  private placed: ReadonlyArray<DealerState> | null = null;
  private fault: string | null = null;

  constructor(dealers: ReadonlyArray<Dealer>, randomizeBuckets: ReadonlyArray<number> = []) {
    this.dealers = dealers;
    this.randomizeBuckets = randomizeBuckets;
  }

  /** Makes the records unreadable. */
  breakDown(fault = 'broken down'): void {
    this.fault = fault;
  }

  near(
    middle: Coordinates,
    withinMiles: number,
    most: number,
  ): TE.TaskEither<RecordsUnavailable, DealersNear> {
    return this.unlessBroken(() => ({
      dealers: this.nearestFirst(middle, (_dealer, miles) => miles <= withinMiles, most),
      randomizeBuckets: this.randomizeBuckets,
    }));
  }

  nearest(
    middle: Coordinates,
    most: number,
    accepts: (dealer: Dealer) => boolean,
  ): TE.TaskEither<RecordsUnavailable, ReadonlyArray<DealerAtDistance>> {
    return this.unlessBroken(() => this.nearestFirst(middle, accepts, most));
  }

  states(): TE.TaskEither<RecordsUnavailable, ReadonlyArray<DealerState>> {
    return this.unlessBroken(() => (this.placed ??= finished(groupingByPlace(this.dealers))));
  }

  byCompanyId(companyId: number): TE.TaskEither<RecordsUnavailable, O.Option<Dealer>> {
    return this.unlessBroken(() =>
      O.fromNullable(this.dealers.find((dealer) => dealer.companyId === companyId)),
    );
  }

  private nearestFirst(
    middle: Coordinates,
    isWanted: (dealer: Dealer, miles: number) => boolean,
    most: number,
  ): ReadonlyArray<DealerAtDistance> {
    return this.dealers
      .flatMap((dealer) =>
        dealer.location === undefined ? [] : [{ dealer, miles: milesBetween(middle, dealer.location) }],
      )
      .filter(({ dealer, miles }) => isWanted(dealer, miles))
      .sort((a, b) => a.miles - b.miles)
      .slice(0, most)
      .map(({ dealer, miles }) => ({ dealer, miles: Math.round(miles * 10) / 10 }));
  }

  private unlessBroken<A>(read: () => A): TE.TaskEither<RecordsUnavailable, A> {
    return () =>
      this.fault === null
        ? TE.right<RecordsUnavailable, A>(read())()
        : TE.left<RecordsUnavailable, A>({ _tag: 'RecordsUnavailable', fault: this.fault })();
  }
}
