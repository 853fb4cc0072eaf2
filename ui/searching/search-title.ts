import type { FindDealersView } from '../../application/visitor/find-dealers/find-dealers-view.ts';
import type { DealerTexts } from '../../application/visitor/dealer-texts/english.ts';
import { pageTitle } from '../../application/visitor/read-page/frame-texts.ts';

/** The title of a page whose address holds a search: on the locator, the dealers found; otherwise the page's own, `ownTitle`. */
export const searchTitle = (
  view: FindDealersView,
  ownTitle: string,
  brandName: string,
  { foundTitle }: Pick<DealerTexts, 'foundTitle'>,
): string =>
  view.kind === 'found' && view.locator === null
    ? pageTitle(foundTitle(view.area, view.page), brandName)
    : ownTitle;
