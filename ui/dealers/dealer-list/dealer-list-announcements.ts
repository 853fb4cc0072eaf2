import type { FindDealersView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import {
  foundAnnouncement,
  noneAnnouncement,
  pickedAnnouncement,
  townsAnnouncement,
} from '../../../application/visitor/find-dealers/announcement-texts.ts';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';

/** What a search has come to, for the live region; null: nothing is searched. */
export const resultsAnnouncement = (view: FindDealersView): string | null => {
  switch (view.kind) {
    case 'idle':
      return null;
    case 'searching':
      return findDealersTexts.searching;
    case 'found':
      return foundAnnouncement(view.area, view.page, view.search);
    case 'none':
      return view.why.towns.length > 0
        ? townsAnnouncement(view.why.towns.length)
        : noneAnnouncement(view.search.zipcode, view.search.filters.length > 0);
    case 'failed':
      return noneAnnouncement(view.search.zipcode, false);
    case 'too-many-requests':
      return findDealersTexts.tooManyRequests.heading;
  }
};

/** How many dealers are picked for a comparison; null: there are none to pick. */
export const comparisonAnnouncement = (view: FindDealersView): string | null =>
  view.kind === 'found' ? pickedAnnouncement(view.compared.length) : null;
