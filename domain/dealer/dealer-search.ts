/** What a visitor looks for on a page of dealers; the page's address holds all of it (contract, section 6). */
export interface DealerSearch {
  /** As typed, trimmed; may be off every pattern. */
  readonly zipcode: string;
  readonly page: number;
}

/** The longest text that is taken for a code: enough for any code, too little for a novel. */
const LONGEST_CODE = 16;

/** Reads a search from an address's query; what is missing or senseless becomes the default. */
export const searchOf = (query: { get(name: string): string | null }): DealerSearch => ({
  zipcode: (query.get('zipcode') ?? '').trim().slice(0, LONGEST_CODE).toWellFormed().trim(),
  page: pageNumber(query.get('page')),
});

/** The query of a search's address, without its question mark: the shortest that reads back the same. */
export const queryOf = ({ zipcode, page }: DealerSearch): string =>
  [zipcode === '' ? '' : `zipcode=${encodeURIComponent(zipcode)}`, page > 1 ? `page=${page}` : '']
    .filter((part) => part !== '')
    .join('&');

/** The address of a search below a path. */
export const addressOf = (path: string, search: DealerSearch): string => {
  const query = queryOf(search);
  return query === '' ? path : `${path}?${query}`;
};

const pageNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
