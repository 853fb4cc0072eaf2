import type { OtherLanguage } from '../content/site-language.ts';
import { DEALER_FILTERS, type DealerFilter } from './filters.ts';

/** Filters for dealers who speak a language. Each is offered only on pages in that language. */
const LANGUAGE_FILTERS: { readonly [filter in DealerFilter]?: OtherLanguage } = {
  spanish: 'es',
  french: 'fr',
};

/** The filters offered in a language. An active filter is always offered, so that it can be turned off. */
export const filtersFor = (language: string, on: ReadonlyArray<DealerFilter>): ReadonlyArray<DealerFilter> =>
  DEALER_FILTERS.filter(
    (filter) => (LANGUAGE_FILTERS[filter] ?? language) === language || on.includes(filter),
  );
