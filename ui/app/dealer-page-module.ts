import {
  addressOf,
  isUnsettled,
  searchNear,
  searchOf,
  type FindDealersView,
} from '../../application/visitor/find-dealers/find-dealers-view.ts';
import { dealersAsStructuredData } from '../../application/visitor/find-dealers/structured-data.ts';
import { foundHeading } from '../../application/visitor/find-dealers/texts.ts';
import type { PageHead } from '../../application/visitor/read-page/page-head.ts';
import { pageTitle } from '../../application/visitor/read-page/texts.ts';
import type { Services } from '../bindings/services.ts';
import { currentOf } from '../bindings/use-observable.ts';
import type { DealerListPlace } from '../dealers/dealer-list/dealer-list-place.ts';
import type { PageModule } from './page-module.ts';

type FoundView = Extract<FindDealersView, { kind: 'found' }>;

/** How many dealers a place shows: a page of them, or all that a slider is given. */
export const shownIn = ({ kind }: DealerListPlace) => (kind === 'slider' ? 'all' : 'page');

/** Filtered lists are views of the area's whole list, and picking dealers changes nothing in it. */
const canonicalSearch = ({ search, page }: FoundView) => ({
  ...searchNear(search.zipcode),
  page: search.filters.length > 0 ? 1 : page.number,
});

/** What all pages with a dealer search ask for first and say in their head. */
export const dealerPageModule = (
  place: DealerListPlace,
  heading: string,
  describe: (brand: string) => string,
): Required<Pick<PageModule, 'usesDealers' | 'prepare' | 'isUnsettled' | 'head'>> => ({
  usesDealers: true,
  prepare: ({ findDealers }: Services, query) => findDealers.show(searchOf(query), shownIn(place)),
  isUnsettled: ({ findDealers }: Services) => isUnsettled(currentOf(findDealers.view$)),
  head: ({ site, findDealers }: Services): PageHead => {
    const view = currentOf(findDealers.view$);
    const isFound = view.kind === 'found';
    return {
      title: pageTitle(isFound ? foundHeading(view.area) : heading, site.brandName),
      description: describe(site.brandName),
      canonicalPath: isFound ? addressOf(place.path, canonicalSearch(view)) : place.path,
      isListed: isFound || view.kind === 'idle',
      structuredData: dealersAsStructuredData(view),
    };
  },
});
