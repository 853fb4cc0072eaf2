import type { Badge } from '../../../domain/dealer/badges.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { MIN_COMPARED, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import type { Star } from '../../../domain/dealer/rating.ts';
import type { DealerCard } from '../find-dealers/dealer-card.ts';
import type { DealerHours } from '../show-hours/dealer-hours.ts';

/** A dealer in a comparison: its card and its extra details. */
export interface PickedDealer {
  readonly companyId: CompanyId;
  readonly card: DealerCard;
  /** All badges. Unlike on cards, financing is also listed when the dealer has a leasing option. */
  readonly distinctions: ReadonlyArray<Badge>;
}

/** A dealer with its links in the comparison. */
export interface ComparedDealer extends PickedDealer {
  /** The address of the form that contacts the dealer. */
  readonly connect: string;
  /** The address without this dealer. `isHere` is false when only one dealer would remain: the address is then the dealer list. */
  readonly without: { readonly address: string; readonly isHere: boolean };
}

/** The cell of one dealer in one row. */
export type ComparisonCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'holds'; readonly text: string; readonly holds: boolean }
  | {
      readonly kind: 'rating';
      readonly text: string;
      readonly label: string;
      readonly stars: ReadonlyArray<Star>;
    }
  /** The week's hours, and whether the dealer is open now. */
  | { readonly kind: 'hours'; readonly text: string; readonly hours: DealerHours | null }
  | { readonly kind: 'address'; readonly text: string }
  /** A text and a link. */
  | { readonly kind: 'website'; readonly text: string; readonly address: string };

/** One compared property, with a cell per dealer in column order. */
export interface ComparisonRow {
  readonly key: string;
  readonly label: string;
  readonly differs: boolean;
  readonly cells: ReadonlyArray<ComparisonCell>;
}

export interface ComparisonGroup {
  readonly key: 'reviews' | 'badges' | 'place' | 'hours';
  readonly label: string;
  readonly rows: ReadonlyArray<ComparisonRow>;
}

/** Common to all comparison views. `search` is the search in the address and holds the compared dealers in order. */
export interface ShownComparison {
  readonly search: DealerSearch;
  readonly address: string;
  /** The address of the dealer list that the visitor goes back to. */
  readonly listAddress: string;
}

export type CompareDealersView =
  /** Nothing to compare: no area, or fewer than two dealers. */
  | (ShownComparison & { readonly kind: 'idle' })
  /** `waitAddress`: the address where the server waits for the dealers, for pages without scripts. */
  | (ShownComparison & { readonly kind: 'searching'; readonly waitAddress: string })
  | (ShownComparison & {
      readonly kind: 'compared';
      /** The area, such as `Addison, TX 75001`. */
      readonly area: string;
      /** The notice about dealers left out; null when none are. */
      readonly notice: string | null;
      readonly dealers: ReadonlyArray<ComparedDealer>;
      readonly groups: ReadonlyArray<ComparisonGroup>;
    })
  /** None of the chosen dealers serves the area. */
  | (ShownComparison & { readonly kind: 'none' })
  | (ShownComparison & { readonly kind: 'too-many-requests' })
  | (ShownComparison & { readonly kind: 'failed' });

export type ComparedView = Extract<CompareDealersView, { kind: 'compared' }>;

/** Whether the search has an area and enough dealers to compare. */
export const isComparison = ({ zipcode, compared }: DealerSearch): boolean =>
  zipcode !== '' && compared.length >= MIN_COMPARED;

/** Whether the view may still change without a user action. The page then starts the application on load to settle it. */
export const isComparisonUnsettled = ({ kind }: CompareDealersView): boolean =>
  kind === 'searching' || kind === 'too-many-requests' || kind === 'failed';
