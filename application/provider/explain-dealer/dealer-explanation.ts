import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { NumberType } from '../../../domain/dealer/dealer.ts';
import type { CallRoute, NumberReason } from '../../../domain/phone/dealer-number.ts';

/** The number shown to visitors of a traffic source. `trafficSource` is null for visitors without a known one. */
export interface ExplainedNumber {
  readonly trafficSource: NumberType | null;
  readonly number: string | null;
  /** As shown on a card; null when it can't be dialed. */
  readonly formatted: string | null;
  readonly reason: NumberReason;
  /** The pool that routes the call instead; null when the number itself is used. */
  readonly routedBy: CallRoute | null;
}

/** Why a dealer has its position in a search, and why it has its phone numbers. */
export interface DealerExplanation {
  readonly zipcode: string;
  readonly cid: CompanyId;
  /** The position in the answer, from 1. */
  readonly position: number;
  readonly total: number;
  /** The page of the unfiltered list that shows the dealer, from 1. */
  readonly page: number;
  /** The dealer's bucket; null when it has none and comes after all buckets. */
  readonly bucket: number | null;
  /** Whether the bucket is shuffled by the seed; otherwise it is ordered by distance. */
  readonly shuffled: boolean;
  readonly seed: string;
  readonly distanceMiles: number | null;
  readonly numbers: ReadonlyArray<ExplainedNumber>;
}
