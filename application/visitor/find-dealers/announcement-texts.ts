import type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import type { DealerSort } from '../../../domain/dealer/dealer-sort.ts';
import type { Page } from '../../../domain/paging/page.ts';
import { shownCode } from '../../../domain/postal-code/normal-code.ts';

const FIRST: { readonly [sort in DealerSort]: string } = {
  recommended: '',
  nearest: ', nearest first',
  open: ', open now first',
  rating: ', top rated first',
};

/** The live-region text after a search. It changes with the dealers and their order. */
export const foundAnnouncement = (
  area: string,
  { total, number, pages }: Page<unknown>,
  { filters, sort }: Pick<DealerSearch, 'filters' | 'sort'>,
): string => {
  const on = filters.length;
  const filtered = on === 0 ? '' : `, with ${on} ${on === 1 ? 'filter' : 'filters'}`;
  return `${total} ${total === 1 ? 'dealer' : 'dealers'} near ${area}${filtered}${FIRST[sort]}. Page ${number} of ${pages}.`;
};

export const noneAnnouncement = (zipcode: string, isFiltered: boolean): string =>
  isFiltered ? 'No dealers match your filters.' : `No dealers near ${shownCode(zipcode)}.`;

/** Added when the text may be the name of a town. */
export const townsAnnouncement = (count: number): string =>
  `${count} ${count === 1 ? 'place has' : 'places have'} this name.`;

export const pickedAnnouncement = (picked: number): string =>
  `${picked === 0 ? 'No' : picked} ${picked === 1 ? 'dealer' : 'dealers'} picked to compare.`;
