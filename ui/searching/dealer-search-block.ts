import {
  addressOf,
  isUnsettled,
  queryOf,
  searchNear,
  searchOf,
  type FindDealersView,
} from '../../application/visitor/find-dealers/find-dealers-view.ts';
import { dealersAsStructuredData } from '../dealers/structured-data.ts';
import { foundHeading } from '../../application/visitor/find-dealers/texts.ts';
import { pageTitle } from '../../application/visitor/read-page/texts.ts';
import { currentOf } from '../bindings/use-observable.ts';
import type { BlockDefinition } from '../blocks/define-block.ts';
import { shownAmong } from './shown-among.ts';

type FoundView = Extract<FindDealersView, { kind: 'found' }>;

/** Filtered lists are views of the area's whole list, and picking dealers changes nothing in it. */
const canonicalSearch = ({ search, page }: FoundView) => ({
  ...searchNear(search.zipcode),
  page: search.filters.length > 0 ? 1 : page.number,
});

/** What every block with a dealer search asks for first and adds to its page's head. */
export const dealerSearchBlock = {
  prepare: ({ findDealers }, query, { blockNames }) =>
    findDealers.show(searchOf(query), shownAmong(blockNames)),
  isUnsettled: ({ findDealers }) => isUnsettled(currentOf(findDealers.view$)),
  refineHead: (head, { site, findDealers }, { path }) => {
    const view = currentOf(findDealers.view$);
    const isFound = view.kind === 'found';
    return {
      ...head,
      title: isFound ? pageTitle(foundHeading(view.area), site.brandName) : head.title,
      canonicalPath: isFound ? addressOf(path, canonicalSearch(view)) : head.canonicalPath,
      isListed: head.isListed && (isFound || view.kind === 'idle'),
      structuredData: [...head.structuredData, ...dealersAsStructuredData(view)],
    };
  },
} satisfies Pick<BlockDefinition, 'prepare' | 'isUnsettled' | 'refineHead'>;

/** The query of a page that lists dealers in pages. */
export const listQuery = (query: URLSearchParams): string => queryOf(searchOf(query));

/** The query of a page that shows the dealers of an area. */
export const areaQuery = (query: URLSearchParams): string => queryOf(searchNear(searchOf(query).zipcode));
