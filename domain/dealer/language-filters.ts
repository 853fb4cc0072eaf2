import type { OtherLanguage } from '../content/site-language.ts';
import { DEALER_FILTERS, type DealerFilter } from './filters.ts';

/** The filters that let through who speaks a language: each is offered to those who read the site in it. */
const LANGUAGE_FILTERS: { readonly [filter in DealerFilter]?: OtherLanguage } = {
  spanish: 'es',
  french: 'fr',
};

/** The filters offered to readers of a language; one that is on can always be turned off. */
export const filtersFor = (language: string, on: ReadonlyArray<DealerFilter>): ReadonlyArray<DealerFilter> =>
  DEALER_FILTERS.filter(
    (filter) => (LANGUAGE_FILTERS[filter] ?? language) === language || on.includes(filter),
  );
