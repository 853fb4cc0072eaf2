import {
  addressOf,
  isUnsettled,
  searchOf,
} from '../../application/visitor/find-dealers/find-dealers-view.ts';
import { dealersAsStructuredData } from '../../application/visitor/find-dealers/structured-data.ts';
import { foundHeading } from '../../application/visitor/find-dealers/texts.ts';
import type { PageHead } from '../../application/visitor/read-page/page-head.ts';
import { pageTitle } from '../../application/visitor/read-page/texts.ts';
import type { Services } from '../bindings/services.ts';
import { currentOf } from '../bindings/use-observable.ts';
import type { PageModule } from './page-module.ts';

/** What all pages with a dealer search ask for first and say in their head. */
export const dealerPageModule = (
  path: string,
  heading: string,
  describe: (brand: string) => string,
): Required<Omit<PageModule, 'Page'>> => ({
  prepare: ({ findDealers }: Services, query) => findDealers.show(searchOf(query)),
  isUnsettled: ({ findDealers }: Services) => isUnsettled(currentOf(findDealers.view$)),
  head: ({ site, findDealers }: Services): PageHead => {
    const view = currentOf(findDealers.view$);
    const isFound = view.kind === 'found';
    return {
      title: pageTitle(isFound ? foundHeading(view.area) : heading, site.brandName),
      description: describe(site.brandName),
      canonicalPath: isFound ? addressOf(path, { ...view.search, page: view.page.number }) : path,
      isListed: isFound || view.kind === 'idle',
      structuredData: dealersAsStructuredData(view),
    };
  },
});
