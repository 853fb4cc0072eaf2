import type { FindDealersView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import type { DealerTexts } from '../../../application/visitor/dealer-texts/english.ts';

/** What a search has come to, for the live region; null: nothing is searched. */
export const resultsAnnouncement = (view: FindDealersView, texts: DealerTexts): string | null => {
  switch (view.kind) {
    case 'idle':
      return null;
    case 'searching':
      return texts.searching;
    case 'found':
      return texts.foundAnnouncement(view.area, view.page, view.search);
    case 'none':
      return view.why.towns.length > 0
        ? texts.townsAnnouncement(view.why.towns.length)
        : texts.noneAnnouncement(view.search.zipcode, view.search.filters.length > 0);
    case 'failed':
      return texts.noneAnnouncement(view.search.zipcode, false);
    case 'too-many-requests':
      return texts.tooManyRequests.heading;
  }
};

/** How many dealers are picked for a comparison; null: there are none to pick. */
export const comparisonAnnouncement = (view: FindDealersView, texts: DealerTexts): string | null =>
  view.kind === 'found' ? texts.pickedAnnouncement(view.compared.length) : null;
