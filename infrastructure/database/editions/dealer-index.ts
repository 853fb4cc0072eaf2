import * as O from 'fp-ts/Option';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { LRUCache } from 'lru-cache';
import type { DealerAtDistance } from '../../../application/ports/dealers/dealer-records.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import { KM_PER_MILE, milesBetween } from '../../../domain/postal-code/distance.ts';
import type { StoredDealer } from './stored-dealer.ts';

/** The maximum number of places with cached results. */
const PLACES_KEPT = 300;

/** Indexes an edition of dealers by place and company id. Dealers without a location are never near a place. */
export class DealerIndex {
  /** The edition's id. Null when there is no edition and so no dealers. */
  readonly edition: string | null;
  readonly randomizeBuckets: ReadonlyArray<number>;
  private readonly located: ReadonlyArray<LocatedDealer>;
  private readonly tree: KDBush;
  private readonly companies: ReadonlyMap<number, Dealer>;
  private readonly nearPlaces = new LRUCache<string, ReadonlyArray<DealerAtDistance>>({ max: PLACES_KEPT });

  constructor(
    edition: string | null,
    randomizeBuckets: ReadonlyArray<number>,
    readonly dealers: ReadonlyArray<StoredDealer>,
  ) {
    this.edition = edition;
    this.randomizeBuckets = randomizeBuckets;
    this.located = dealers.filter(isLocated);
    this.tree = new KDBush(this.located.length);
    for (const { location } of this.located) this.tree.add(location.lon, location.lat);
    this.tree.finish();
    this.companies = new Map(dealers.map((dealer) => [dealer.companyId, dealer]));
  }

  /** The dealers within a distance, nearest first. */
  near(middle: Coordinates, withinMiles: number, most: number): ReadonlyArray<DealerAtDistance> {
    const place = `${middle.lat} ${middle.lon} ${withinMiles} ${most}`;
    const dealers = this.nearPlaces.get(place) ?? this.lookNear(middle, withinMiles, most);
    this.nearPlaces.set(place, dealers);
    return dealers;
  }

  /** The nearest dealers that `accepts` approves, at any distance, nearest first. */
  nearest(
    middle: Coordinates,
    most: number,
    accepts: (dealer: Dealer) => boolean,
  ): ReadonlyArray<DealerAtDistance> {
    const isAccepted = (id: number): boolean => {
      const base = this.located[id];
      return base !== undefined && accepts(base);
    };
    const ids = around(this.tree, middle.lon, middle.lat, most, Infinity, isAccepted);
    return this.answered(ids, middle);
  }

  private lookNear(middle: Coordinates, withinMiles: number, most: number): ReadonlyArray<DealerAtDistance> {
    const ids = around(this.tree, middle.lon, middle.lat, most, withinMiles * KM_PER_MILE);
    return this.answered(ids, middle);
  }

  private answered(ids: ReadonlyArray<number>, middle: Coordinates): ReadonlyArray<DealerAtDistance> {
    return ids.flatMap((id) => {
      const dealer = this.located[id];
      if (dealer === undefined) return [];
      const miles = milesBetween(middle, dealer.location);
      return [{ dealer, miles: Math.round(miles * 10) / 10 }];
    });
  }

  byCompanyId(companyId: CompanyId): O.Option<Dealer> {
    return O.fromNullable(this.companies.get(companyId));
  }
}

type LocatedDealer = StoredDealer & { readonly location: Coordinates };

const isLocated = (dealer: StoredDealer): dealer is LocatedDealer => dealer.location !== undefined;
