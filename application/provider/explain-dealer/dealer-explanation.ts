import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { NumberType } from '../../../domain/dealer/dealer.ts';
import type { CallRoute, NumberReason } from '../../../domain/phone/dealer-number.ts';

/** The number that visitors of a traffic source are shown; null for the source: those without a known one. */
export interface ExplainedNumber {
  readonly trafficSource: NumberType | null;
  readonly number: string | null;
  /** As a card writes it; null when there is nothing in it to dial. */
  readonly formatted: string | null;
  readonly reason: NumberReason;
  /** The pool out of which the call is routed instead; null: the number stays. */
  readonly routedBy: CallRoute | null;
}

/** Why a dealer is where it is in the answer to a search, and why it is called by which number. */
export interface DealerExplanation {
  readonly zipcode: string;
  readonly cid: CompanyId;
  /** Its place in the answer, from 1. */
  readonly position: number;
  /** How many dealers the answer names. */
  readonly total: number;
  /** The page of the locator that it is on when no filter is set, from 1. */
  readonly page: number;
  /** Buckets are in order; null: it has none and is behind those that have. */
  readonly bucket: number | null;
  /** Whether its bucket is shuffled by the seed, or else ordered by distance. */
  readonly shuffled: boolean;
  readonly seed: string;
  readonly distanceMiles: number | null;
  readonly numbers: ReadonlyArray<ExplainedNumber>;
}
