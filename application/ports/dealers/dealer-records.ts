import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';

/** The records can't be read now. */
export interface RecordsUnavailable {
  readonly _tag: 'RecordsUnavailable';
  readonly fault: string;
}

/** A stored dealer and its distance in miles, to one decimal. */
export interface DealerAtDistance {
  readonly dealer: Dealer;
  readonly miles: number;
}

/** Dealers near a point, nearest first, and the buckets to shuffle. */
export interface DealersNear {
  readonly dealers: ReadonlyArray<DealerAtDistance>;
  readonly randomizeBuckets: ReadonlyArray<number>;
}

/** Our own dealer records, searchable by place. */
export interface DealerRecords {
  /** At most `most` dealers within `withinMiles` of a point. */
  readonly near: (
    middle: Coordinates,
    withinMiles: number,
    most: number,
  ) => TaskEither<RecordsUnavailable, DealersNear>;
  /** At most `most` accepted dealers, nearest first, at any distance. */
  readonly nearest: (
    middle: Coordinates,
    most: number,
    accepts: (dealer: Dealer) => boolean,
  ) => TaskEither<RecordsUnavailable, ReadonlyArray<DealerAtDistance>>;
  /** The dealer with a company id; none when it doesn't exist. */
  readonly byCompanyId: (companyId: CompanyId) => TaskEither<RecordsUnavailable, Option<Dealer>>;
}
