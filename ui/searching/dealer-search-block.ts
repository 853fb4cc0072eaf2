import { currentOf } from '../bindings/use-observable.ts';
import type { BlockDefinition } from '../blocks/define-block.ts';
import { dealersAsStructuredData } from '../dealers/structured-data.ts';
import { searchPlace } from './search-place.ts';
import { searchTitle } from './search-title.ts';

/** Shared by all blocks with a dealer search: loads the dealers and refines the page's head tags. */
export const dealerSearchBlock = {
  prepare: ({ findDealers }, query, { path, needs }) => findDealers.showAt(query, searchPlace(path, needs)),
  isUnsettled: ({ findDealers }) => findDealers.isUnsettled,
  refineHead: (head, { site, findDealers, dealerTexts }) => {
    const view = currentOf(findDealers.view$);
    const isFound = view.kind === 'found';
    return {
      ...head,
      title: searchTitle(view, head.title, site.brandName, dealerTexts),
      canonicalPath: isFound ? view.canonicalAddress : head.canonicalPath,
      isListed: head.isListed && (isFound || view.kind === 'idle'),
      structuredData: [...head.structuredData, ...dealersAsStructuredData(view, site.siteUrl)],
    };
  },
} satisfies Pick<BlockDefinition, 'prepare' | 'isUnsettled' | 'refineHead'>;
