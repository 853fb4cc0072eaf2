import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import type { DealerSort } from '../../../domain/dealer/dealer-sort.ts';
import type { DealerFilter } from '../../../domain/dealer/filters.ts';
import type { Page } from '../../../domain/paging/page.ts';
import type { AskableDealer } from '../ask-dealer/ask-dealer-view.ts';
import type { DealerCard } from './dealer-card.ts';

export type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
export type { DealerFilter } from '../../../domain/dealer/filters.ts';
export type { DealerCard } from './dealer-card.ts';

/** The city and the state or province of an area, as forms take them; empty where they are not known. */
export interface FormPlace {
  readonly city: string;
  readonly state: string;
}

/** A search, as every view of it shows it. */
export interface ShownSearch {
  readonly search: DealerSearch;
  /** The path of the page whose address holds it; empty before anything is searched. */
  readonly path: string;
  /** The address of the search itself. */
  readonly address: string;
  /** The address of the full locator with the code of the search; null on the locator itself. */
  readonly locator: string | null;
  /** What is known of the area before its dealers are; absent where nothing is. */
  readonly place?: FormPlace;
  /** All filters, in the order in which they are offered. */
  readonly filters: ReadonlyArray<{
    readonly filter: DealerFilter;
    readonly label: string;
    readonly isOn: boolean;
  }>;
  /** All orders, in the order in which they are offered; `address` is the search in each. */
  readonly sorts: ReadonlyArray<{
    readonly sort: DealerSort;
    readonly label: string;
    readonly address: string;
    readonly isOn: boolean;
  }>;
}

/** A dealer in a list: the card, and where it leads. */
export interface ListedDealer extends DealerCard {
  /** Where the visitor turns to the dealer without scripts. */
  readonly contact: { readonly connect: string; readonly book: string };
  /** What adds the dealer to the comparison or takes it out: `address` null: there is no room; `isElsewhere`: dealers are picked on another page. Null: nothing is compared here. */
  readonly compare: {
    readonly isCompared: boolean;
    readonly address: string | null;
    readonly isElsewhere: boolean;
  } | null;
}

/** The links to the pages of a list; null marks pages that are left out, and for a step that leads nowhere. */
export interface PageLinks {
  readonly numbers: ReadonlyArray<{ readonly number: number; readonly address: string } | null>;
  readonly previous: string | null;
  readonly next: string | null;
}

/** What a filter costs where filters leave nothing, and the search that undoes it. */
export interface FilterExplained {
  readonly text: string;
  readonly undo: { readonly text: string; readonly address: string };
}

/** Why a list is empty, and where the nearest dealers beyond it are. */
export interface NoResultsReason {
  /** How many dealers serve the area, filters aside; null when the directory has not answered. */
  readonly total: number | null;
  readonly filters: ReadonlyArray<FilterExplained>;
  /** The address of the search without filters; null where no more than one of them hides anything. */
  readonly unfiltered: string | null;
  readonly nearest: ReadonlyArray<DealerCard>;
  /** The towns that the visitor may mean, with the searches near them: only where a name was typed in place of a code. */
  readonly towns: ReadonlyArray<{ readonly text: string; readonly address: string }>;
}

/** What a page of dealers shows (specification, sections 4 and 8). */
export type FindDealersView =
  | (ShownSearch & { readonly kind: 'idle' })
  /** `expected`: for so many cards room is kept. */
  | (ShownSearch & {
      readonly kind: 'searching';
      readonly expected: number;
      /** Where the server waits for the dealers, without scripts. */
      readonly waitAddress: string;
    })
  | (ShownSearch & {
      readonly kind: 'found';
      /** The area searched, `Addison, TX 75001`. */
      readonly area: string;
      readonly place: FormPlace;
      readonly page: Page<ListedDealer>;
      /** Every dealer of the area, filters aside: a form can be for each of them. */
      readonly choices: ReadonlyArray<AskableDealer>;
      /** Null: there is but one page. */
      readonly pageLinks: PageLinks | null;
      /** All dealers that serve the area, beyond those that a slider holds: how many, and the address of their list. */
      readonly all: { readonly count: number; readonly address: string };
      /** The address under which search engines list what is shown. */
      readonly canonicalAddress: string;
      /** The map of the page's dealers, and what it is called; null: the page has none. */
      readonly map: { readonly address: string; readonly text: string } | null;
      /** The dealers picked for a comparison, those of other pages too; `without` is the address of the search without each. */
      readonly compared: ReadonlyArray<{
        readonly companyId: CompanyId;
        readonly name: string;
        readonly without: string;
      }>;
      /** The address of the comparison; null: too few are picked. */
      readonly comparison: string | null;
    })
  | (ShownSearch & { readonly kind: 'none'; readonly why: NoResultsReason })
  | (ShownSearch & { readonly kind: 'too-many-requests' })
  | (ShownSearch & { readonly kind: 'failed' });

export type FoundView = Extract<FindDealersView, { kind: 'found' }>;

/** An empty list of which nothing more is known. */
export const NO_REASON: NoResultsReason = {
  ...{ total: null, filters: [], unfiltered: null, nearest: [], towns: [] },
};

/** An empty list for a code off the patterns: it is not looked up, and nobody serves it. */
export const NO_AREA: NoResultsReason = { ...NO_REASON, total: 0 };

/** Whether a view is as it is at this hour alone. */
export const isOfTheHour = (view: FindDealersView): boolean =>
  view.kind === 'found' && view.search.sort === 'open';

/** Whether a view may still change by itself: its page starts the application after load to settle it. */
export const isUnsettled = (view: FindDealersView): boolean =>
  view.kind === 'searching' || view.kind === 'too-many-requests' || view.kind === 'failed';
