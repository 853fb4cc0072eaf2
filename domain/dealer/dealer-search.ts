import * as A from 'fp-ts/Array';
import { parseCompanyId, type CompanyId } from './company-id.ts';
import { searchedCode } from '../postal-code/searched-code.ts';
import { DEFAULT_SORT, sortNamed, type DealerSort } from './dealer-sort.ts';
import { filtersNamed, type DealerFilter } from './filters.ts';

/** What a visitor looks for on a page of dealers; the page's address holds all of it (contract, section 6). */
export interface DealerSearch {
  /** A postal code in normal form; else the beginning of the text that was typed. */
  readonly zipcode: string;
  readonly filters: ReadonlyArray<DealerFilter>;
  readonly sort: DealerSort;
  readonly page: number;
  /** The company ids of the dealers picked for a comparison, oldest first. */
  readonly compared: ReadonlyArray<CompanyId>;
}

/** The first page of all dealers near a code, in the order of the service. */
export const searchNear = (zipcode: string): DealerSearch => ({
  zipcode,
  filters: [],
  sort: DEFAULT_SORT,
  page: 1,
  compared: [],
});

/** So many dealers are side by side at least. */
export const MIN_COMPARED = 2;
/** So many dealers are side by side at most. */
export const MAX_COMPARED = 3;

/** Reads a search from an address's query; what is missing or senseless becomes the default. */
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

/** The query of a search's address, without its question mark: the shortest that reads back the same. */
export const queryOf = ({ zipcode, filters, sort, page, compared }: DealerSearch): string =>
  [
    zipcode === '' ? '' : `zipcode=${encodeURIComponent(zipcode)}`,
    ...filters.map((filter) => `filter=${filter}`),
    sort === DEFAULT_SORT ? '' : `sort=${sort}`,
    page > 1 ? `page=${page}` : '',
    ...compared.map((companyId) => `compare=${companyId}`),
  ]
    .filter((part) => part !== '')
    .join('&');

/** The address of a search below a path. */
export const addressOf = (path: string, search: DealerSearch): string => {
  const query = queryOf(search);
  return query === '' ? path : `${path}?${query}`;
};

const pageNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;

const companyIds = (texts: ReadonlyArray<string>): ReadonlyArray<CompanyId> =>
  [...new Set(A.filterMap(parseCompanyId)([...texts]))].slice(0, MAX_COMPARED);
