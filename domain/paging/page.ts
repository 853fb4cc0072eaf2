/** The page size of the locator (specification, section 9). */
export const DEALERS_PER_PAGE = 3;

/** A page of a list. `first` and `last` count from 1; both are 0 for an empty list. */
export interface Page<A> {
  readonly items: ReadonlyArray<A>;
  readonly number: number;
  readonly pages: number;
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** The page number of an address; 1 without a valid one. */
export const pageNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;

/** The requested page of a list, clamped to the existing pages (specification, section 4). */
export const pageOf = <A>(
  list: ReadonlyArray<A>,
  asked: number,
  size: number = DEALERS_PER_PAGE,
): Page<A> => {
  const total = list.length;
  const pages = Math.max(1, Math.ceil(total / size));
  const number = clamp(asked, pages);
  const start = (number - 1) * size;
  const items = list.slice(start, start + size);
  return { items, number, pages, first: total === 0 ? 0 : start + 1, last: start + items.length, total };
};

const clamp = (asked: number, pages: number): number =>
  Number.isFinite(asked) ? Math.min(Math.max(1, Math.trunc(asked)), pages) : 1;

/** The page numbers to show: first, last, current and its neighbors; `null` marks a gap. */
export const pageNumbers = ({ number, pages }: Pick<Page<unknown>, 'number' | 'pages'>) => {
  const offered = [1, number - 1, number, number + 1, pages].filter((n) => n >= 1 && n <= pages);
  // Already sorted, because page numbers are from 1 to `pages`.
  const distinct = [...new Set(offered)];
  return distinct.flatMap((n, i): ReadonlyArray<number | null> => {
    const gap = n - (distinct[i - 1] ?? n - 1);
    if (gap === 1) return [n];
    return gap === 2 ? [n - 1, n] : [null, n];
  });
};
