import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { AskFormId } from '../ask-dealer/ask-dealer-view.ts';
import { askDealerTexts, notListed, outsideArea } from '../ask-dealer/texts.ts';
import * as announcements from '../find-dealers/announcement-texts.ts';
import * as card from '../find-dealers/card-texts.ts';
import { distanceText } from '../find-dealers/distance-text.ts';
import { DEALERS_PATH } from '../../../domain/dealer/dealer-path.ts';
import { COMPARE_PATH, LIST_PATH } from '../find-dealers/search-address.ts';
import { placeText, unnamedDealer } from '../find-dealers/shown-dealer.ts';
import { STREET_MAP_LINK } from '../find-dealers/street-map-texts.ts';
import * as find from '../find-dealers/texts.ts';
import { englishHolidayName } from '../show-hours/holiday-names.ts';
import { hoursWords } from '../show-hours/texts.ts';
import type { InAnyLanguage } from './in-any-language.ts';

const ENGLISH = {
  ...find.findDealersTexts,
  ...card.cardTexts,
  ...askDealerTexts,
  outsideArea,
  notListed,
  goToSlide: find.goToSlide,
  noneHeading: find.noneHeading,
  noneCallUs: find.noneCallUs,
  noneCall: find.noneCall,
  countLine: find.countLine,
  areaText: find.areaText,
  townText: find.townText,
  codeText: find.codeText,
  didYouMean: find.didYouMean,
  guessHeading: find.guessHeading,
  siteSearch: find.siteSearch,
  mapText: find.mapText,
  foundHeading: find.foundHeading,
  moreHeading: find.moreHeading,
  foundTitle: find.foundTitle,
  pickedCount: find.pickedCount,
  pageLabel: find.pageLabel,
  filterButton: find.filterButton,
  filterLabel: find.filterLabel,
  sortLabel: find.sortLabel,
  allDealers: find.allDealers,
  filterCostText: find.filterCostText,
  withoutFilterText: find.withoutFilterText,
  compareDealers: find.compareDealers,
  notLookedUp: find.notLookedUp as string,
  lookUpFailed: find.lookUpFailed,
  ratingText: card.ratingText,
  starsText: card.starsText,
  readReviewsLabel: card.readReviewsLabel,
  compareLabel: card.compareLabel,
  moreBadges: card.moreBadges,
  badgeTexts: card.badgeTexts,
  foundAnnouncement: announcements.foundAnnouncement,
  noneAnnouncement: announcements.noneAnnouncement,
  townsAnnouncement: announcements.townsAnnouncement,
  pickedAnnouncement: announcements.pickedAnnouncement,
  streetMap: STREET_MAP_LINK,
  distanceText,
  placeText,
  unnamedDealer,
  hoursWords,
  holidayName: englishHolidayName,
};

/** Texts of dealer lists and cards in one language, with the paths of that language. */
export interface DealerTexts extends InAnyLanguage<typeof ENGLISH> {
  readonly language: SiteLanguage;
  /** The path of the locator in this language. */
  readonly listPath: string;
  /** The path of the dealer comparison. */
  readonly comparePath: string;
  /** The parent path of dealer pages. */
  readonly dealersPath: string;
  /** The end of a map image's query; empty in English. */
  readonly mapQuery: string;
  /** The forms that the cards open. */
  readonly forms: { readonly connect: AskFormId; readonly book: AskFormId };
  /** The badge of dealers who serve in this language; null when all do. */
  readonly speaksIt: { readonly label: string; readonly explanation: string } | null;
}

/** A translation. Missing texts fall back to English. */
export type TranslatedDealerTexts = Partial<DealerTexts> &
  Pick<
    DealerTexts,
    'language' | 'listPath' | 'comparePath' | 'dealersPath' | 'mapQuery' | 'forms' | 'speaksIt'
  >;

export const dealerTexts: DealerTexts = {
  ...ENGLISH,
  language: 'en',
  listPath: LIST_PATH,
  comparePath: COMPARE_PATH,
  dealersPath: DEALERS_PATH,
  mapQuery: '',
  forms: { connect: 'dealer-modal', book: 'booking' },
  speaksIt: null,
};
