import type { Badge } from '../../../domain/dealer/badges.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { MIN_COMPARED, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import type { Star } from '../../../domain/dealer/rating.ts';
import type { DealerCard } from '../find-dealers/dealer-card.ts';
import type { DealerHours } from '../show-hours/dealer-hours.ts';

/** A dealer picked for a comparison: its card, and what a card has no room for. */
export interface PickedDealer {
  readonly companyId: CompanyId;
  readonly card: DealerCard;
  /** What it is distinguished by. Financing next to a leasing option too, which a card leaves out for brevity. */
  readonly distinctions: ReadonlyArray<Badge>;
}

/** A dealer among others in a comparison. */
export interface ComparedDealer extends PickedDealer {
  /** Where the visitor turns to it. */
  readonly connect: string;
  /** Where the comparison goes on without it: here, or with one left in the list. */
  readonly without: { readonly address: string; readonly isHere: boolean };
}

/** The content of a cell: one dealer, one row. */
export type ComparisonCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'holds'; readonly text: string; readonly holds: boolean }
  | {
      readonly kind: 'rating';
      readonly text: string;
      readonly label: string;
      readonly stars: ReadonlyArray<Star>;
    }
  /** The week, and what it means now. */
  | { readonly kind: 'hours'; readonly text: string; readonly hours: DealerHours | null }
  | { readonly kind: 'address'; readonly text: string }
  /** A text, and a link to more. */
  | { readonly kind: 'website'; readonly text: string; readonly address: string };

/** One thing that dealers are compared by: a cell for each, in the order of the columns. */
export interface ComparisonRow {
  readonly key: string;
  readonly label: string;
  /** Whether the dealers differ in it. */
  readonly differs: boolean;
  readonly cells: ReadonlyArray<ComparisonCell>;
}

export interface ComparisonGroup {
  readonly key: 'reviews' | 'badges' | 'place' | 'hours';
  readonly label: string;
  readonly rows: ReadonlyArray<ComparisonRow>;
}

/** A comparison, as every view of it shows it: `search` is the one of its address, the dealers picked in its order. */
export interface ShownComparison {
  readonly search: DealerSearch;
  /** Its own address. */
  readonly address: string;
  /** The address of the list to pick from, as it is to be found when the visitor goes back. */
  readonly listAddress: string;
}

/** What a comparison shows. */
export type CompareDealersView =
  /** Nothing to compare yet: no area, or less than two dealers picked. */
  | (ShownComparison & { readonly kind: 'idle' })
  /** `waitAddress`: where the server waits for the dealers, without scripts. */
  | (ShownComparison & { readonly kind: 'searching'; readonly waitAddress: string })
  | (ShownComparison & {
      readonly kind: 'compared';
      /** The area searched, `Addison, TX 75001`. */
      readonly area: string;
      /** What there is to say of dealers left out; null: all are here. */
      readonly notice: string | null;
      readonly dealers: ReadonlyArray<ComparedDealer>;
      readonly groups: ReadonlyArray<ComparisonGroup>;
    })
  /** None of the dealers picked serves the area. */
  | (ShownComparison & { readonly kind: 'none' })
  | (ShownComparison & { readonly kind: 'too-many-requests' })
  | (ShownComparison & { readonly kind: 'failed' });

export type ComparedView = Extract<CompareDealersView, { kind: 'compared' }>;

/** Whether enough dealers of an area are picked to compare them. */
export const isComparison = ({ zipcode, compared }: DealerSearch): boolean =>
  zipcode !== '' && compared.length >= MIN_COMPARED;

/** Whether a view may still change by itself: its page starts the application after load to settle it. */
export const isComparisonUnsettled = ({ kind }: CompareDealersView): boolean =>
  kind === 'searching' || kind === 'too-many-requests' || kind === 'failed';
