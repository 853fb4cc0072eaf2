import * as TE from 'fp-ts/TaskEither';
import type {
  DealerRecords,
  DealersNear,
  RecordsUnavailable,
} from '../../application/ports/dealer-records.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { Coordinates } from '../../domain/postal-code/place.ts';

/** Dealers in a list, searched one by one. */
export class MemoryDealerRecords implements DealerRecords {
  private readonly dealers: ReadonlyArray<Dealer>;
  private readonly randomizeBuckets: ReadonlyArray<number>;
  private fault: string | null = null;

  constructor(dealers: ReadonlyArray<Dealer>, randomizeBuckets: ReadonlyArray<number> = []) {
    this.dealers = dealers;
    this.randomizeBuckets = randomizeBuckets;
  }

  /** From now on nothing can be read. */
  breakDown(fault = 'broken down'): void {
    this.fault = fault;
  }

  near(
    middle: Coordinates,
    withinMiles: number,
    most: number,
  ): TE.TaskEither<RecordsUnavailable, DealersNear> {
    const near = this.dealers
      .flatMap((dealer) =>
        dealer.location === undefined ? [] : [{ dealer, miles: milesBetween(middle, dealer.location) }],
      )
      .filter(({ miles }) => miles <= withinMiles)
      .sort((a, b) => a.miles - b.miles)
      .slice(0, most)
      .map(({ dealer, miles }) => ({ ...dealer, distanceMiles: Math.round(miles * 10) / 10 }));
    return this.unlessBroken(() => ({ dealers: near, randomizeBuckets: this.randomizeBuckets }));
  }

  byCompanyId(companyId: number): TE.TaskEither<RecordsUnavailable, Dealer | null> {
    return this.unlessBroken(() => this.dealers.find((dealer) => dealer.companyId === companyId) ?? null);
  }

  private unlessBroken<A>(read: () => A): TE.TaskEither<RecordsUnavailable, A> {
    return () =>
      this.fault === null
        ? TE.right<RecordsUnavailable, A>(read())()
        : TE.left<RecordsUnavailable, A>({ _tag: 'RecordsUnavailable', fault: this.fault })();
  }
}

const EARTH_RADIUS_MILES = 3958.8;

/** The great circle between two points (haversine). */
const milesBetween = (a: Coordinates, b: Coordinates): number => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(h));
};
