import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { AddressQuery } from '../../../domain/content/links/address-query.ts';
import { PLACE_PATH } from '../../../domain/dealer/dealer-homes.ts';
import type { DealerState, DealerTown } from '../../../domain/dealer/dealer-places.ts';
import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import { inSortOrder } from '../../../domain/dealer/dealers-in-order.ts';
import { countryOfRegion } from '../../../domain/lead/regions.ts';
import { pageNumber, pageOf, type Page } from '../../../domain/paging/page.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DealerDirectory } from '../../ports/dealers/dealer-directory.ts';
import type { PostalPlaces } from '../../ports/dealers/postal-places.ts';
import type { DealerPlaces } from '../../ports/dealers/dealer-places.ts';
import type { FindDealers } from '../find-dealers/find-dealers.ts';
import { LIST_PATH, mapOfDealers } from '../find-dealers/search-address.ts';
import { allDealers } from '../find-dealers/texts.ts';
import type { Crumb } from '../read-page/breadcrumbs.ts';
import { placeTrail } from './place-trail.ts';
import {
  browseDealersTexts,
  dealerCount,
  regionName,
  stateHeading,
  stateLead,
  stateMapText,
  townHeading,
  townLead,
  townsBetween,
} from './texts.ts';

/** The maximum number of dealers on a town's page. */
const MAX_IN_TOWN = 9;

/** The maximum number of dealers of the largest towns, on a state's page. */
const MAX_IN_STATE = 6;

/** The maximum number of towns on a page. A larger state has several pages. */
const MAX_TOWNS = 500;

/** The part of the query that these pages depend on: the page of a state's towns. */
export const placesQuery = (query: AddressQuery): string => {
  const page = pageNumber(query.get('page'));
  return page > 1 ? `page=${page}` : '';
};

/** A state or town and its dealer count: `Texas`, `24 dealers`. */
export interface ListedPlace {
  readonly path: string;
  readonly name: string;
  readonly count: string;
}

/** A page of a state's towns: `Abbott to Corsicana`. */
export interface TownsPage {
  readonly text: string;
  readonly address: string;
  readonly isShown: boolean;
}

/** A page of dealers by place. Plain JSON. */
export type BrowseDealersView =
  | { readonly kind: 'unasked' }
  | {
      readonly kind: 'places';
      readonly path: string;
      readonly trail: ReadonlyArray<Crumb>;
      /** The page's breadcrumb title. */
      readonly name: string;
      readonly heading: string;
      readonly lead: string;
      readonly count: number;
      /** The state or province whose towns are listed; null when the page lists states and provinces. */
      readonly state: string | null;
      /** The page of all places has one group for states and one for provinces. A state's page has one group of towns. */
      readonly groups: ReadonlyArray<{
        readonly heading: string;
        readonly places: ReadonlyArray<ListedPlace>;
      }>;
      /** The map of the dealers shown, numbered like them; null without dealers. */
      readonly map: { readonly address: string; readonly text: string } | null;
      /** The pages of a large state, named by their towns; empty when all towns are on this page. */
      readonly pages: ReadonlyArray<TownsPage>;
    }
  /** The town's dealers are in the view of `FindDealers`. */
  | {
      readonly kind: 'town';
      readonly path: string;
      readonly trail: ReadonlyArray<Crumb>;
      readonly name: string;
      /** `Dallas, TX`. */
      readonly town: string;
      readonly heading: string;
      readonly lead: string;
      readonly count: number;
      /** The locator with all dealers; null when the page already shows all. */
      readonly all: { readonly text: string; readonly address: string } | null;
    }
  /** The path isn't canonical; redirect to `path`. */
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unavailable' };

export interface BrowseDealersPorts {
  readonly places: DealerPlaces;
  readonly postalPlaces: Pick<PostalPlaces, 'placeOf' | 'codesOfTown'>;
  readonly directory: Pick<DealerDirectory, 'search'>;
  readonly clock: Clock;
  readonly findDealers: Pick<FindDealers, 'present'>;
}

/** The port that the pages of dealers by place read. */
export interface DealersByPlace {
  /** Replays its latest value, never completes. */
  readonly view$: Observable<BrowseDealersView>;
  /** Resolves once the view for this path and query is ready. Never rejects. */
  readonly showAt: (path: string, query: AddressQuery) => Promise<void>;
}

/** Lists our own dealer records by state and town (contract, section 6). */
export class BrowseDealers implements DealersByPlace {
  private readonly view = new BehaviorSubject<BrowseDealersView>({ kind: 'unasked' });

  readonly view$: Observable<BrowseDealersView> = this.view.asObservable();

  constructor(private readonly ports: BrowseDealersPorts) {}

  async showAt(path: string, query: AddressQuery): Promise<void> {
    this.view.next(await this.viewOf(path, pageNumber(query.get('page'))));
  }

  private async viewOf(path: string, page: number): Promise<BrowseDealersView> {
    const [, code, slug] = PLACE_PATH.exec(path) ?? [];
    const found = await this.ports.places.states()();
    if (E.isLeft(found)) return { kind: 'unavailable' };
    const states = found.right;
    const state = states.find((one) => one.code === code?.toUpperCase());
    const townPath = `${state?.path}${slug?.toLowerCase()}/`;
    const town = state?.towns.find((one) => one.path === townPath);
    const asked = slug === undefined ? state : town;
    if (code === undefined) return states.length === 0 ? { kind: 'missing' } : allPlaces(path, states);
    if (state === undefined || asked === undefined) return { kind: 'missing' };
    if (asked.path !== path) return { kind: 'moved', path: asked.path };
    if (town !== undefined) return this.townView(state, town, states);
    const view = placesOf(state, states, page);
    if (page > 1 || view.kind !== 'places') return view;
    const shown = this.largestTowns(state).flatMap(({ dealers }) => dealers);
    this.show(shown, MAX_IN_STATE, path);
    return { ...view, map: stateMap(regionName(state.code), shown.slice(0, MAX_IN_STATE)) };
  }

  private async townView(
    state: DealerState,
    { name, path, dealers }: DealerTown,
    states: ReadonlyArray<DealerState>,
  ): Promise<BrowseDealersView> {
    const code = codeIn(dealers);
    const near = code === undefined ? dealers : await this.dealersNear(code, dealers);
    const town = `${name}, ${state.code}`;
    this.show(near, MAX_IN_TOWN, path);
    return {
      kind: 'town',
      path,
      name,
      town,
      count: near.length,
      trail: placeTrail({ state: state.code }, states),
      heading: townHeading(town),
      lead: townLead(dealers.length, near.length, town),
      all:
        code === undefined || near.length <= MAX_IN_TOWN
          ? null
          : { text: allDealers(near.length), address: addressOf(LIST_PATH, searchNear(code)) },
    };
  }

  /** A state's towns, those with the most postal codes first: more codes, more people. */
  private largestTowns({ towns }: DealerState): ReadonlyArray<DealerTown> {
    const { postalPlaces } = this.ports;
    const sized = towns.map((town) => {
      const size = pipe(
        O.fromNullable(codeIn(town.dealers)),
        O.chain((code) => postalPlaces.placeOf(code)),
        O.match(
          () => 0,
          (place) => postalPlaces.codesOfTown(place),
        ),
      );
      return { town, size };
    });
    return sized.toSorted((one, other) => other.size - one.size).map(({ town }) => town);
  }

  /** Shows the first of these dealers, without distances, which would be those from no place of the visitor's. */
  private show(dealers: DealerTown['dealers'], most: number, path: string): void {
    const shown = dealers.slice(0, most).map(({ distanceMiles: _unused, ...dealer }) => dealer);
    const answer = { zipcode: '', randomizeBuckets: [], dealers: shown };
    this.ports.findDealers.present(answer, searchNear(''), path);
  }

  /** The dealers that serve a postal code, nearest first; only the town's own dealers when the look-up fails or is empty. */
  private async dealersNear(code: PostalCode, inTown: DealerTown['dealers']): Promise<DealerTown['dealers']> {
    const answer = await this.ports.directory.search(code)();
    if (E.isLeft(answer) || answer.right.dealers.length === 0) return inTown;
    return inSortOrder(answer.right.dealers, 'nearest', this.ports.clock.now());
  }
}

/** The first postal code of a town's dealers. */
const codeIn = (dealers: DealerTown['dealers']): PostalCode | undefined =>
  dealers.flatMap(({ zipcode = '' }) => O.toNullable(parsePostalCode(zipcode)) ?? []).at(0);

const stateMap = (state: string, dealers: DealerTown['dealers']) => {
  const ids = dealers.flatMap(({ companyId }) => companyId ?? []);
  return ids.length === 0 ? null : { address: mapOfDealers(ids), text: stateMapText(state) };
};

const allPlaces = (path: string, states: ReadonlyArray<DealerState>): BrowseDealersView => {
  const groups = [
    { heading: browseDealersTexts.states, country: 'US' },
    { heading: browseDealersTexts.provinces, country: 'CA' },
  ].map(({ heading, country }) => ({
    heading,
    places: states
      .filter(({ code }) => countryOfRegion(code) === country)
      .map(({ code, path: below, count }) => ({
        path: below,
        name: regionName(code),
        count: dealerCount(count),
      }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  }));
  return {
    kind: 'places',
    path,
    trail: [],
    state: null,
    name: browseDealersTexts.dealers,
    heading: browseDealersTexts.heading,
    lead: browseDealersTexts.lead,
    count: states.reduce((sum, { count }) => sum + count, 0),
    groups: groups.filter(({ places }) => places.length > 0),
    map: null,
    pages: [],
  };
};

const placesOf = (
  { code, path, count, towns }: DealerState,
  states: ReadonlyArray<DealerState>,
  asked: number,
): BrowseDealersView => {
  const shown = pageOf(towns, asked, MAX_TOWNS);
  if (asked > shown.pages) return { kind: 'missing' };
  const state = regionName(code);
  return {
    kind: 'places',
    path: pagePath(path, shown.number),
    state,
    name: state,
    count,
    trail: placeTrail({}, states),
    heading: stateHeading(state),
    lead: stateLead(count, towns.length, state),
    groups: [
      {
        heading: browseDealersTexts.towns,
        places: shown.items.map((town) => ({
          path: town.path,
          name: town.name,
          count: dealerCount(town.dealers.length),
        })),
      },
    ],
    map: null,
    pages: shown.pages === 1 ? [] : townsPages(path, towns, shown),
  };
};

const townsPages = (
  path: string,
  towns: ReadonlyArray<DealerTown>,
  { number, pages }: Page<DealerTown>,
): ReadonlyArray<TownsPage> =>
  Array.from({ length: pages }, (_, i) => {
    const { first, last } = pageOf(towns, i + 1, MAX_TOWNS);
    const nameOf = (position: number): string => towns[position - 1]?.name ?? '';
    return {
      text: townsBetween(nameOf(first), nameOf(last)),
      address: pagePath(path, i + 1),
      isShown: i + 1 === number,
    };
  });

const pagePath = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);
