import * as A from 'fp-ts/Array';
import { parseCompanyId, type CompanyId } from './company-id.ts';
import { searchedCode } from '../postal-code/searched-code.ts';
import { DEFAULT_SORT, sortNamed, type DealerSort } from './dealer-sort.ts';
import { filtersNamed, type DealerFilter } from './filters.ts';
import { pageNumber } from '../paging/page.ts';

/** A visitor's dealer search. The page's address holds all of it (contract, section 6). */
export interface DealerSearch {
  /** A normalized postal code, or the start of the typed text. */
  readonly zipcode: string;
  readonly filters: ReadonlyArray<DealerFilter>;
  readonly sort: DealerSort;
  readonly page: number;
  /** Company ids of the compared dealers, oldest first. */
  readonly compared: ReadonlyArray<CompanyId>;
}

/** The default search near a code: no filters, default order, page 1. */
export const searchNear = (zipcode: string): DealerSearch => ({
  zipcode,
  filters: [],
  sort: DEFAULT_SORT,
  page: 1,
  compared: [],
});

/** The minimum number of dealers in a comparison. */
export const MIN_COMPARED = 2;
/** The maximum number of dealers in a comparison. */
export const MAX_COMPARED = 3;

/** Parses a search from a query. Missing or invalid parts get their defaults. */
export const searchOf = (query: {
  get(name: string): string | null;
  getAll(name: string): ReadonlyArray<string>;
}): DealerSearch => ({
  zipcode: searchedCode(query),
  filters: filtersNamed(query.getAll('filter')),
  sort: sortNamed(query.get('sort')),
  page: pageNumber(query.get('page')),
  compared: companyIds(query.getAll('compare')),
});

/** The parameters that stay when another code is searched: filters, and the order unless it is the default. */
export const keptParameters = ({
  filters,
  sort,
}: DealerSearch): ReadonlyArray<readonly [name: string, value: string]> => [
  ...filters.map((filter) => ['filter', filter] as const),
  ...(sort === DEFAULT_SORT ? [] : [['sort', sort] as const]),
];

/** The shortest query that parses to this search, without `?`. */
export const queryOf = (search: DealerSearch): string => {
  const { zipcode, page, compared } = search;
  return [
    zipcode === '' ? '' : `zipcode=${encodeURIComponent(zipcode)}`,
    ...keptParameters(search).map(([name, value]) => `${name}=${value}`),
    page > 1 ? `page=${page}` : '',
    ...compared.map((companyId) => `compare=${companyId}`),
  ]
    .filter((part) => part !== '')
    .join('&');
};

/** The address of a search on the page of a path. */
export const addressOf = (path: string, search: DealerSearch): string => {
  const query = queryOf(search);
  return query === '' ? path : `${path}?${query}`;
};

const companyIds = (texts: ReadonlyArray<string>): ReadonlyArray<CompanyId> =>
  [...new Set(A.filterMap(parseCompanyId)([...texts]))].slice(0, MAX_COMPARED);
