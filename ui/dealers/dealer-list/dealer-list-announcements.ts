import type { FindDealersView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import type { DealerTexts } from '../../../application/visitor/dealer-texts/english.ts';

/** The announcement for the state of a search; null without a search. */
export const resultsAnnouncement = (view: FindDealersView, texts: DealerTexts): string | null => {
  switch (view.kind) {
    case 'idle':
      return null;
    case 'searching':
      return texts.searching;
    case 'found':
      return texts.foundAnnouncement(view.area, view.page, view.search);
    case 'none': {
      const { total, towns, guess, emergencies } = view.why;
      const [danger] = emergencies;
      if (danger !== undefined) return `${danger.title}. ${danger.steps[0] ?? ''}`;
      if (total === null) return texts.notLookedUp;
      if (towns.length > 0) return texts.townsAnnouncement(towns.length);
      const nobody = texts.noneAnnouncement(view.search.zipcode, view.search.filters.length > 0);
      return guess === null ? nobody : `${nobody} ${guess.text}`;
    }
    case 'failed':
      return texts.notLookedUp;
    case 'too-many-requests':
      return texts.tooManyRequests.heading;
  }
};

/** The announcement of the number of dealers picked for a comparison; null without dealers to pick from. */
export const comparisonAnnouncement = (view: FindDealersView, texts: DealerTexts): string | null =>
  view.kind === 'found' ? texts.pickedAnnouncement(view.compared.length) : null;
