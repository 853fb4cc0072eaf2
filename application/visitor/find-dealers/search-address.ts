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

/** The page of the full locator (contract, section 6). */
export const LIST_PATH = '/find-a-dealer/';
/** The page on which the locator's dealers are compared (contract, section 6). */
export const COMPARE_PATH = '/find-a-dealer/compare/';

/** The picture with the dealers of a page of results on a map (contract, section 6). */
const MAP_PATH = '/maps/dealers.svg';

/** The map of the page of results that a search names. */
export const mapAddress = (search: DealerSearch): string => addressOf(MAP_PATH, { ...search, compared: [] });

/** The map of a single dealer. */
export const dealerMapAddress = (companyId: CompanyId): string => `${MAP_PATH}?dealer=${companyId}`;

/** The query of an address, decoded. */
export type AddressQuery = Parameters<typeof searchOf>[0];

/** The part of a query that says that the page may wait for a provider. */
export const WAIT = 'wait=1';

/** Whether the page of a search may wait for the provider: the link of a page without scripts asks for it (contract, section 7). */
export const mayWait = (query: Pick<AddressQuery, 'get'>): boolean => query.get('wait') === '1';

/** The address of a search whose page waits for the provider. */
export const waitAddress = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${WAIT}`;

const withWait = (query: AddressQuery, search: DealerSearch): string =>
  search.zipcode !== '' && mayWait(query) ? `${queryOf(search)}&${WAIT}` : queryOf(search);

/** The query that a page with a list of dealers depends on, in one spelling. */
export const listQuery = (query: AddressQuery): string => withWait(query, searchOf(query));

/** The query that a page with the dealers of an area depends on, in one spelling. */
export const areaQuery = (query: AddressQuery): string =>
  withWait(query, searchNear(searchOf(query).zipcode));

/** The query that a comparison of dealers depends on, in one spelling. */
export const comparisonQuery = (query: AddressQuery): string => {
  const { zipcode, compared } = searchOf(query);
  return withWait(query, { ...searchNear(zipcode), compared });
};

/** The code of the area that an address names; null where it names none. */
export const codeSearched = (query: Pick<AddressQuery, 'get'>): PostalCode | null =>
  O.toNullable(parsePostalCode(searchedCode(query)));

/** The query that a page with a zip box alone depends on, in one spelling. */
export const boxQuery = (query: AddressQuery): string => queryOf(searchNear(codeSearched(query) ?? ''));
