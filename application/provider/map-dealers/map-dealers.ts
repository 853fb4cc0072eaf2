import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { displayName } from '../../../domain/dealer/display-name.ts';
import { inSortOrder } from '../../../domain/dealer/dealers-in-order.ts';
import { passes } from '../../../domain/dealer/filter-conditions.ts';
import type { DealerMap } from '../../../domain/map/dealer-map.ts';
import { KILOMETERS, MILES, reachOf, ringsAround, type DistanceUnit } from '../../../domain/map/rings.ts';
import { pageOf } from '../../../domain/paging/page.ts';
import { milesBetween } from '../../../domain/postal-code/distance.ts';
import { shownCode } from '../../../domain/postal-code/normal-code.ts';
import type { Coordinates, Place } from '../../../domain/postal-code/place.ts';
import { countryOf, parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { searchedArea } from '../../../domain/postal-code/searched-area.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DealerDirectory } from '../../ports/dealers/dealer-directory.ts';
import type { DealerLookUp } from '../../ports/dealers/dealer-look-up.ts';
import type { LargerTowns } from '../../ports/dealers/larger-towns.ts';
import type { PostalPlaces } from '../../ports/dealers/postal-places.ts';
import type { ProviderFailure } from '../../ports/dealers/provider-failure.ts';

/** The maximum number of town names on a map. */
const MAX_TOWNS = 12;
/** A map is wider than it is high, so that it shows towns beyond its reach. */
const TOWNS_REACH = 1.25;

/** The room around the outermost of some dealers, and the least distance from the map's center to its nearer edge, in miles. */
const AMID_MARGIN = 1.25;
const MIN_REACH = 12;

export interface MapDealersPorts {
  readonly directory: Pick<DealerDirectory, 'search'>;
  readonly lookUp: DealerLookUp;
  readonly places: Pick<PostalPlaces, 'placeOf' | 'searchedPlaceOf'>;
  readonly towns: LargerTowns;
  readonly clock: Clock;
}

type Mapped = TE.TaskEither<ProviderFailure, O.Option<DealerMap>>;

const NO_MAP: Mapped = TE.right(O.none);

/** Maps dealers (contract, section 6): a page of results, numbered like the list, some dealers of a state, or a single dealer. */
export class MapDealers {
  constructor(private readonly ports: MapDealersPorts) {}

  /**
   * The dealers of a search's page of results. `unit` is the country's own by default. None for an unlisted code, and when no dealer
   * is found.
   */
  ofSearch(search: DealerSearch, unit?: DistanceUnit): Mapped {
    const { directory, places } = this.ports;
    return pipe(
      searchedArea(search.zipcode),
      O.chain(({ code }) =>
        pipe(
          places.searchedPlaceOf(code),
          O.map((place) => ({ code, place })),
        ),
      ),
      O.match(
        () => NO_MAP,
        ({ code, place }) =>
          pipe(
            directory.search(code),
            TE.map((answer) => this.around(code, place, answer, search, unit ?? unitOf(code))),
          ),
      ),
    );
  }

  /** A map with one dealer at its center. None when the dealer doesn't exist, hides its address or has no location. */
  ofDealer(companyId: CompanyId, unit?: DistanceUnit): Mapped {
    return pipe(
      this.ports.lookUp.byCompanyId(companyId),
      TE.map(
        O.chain((dealer) =>
          dealer.showAddress === true && dealer.location !== undefined
            ? O.some(
                this.of({
                  middle: dealer.location,
                  middleText: null,
                  distances: [],
                  total: 1,
                  unit: unit ?? unitOf(dealer.zipcode),
                  markers: [{ ...dealer.location, number: '', name: nameOf(dealer) }],
                }),
              )
            : O.none,
        ),
      ),
    );
  }

  /** A map of some dealers, numbered in their order. None when none of them has a place. */
  ofDealers(companyIds: ReadonlyArray<CompanyId>): Mapped {
    return pipe(
      companyIds,
      TE.traverseArray((companyId) => this.ports.lookUp.byCompanyId(companyId)),
      TE.map((found) => this.amid(found.flatMap((dealer) => O.toNullable(dealer) ?? []))),
    );
  }

  private amid(dealers: ReadonlyArray<Dealer>): O.Option<DealerMap> {
    const markers = this.markersOf(dealers, 1);
    if (markers.length === 0) return O.none;
    const middle = { lat: meanOf(markers.map(({ lat }) => lat)), lon: meanOf(markers.map(({ lon }) => lon)) };
    const reach = Math.max(MIN_REACH, ...markers.map((marker) => milesBetween(middle, marker) * AMID_MARGIN));
    return O.some({
      middle,
      middleText: null,
      reach,
      markers,
      total: dealers.length,
      rings: [],
      towns: this.ports.towns.near(middle, reach * TOWNS_REACH, MAX_TOWNS),
    });
  }

  private markersOf(dealers: ReadonlyArray<Dealer>, first: number): DealerMap['markers'] {
    return dealers.flatMap((dealer, i) =>
      pipe(
        this.positionOf(dealer),
        O.match(
          () => [],
          (position) => [{ ...position, number: String(first + i), name: nameOf(dealer) }],
        ),
      ),
    );
  }

  private around(
    code: PostalCode,
    place: Place,
    answer: DealerAnswer,
    search: DealerSearch,
    unit: DistanceUnit,
  ): O.Option<DealerMap> {
    const passing = answer.dealers.filter((dealer) => passes(dealer, search.filters));
    if (passing.length === 0) return O.none;
    const page = pageOf(inSortOrder(passing, search.sort, this.ports.clock.now()), search.page);
    const markers = this.markersOf(page.items, page.first);
    const distances = page.items.flatMap(({ distanceMiles = 0 }) => distanceMiles);
    return O.some(
      this.of({ middle: place, middleText: shownCode(code), distances, unit, markers, total: page.total }),
    );
  }

  /** Dealers that hide their address appear at the center of their postal code. */
  private positionOf({ location, showAddress, zipcode = '' }: Dealer): O.Option<Coordinates> {
    return pipe(
      O.fromNullable(location),
      O.filter(() => showAddress === true),
      O.alt((): O.Option<Coordinates> =>
        pipe(
          parsePostalCode(zipcode),
          O.chain((code) => this.ports.places.placeOf(code)),
        ),
      ),
    );
  }

  private of({
    middle: { lat, lon },
    middleText,
    distances,
    unit,
    markers,
    total,
  }: Pick<DealerMap, 'middle' | 'middleText' | 'markers' | 'total'> & {
    readonly distances: ReadonlyArray<number>;
    readonly unit: DistanceUnit;
  }): DealerMap {
    const middle = { lat, lon };
    const rings = ringsAround(distances, unit);
    const reach = reachOf(rings);
    return {
      middle,
      middleText,
      reach,
      markers,
      total,
      rings,
      towns: this.ports.towns.near(middle, reach * TOWNS_REACH, MAX_TOWNS),
    };
  }
}

const meanOf = (numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const nameOf = ({ name = '', state }: Dealer): string => displayName(name, state);

const unitOf = (code = ''): DistanceUnit =>
  pipe(
    parsePostalCode(code),
    O.match(
      () => MILES,
      (known) => (countryOf(known) === 'CA' ? KILOMETERS : MILES),
    ),
  );
