import * as O from 'fp-ts/Option';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import {
  addressOf,
  queryOf,
  searchNear,
  searchOf,
  type DealerSearch,
} from '../../../domain/dealer/dealer-search.ts';
import { searchedCode } from '../../../domain/postal-code/searched-code.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';

/** The path of the locator (contract, section 6). */
export const LIST_PATH = '/find-a-dealer/';
/** The path of the dealer comparison (contract, section 6). */
export const COMPARE_PATH = '/find-a-dealer/compare/';

/** The path of the map image for a page of results (contract, section 6). */
const MAP_PATH = '/maps/dealers.svg';

/** The query parameter of the map image of some dealers, with their company ids, and how many it maps at most. */
export const MAPPED_DEALERS = 'dealers';
export const MAX_MAPPED = 9;

/** The map image of some dealers. */
export const mapOfDealers = (companyIds: ReadonlyArray<number>): string =>
  `${MAP_PATH}?${MAPPED_DEALERS}=${companyIds.join()}`;

/** The map image for a search's page of results. */
export const mapAddress = (search: DealerSearch): string => addressOf(MAP_PATH, { ...search, compared: [] });

export const dealerMapAddress = (companyId: CompanyId): string => `${MAP_PATH}?dealer=${companyId}`;

export type AddressQuery = Parameters<typeof searchOf>[0];

/** The query parameter that lets the server wait for a provider. */
export const WAIT = 'wait=1';

/** Whether the server may wait for the provider: links for pages without scripts request it (contract, section 7). */
export const mayWait = (query: Pick<AddressQuery, 'get'>): boolean => query.get('wait') === '1';

/** The address of a search that makes the server wait for the provider. */
export const waitAddress = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${WAIT}`;

const withWait = (query: AddressQuery, search: DealerSearch): string =>
  search.zipcode !== '' && mayWait(query) ? `${queryOf(search)}&${WAIT}` : queryOf(search);

/** The part of the query that a page with a dealer list depends on, in canonical form. */
export const listQuery = (query: AddressQuery): string => withWait(query, searchOf(query));

/** The part of the query that a page with an area's dealers depends on, in canonical form. */
export const areaQuery = (query: AddressQuery): string =>
  withWait(query, searchNear(searchOf(query).zipcode));

/** The part of the query that a comparison depends on, in canonical form. */
export const comparisonQuery = (query: AddressQuery): string => {
  const { zipcode, compared } = searchOf(query);
  return withWait(query, { ...searchNear(zipcode), compared });
};

/** The postal code in a query; null when it has no valid one. */
export const codeSearched = (query: Pick<AddressQuery, 'get'>): PostalCode | null =>
  O.toNullable(parsePostalCode(searchedCode(query)));

/** The part of the query that a page with only a zip box depends on, in canonical form. */
export const boxQuery = (query: AddressQuery): string => queryOf(searchNear(codeSearched(query) ?? ''));
