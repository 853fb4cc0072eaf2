import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { MAX_COMPARED } from '../../../domain/dealer/dealer-search.ts';
import type { DealerSort } from '../../../domain/dealer/dealer-sort.ts';
import type { FilterCost } from '../../../domain/dealer/filter-conditions.ts';
import type { DealerFilter } from '../../../domain/dealer/filters.ts';
import type { Page } from '../../../domain/paging/page.ts';
import type { NamedTown } from '../../ports/dealers/postal-places.ts';
import { SERVICE_HOURS } from '../../../domain/brand/hours.ts';
import { firstSteps } from '../../../domain/help/first-steps.ts';
import { zipTexts } from './zip-texts.ts';
import { countryOf } from '../../../domain/postal-code/postal-code.ts';
import { shownCode } from '../../../domain/postal-code/normal-code.ts';

export * from './card-texts.ts';
export * from './link-texts.ts';

/** Texts of pages with dealers (specification, sections 2, 8 and 9; the rest follows the design language). */
export const findDealersTexts = {
  ...zipTexts,
  listName: 'Dealers near you',
  sliderPrevious: 'Previous dealers',
  sliderNext: 'Next dealers',
  changeLocation: 'Change Location',
  idle: 'Enter a zip or postal code to see the dealers who serve it.',
  byPlace: 'See dealers by state or province',
  searching: 'Looking for dealers near you.',
  keepLooking: 'This is taking longer than usual. Keep looking',
  tooManyRequests: {
    heading: "We're experiencing some technical issues on our end.",
    text: 'Please try again later.',
  },
  noneAdvice: 'Check that the zip or postal code is right, or expand your search to neighboring zips.',
  /** Above the towns with the typed name. */
  towns: 'Did you mean one of these places?',
  /** Above the less likely places. */
  otherGuesses: 'Or one of these?',
  nobodyAtAll: 'No dealer serves this area, with or without filters.',
  noneFiltered: {
    heading: 'Sorry, we can’t find any dealers to match your request.',
    text: 'You can try adjusting your filters for better results.',
  },
  whyName: 'What your filters hide',
  nearestHeading: 'Nearest outside your area',
  urgentHeading: 'Call now: they answer 24/7',
  changeArea: 'change',
  beforeYouCall: 'Before you call: three safe checks',
  whileItRings: 'While it rings: three safe checks',
  firstSteps,
  findMore: 'Find more dealers',
  previous: 'Previous',
  next: 'Next',
  pagesName: 'Pages of dealers',
  filtersName: 'Filter dealers',
  sortName: 'Sort dealers',
  sortPrefix: 'Sort by',
  sortHelp: 'How we order dealers',
  sortExplanation:
    'Recommended follows the groups our dealer program sets for your area, nearest first. In some groups, the order changes daily. Nearest goes by distance alone. Open now starts with dealers who are open or answer 24/7, nearest first. Top rated goes by average rating, and many reviews count more than a few.',
  applyFilters: 'Show dealers',
  clearFilters: 'Clear all',
  tryAgain: 'Try again',
  comparisonName: 'Dealers to compare',
  compareFull: `You can compare up to ${MAX_COMPARED} dealers.`,
} as const;

export const goToSlide = (number: number): string => `Go to slide ${number}`;

export const noneHeading = (zipcode: string): string =>
  `We found 0 dealers servicing near ${shownCode(zipcode)}`;

export const noneCallUs = (phone: string): string =>
  `Or call us at ${phone}, ${SERVICE_HOURS['empty list']}.`;

/** Shown when no dealer is near. No hours: the specification puts them in another text. */
export const noneCall = 'Or call us at';

export const countLine = ({ first, last, total }: Page<unknown>): string =>
  `Showing ${first}-${last} of ${total}`;

/** The area of an answer: `Addison, TX 75001`, or `TX 75999 (approximate)` when its location is approximate. */
export const areaText = ({ city, state, zipcode, approximate }: DealerAnswer): string => {
  const town = [city, state].filter(Boolean).join(', ');
  return [town, zipcode, approximate === true ? '(approximate)' : ''].filter(Boolean).join(' ');
};

/** The link text for the dealers of a town. A Canadian town has many codes, so it is offered without one. */
export const townText = ({ city, state, area }: NamedTown): string =>
  countryOf(area) === 'CA' ? `${city}, ${state}` : `${city}, ${state} ${area}`;

/** A code and its town: `55401 (Minneapolis, MN)`. */
export const codeText = ({ city, state, area }: NamedTown): string => `${area} (${city}, ${state})`;

/** The button that searches near the place that a visitor may have meant (contract, section 7: did you mean). */
export const didYouMean = (place: string): string => `Did you mean ${place}?`;

/** A link for words that name no place. */
export const siteSearch = (typed: string): string => `Not a place? Search our site for “${typed}”`;

export const guessHeading = (place: string): string => `Our best guess: dealers near ${place}`;

/** The map image's accessible name. The list says the same in words. */
export const mapText = (area: string): string => `Map of the dealers above, near ${area}`;

export const foundHeading = (area: string): string => `Dealers near ${area}`;

/** Above the names and numbers that a printed page adds to its cards. */
export const moreHeading = (area: string): string => `More dealers near ${area}`;

/** The start of the page title, with the page number from page 2 on. */
export const foundTitle = (area: string, { number }: Page<unknown>): string =>
  number === 1 ? foundHeading(area) : `${foundHeading(area)}, page ${number}`;

/** `2 of 3 picked`. */
export const pickedCount = (picked: number): string => `${picked} of ${MAX_COMPARED} picked`;

export const pageLabel = (number: number): string => `Page ${number}`;

/** `Filter` for 0 or 1 checked, `Filters` for more, with their count (specification, section 4). */
export const filterButton = (checked: number): string => `${checked > 1 ? 'Filters' : 'Filter'} (${checked})`;

const FILTER_LABELS: { readonly [filter in DealerFilter]: string } = {
  dealerType: 'Comfort Specialist',
  emergencyService: '24/7',
  nateCertified: 'NATE Certified',
  nexiaDealerDiagnostics: 'Remote Diagnostics',
  showFinancing: 'Financing',
  charterMemberDate: 'Charter Members',
  spanish: 'Se habla español',
  french: 'Service en français',
};

export const filterLabel = (filter: DealerFilter): string => FILTER_LABELS[filter];

const SORT_LABELS: { readonly [sort in DealerSort]: string } = {
  recommended: 'Recommended',
  nearest: 'Nearest',
  open: 'Open now',
  rating: 'Top rated',
};

export const sortLabel = (sort: DealerSort): string => SORT_LABELS[sort];

const dealersText = (count: number): string => `${count} ${count === 1 ? 'dealer' : 'dealers'}`;

/** How many of the area's dealers a filter hides. */
export const filterCostText = ({ filter, hidden }: FilterCost, total: number): string =>
  `The ${filterLabel(filter)} filter hides ${hidden} of ${dealersText(total)}.`;

/** The link that removes a filter. */
export const withoutFilterText = ({ filter, foundWithout }: FilterCost): string =>
  foundWithout === 0
    ? `Remove the ${filterLabel(filter)} filter`
    : `Show ${dealersText(foundWithout)} without the ${filterLabel(filter)} filter`;

export const compareDealers = (count: number): string =>
  count < 2 ? 'Pick one more to compare' : `Compare ${count} dealers`;

/** Shown when the look-up fails while a dealer form is open (contract, section 7: texts not shown). */
/** In the empty panel of a search that failed: no dealers are known, which isn't the same as none. */
export const notLookedUp = 'We couldn’t look up dealers just now, so there may be some near you.';

export const lookUpFailed = (phone: string): string =>
  `We couldn't look up dealers just now. Please try again, or call ${phone}.`;
