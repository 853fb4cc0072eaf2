import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import type { DealerSort } from '../../../domain/dealer/dealer-sort.ts';
import type { DealerFilter } from '../../../domain/dealer/filters.ts';
import type { EmergencyAnswer } from '../../../domain/search/emergency-answer.ts';
import type { Page } from '../../../domain/paging/page.ts';
import type { AskableDealer } from '../ask-dealer/ask-dealer-view.ts';
import type { DealerCard } from './dealer-card.ts';

export type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
export type { DealerFilter } from '../../../domain/dealer/filters.ts';
export type { DealerCard } from './dealer-card.ts';

/** An area's city and state or province, as form values; empty when unknown. */
export interface FormPlace {
  readonly city: string;
  readonly state: string;
}

/** The search part that all views have in common. */
export interface ShownSearch {
  readonly search: DealerSearch;
  /** The page that holds the search in its address; empty before the first search. */
  readonly path: string;
  readonly address: string;
  /** The locator's address with the postal code of the search; null on the locator itself. */
  readonly locator: string | null;
  /** The area's place, when it is known before the dealers are. */
  readonly place?: FormPlace;
  /** The dealer that the page's address names (`dealer=`) and that the area's list lacks; absent when there is none. */
  readonly named?: AskableDealer;
  /** All filters, in display order. */
  readonly filters: ReadonlyArray<{
    readonly filter: DealerFilter;
    readonly label: string;
    readonly isOn: boolean;
  }>;
  /** All sort orders, in display order; `address` is the search in that order. */
  readonly sorts: ReadonlyArray<{
    readonly sort: DealerSort;
    readonly label: string;
    readonly address: string;
    readonly isOn: boolean;
  }>;
}

/** A dealer in a list: the card and its links. */
export interface ListedDealer extends DealerCard {
  /** The dealer's forms, with their standalone pages for use without scripts. Null without a company id: the dealer can only be called. */
  readonly contact: {
    readonly companyId: CompanyId;
    readonly connect: string;
    readonly book: string;
  } | null;
  /**
   * The compare toggle. `address` is null when the comparison is full; `isElsewhere`: the toggle leads to another page. Null when the page
   * doesn't compare dealers.
   */
  readonly compare: {
    readonly isCompared: boolean;
    readonly address: string | null;
    readonly isElsewhere: boolean;
  } | null;
}

/** Pagination links. A null number is an ellipsis; a null step is disabled. */
export interface PageLinks {
  readonly numbers: ReadonlyArray<{ readonly number: number; readonly address: string } | null>;
  readonly previous: string | null;
  readonly next: string | null;
}

/** How many dealers a filter hides when a list is empty, and the search without that filter. */
export interface FilterExplained {
  readonly text: string;
  readonly undo: { readonly text: string; readonly address: string };
}

/** Why a list is empty, with the nearest dealers outside the area. */
export interface NoResultsReason {
  /** The number of dealers in the area, ignoring filters; null when the directory hasn't answered. */
  readonly total: number | null;
  readonly filters: ReadonlyArray<FilterExplained>;
  /** The search without filters; null unless at least two filters hide dealers. */
  readonly unfiltered: string | null;
  readonly nearest: ReadonlyArray<DealerCard>;
  /** Towns with the typed name and the searches near them. Empty unless the visitor typed a name instead of a code. */
  readonly towns: ReadonlyArray<PlaceLink>;
  /** The place that the visitor may have meant; null without a likely one. */
  readonly guess: PlaceGuess | null;
  /** The site's search for words that name no place, such as a danger or a symptom; null for places and codes. */
  readonly siteSearch: string | null;
  /** What to do in the dangers that the typed words are about, most urgent first. */
  readonly emergencies: ReadonlyArray<EmergencyAnswer>;
}

interface PlaceLink {
  readonly text: string;
  readonly address: string;
}

/** A guess at a code or town with a slip in it: the search near it, its dealers, and less likely places. */
export interface PlaceGuess extends PlaceLink {
  /** The heading above the cards, which says that the place is a guess. */
  readonly heading: string;
  readonly cards: ReadonlyArray<ListedDealer>;
  readonly others: ReadonlyArray<PlaceLink>;
}

/** The view of a page with dealers (specification, sections 4 and 8). */
export type FindDealersView =
  | (ShownSearch & { readonly kind: 'idle' })
  /** `expected`: the number of placeholder cards. */
  | (ShownSearch & {
      readonly kind: 'searching';
      readonly expected: number;
      /** The address where the server waits for the dealers, for pages without scripts. */
      readonly waitAddress: string;
    })
  | (ShownSearch & {
      readonly kind: 'found';
      /** The area, such as `Addison, TX 75001`. */
      readonly area: string;
      readonly place: FormPlace;
      readonly page: Page<ListedDealer>;
      /** All dealers of the area, ignoring filters. A form can be for any of them. */
      readonly choices: ReadonlyArray<AskableDealer>;
      /** Null when there is only one page. */
      readonly pageLinks: PageLinks | null;
      /** The number of dealers in the area and the address of their full list; a slider shows only some of them. */
      readonly all: { readonly count: number; readonly address: string };
      readonly canonicalAddress: string;
      /**
       * In an emergency (an urgent search, or a form while the office is closed): dealers to call, who answer at any hour, and the search
       * without its place. Null otherwise.
       */
      readonly urgent: { readonly cards: ReadonlyArray<DealerCard>; readonly change: string } | null;
      /** The map image of this page's dealers and its name; null when the page has none. */
      readonly map: { readonly address: string; readonly text: string } | null;
      /** Dealers chosen for comparison, including those on other pages; `without` is the search without that dealer. */
      readonly compared: ReadonlyArray<{
        readonly companyId: CompanyId;
        readonly name: string;
        readonly without: string;
      }>;
      /** The comparison's address; null when too few dealers are chosen. */
      readonly comparison: string | null;
    })
  | (ShownSearch & { readonly kind: 'none'; readonly why: NoResultsReason })
  | (ShownSearch & { readonly kind: 'too-many-requests' })
  | (ShownSearch & { readonly kind: 'failed' });

export type FoundView = Extract<FindDealersView, { kind: 'found' }>;

/** An empty list without a known reason. */
export const NO_REASON: NoResultsReason = {
  total: null,
  filters: [],
  unfiltered: null,
  nearest: [],
  towns: [],
  guess: null,
  siteSearch: null,
  emergencies: [],
};

/** The reason for a malformed code: it isn't looked up, and no dealer serves it. */
export const NO_AREA: NoResultsReason = { ...NO_REASON, total: 0 };

/** Whether the view depends on the current time. */
export const isOfTheHour = (view: FindDealersView): boolean =>
  view.kind === 'found' && view.search.sort === 'open';

/** Whether the view may still change without a user action. The page then starts the application on load to settle it. */
export const isUnsettled = (view: FindDealersView): boolean =>
  view.kind === 'searching' || view.kind === 'too-many-requests' || view.kind === 'failed';
