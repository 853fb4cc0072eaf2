import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { LRUCache } from 'lru-cache';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { Coordinates } from '../../domain/postal-code/place.ts';
import type { StoredDealer } from './stored-dealer.ts';

const KM_PER_MILE = 1.609344;

/** How many places keep what is near them: an answered dealer is a copy, and copies are what a search costs. */
const PLACES_KEPT = 300;

const bases = new WeakMap<Dealer, Dealer>();

/**
 * The stored dealer that an answered one was made from, which is the same object in every answer until the
 * next edition: whoever prepares something for each dealer (its JSON) keeps it by this object. A
 * dealer that comes from no search is its own base.
 */
export const baseOf = (dealer: Dealer): Dealer => bases.get(dealer) ?? dealer;

/** An edition of dealers, searchable by place and by company id. Those without a location are near nothing. */
export class DealerIndex {
  /** The edition's id; null when there is none, and so no dealers. */
  readonly edition: string | null;
  readonly randomizeBuckets: ReadonlyArray<number>;
  private readonly located: ReadonlyArray<LocatedDealer>;
  private readonly tree: KDBush;
  private readonly companies: ReadonlyMap<number, Dealer>;
  private readonly nearPlaces = new LRUCache<string, ReadonlyArray<Dealer>>({ max: PLACES_KEPT });

  constructor(
    edition: string | null,
    randomizeBuckets: ReadonlyArray<number>,
    dealers: ReadonlyArray<StoredDealer>,
  ) {
    this.edition = edition;
    this.randomizeBuckets = randomizeBuckets;
    this.located = dealers.filter(isLocated);
    this.tree = new KDBush(this.located.length);
    for (const { location } of this.located) this.tree.add(location.lon, location.lat);
    this.tree.finish();
    this.companies = new Map(dealers.map((dealer) => [dealer.companyId, dealer]));
  }

  /** Nearest first, each with its distance to one decimal. */
  near(middle: Coordinates, withinMiles: number, most: number): ReadonlyArray<Dealer> {
    const place = `${middle.lat} ${middle.lon} ${withinMiles} ${most}`;
    const dealers = this.nearPlaces.get(place) ?? this.lookNear(middle, withinMiles, most);
    this.nearPlaces.set(place, dealers);
    return dealers;
  }

  /** The accepted ones however far away, nearest first, each with its distance to one decimal. */
  nearest(middle: Coordinates, most: number, accepts: (dealer: Dealer) => boolean): ReadonlyArray<Dealer> {
    const isAccepted = (id: number): boolean => {
      const base = this.located[id];
      return base !== undefined && accepts(base);
    };
    const ids = around(this.tree, middle.lon, middle.lat, most, Infinity, isAccepted);
    return this.answered(ids, middle);
  }

  private lookNear(middle: Coordinates, withinMiles: number, most: number): ReadonlyArray<Dealer> {
    const ids = around(this.tree, middle.lon, middle.lat, most, withinMiles * KM_PER_MILE);
    return this.answered(ids, middle);
  }

  private answered(ids: ReadonlyArray<number>, { lat, lon }: Coordinates): ReadonlyArray<Dealer> {
    return ids.flatMap((id) => {
      const base = this.located[id];
      if (base === undefined) return [];
      const miles = distance(lon, lat, base.location.lon, base.location.lat) / KM_PER_MILE;
      const answered: Dealer = { ...base, distanceMiles: Math.round(miles * 10) / 10 };
      bases.set(answered, base);
      return [answered];
    });
  }

  byCompanyId(companyId: number): Dealer | null {
    return this.companies.get(companyId) ?? null;
  }
}

type LocatedDealer = StoredDealer & { readonly location: Coordinates };

const isLocated = (dealer: StoredDealer): dealer is LocatedDealer => dealer.location !== undefined;
