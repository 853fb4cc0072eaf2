import * as O from 'fp-ts/Option';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { LRUCache } from 'lru-cache';
import type { DealerAtDistance } from '../../../application/ports/dealers/dealer-records.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { groupingByPlace, type DealerState } from '../../../domain/dealer/dealer-places.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import { KM_PER_MILE, milesBetween } from '../../../domain/postal-code/distance.ts';
import type { StoredDealer } from './stored-dealer.ts';

/** The maximum number of places with cached results. */
const PLACES_KEPT = 300;

/** The dealers in one tree of the index. Building a tree can't pause, and takes about 10 ms for this many. */
const TREE_SIZE = 20_000;

/** Some located dealers and the tree of their positions. */
interface Part {
  readonly dealers: ReadonlyArray<LocatedDealer>;
  readonly tree: KDBush;
}

/** Indexes an edition of dealers by position, place and company id. Dealers without a location are never near a place. */
export class DealerIndex {
  private readonly nearPlaces = new LRUCache<string, ReadonlyArray<DealerAtDistance>>({ max: PLACES_KEPT });

  private constructor(
    /** The edition's id. Null when there is no edition and so no dealers. */
    readonly edition: string | null,
    readonly randomizeBuckets: ReadonlyArray<number>,
    /** The dealers by state and town. */
    readonly states: ReadonlyArray<DealerState>,
    private readonly parts: ReadonlyArray<Part>,
    private readonly companies: ReadonlyMap<number, Dealer>,
  ) {}

  /** Builds an index. Yields between short steps, because hundreds of thousands of dealers take seconds. */
  static *building(
    edition: string | null,
    randomizeBuckets: ReadonlyArray<number>,
    dealers: ReadonlyArray<StoredDealer>,
  ): Generator<void, DealerIndex> {
    const companies = new Map<number, Dealer>();
    const parts: Part[] = [];
    for (let first = 0; first < dealers.length; first += TREE_SIZE) {
      const some = dealers.slice(first, first + TREE_SIZE);
      for (const dealer of some) companies.set(dealer.companyId, dealer);
      parts.push(partOf(some.filter(isLocated)));
      yield;
    }
    const states = yield* groupingByPlace(dealers);
    return new DealerIndex(edition, randomizeBuckets, states, parts, companies);
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
    return this.around(middle, most, Infinity, accepts);
  }

  private lookNear(middle: Coordinates, withinMiles: number, most: number): ReadonlyArray<DealerAtDistance> {
    return this.around(middle, most, withinMiles * KM_PER_MILE);
  }

  private around(
    middle: Coordinates,
    most: number,
    km: number,
    accepts?: (dealer: Dealer) => boolean,
  ): ReadonlyArray<DealerAtDistance> {
    const found = this.parts.flatMap(({ dealers, tree }) => {
      const dealerOf = (id: number): LocatedDealer | undefined => dealers[id];
      const isAccepted = accepts && ((id: number) => accepts(dealerOf(id) ?? {}));
      return around(tree, middle.lon, middle.lat, most, km, isAccepted).flatMap((id) => dealerOf(id) ?? []);
    });
    return found
      .map((dealer) => ({ dealer, miles: milesBetween(middle, dealer.location) }))
      .toSorted((one, other) => one.miles - other.miles)
      .slice(0, most)
      .map(({ dealer, miles }) => ({ dealer, miles: Math.round(miles * 10) / 10 }));
  }

  byCompanyId(companyId: CompanyId): O.Option<Dealer> {
    return O.fromNullable(this.companies.get(companyId));
  }
}

type LocatedDealer = StoredDealer & { readonly location: Coordinates };

const isLocated = (dealer: StoredDealer): dealer is LocatedDealer => dealer.location !== undefined;

const partOf = (dealers: ReadonlyArray<LocatedDealer>): Part => {
  // A tree of none can't be made.
  const tree = new KDBush(Math.max(1, dealers.length));
  for (const { location } of dealers) tree.add(location.lon, location.lat);
  tree.finish();
  return { dealers, tree };
};
