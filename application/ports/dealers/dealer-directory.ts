import type { TaskEither } from 'fp-ts/TaskEither';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { DealerFilter } from '../../../domain/dealer/filters.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { RecordsUnavailable } from './dealer-records.ts';

/** Too many searches: ask again after `retryAfterMs`, where the provider says so. */
export interface TooManyRequests {
  readonly _tag: 'TooManyRequests';
  readonly retryAfterMs: number | null;
}

/** A provider elsewhere did not answer, or said that it cannot; `reason` says how, without personal data. */
export interface DirectoryUnavailable {
  readonly _tag: 'DirectoryUnavailable';
  readonly reason: string;
}

/** An answer that is not of the expected shape: it is ignored (specification, section 4). `fault` says where, never what stood there. */
export interface InvalidResponse {
  readonly _tag: 'InvalidResponse';
  readonly fault: string;
}

/** `RecordsUnavailable`: this service's own records cannot be read, the others are failures of a provider elsewhere. */
export type DirectoryFailure = TooManyRequests | DirectoryUnavailable | InvalidResponse | RecordsUnavailable;

/** Who searches, for a real provider's statistics (specification, section 7). An answer does not depend on it. */
export interface SearchContext {
  /** The address of the page that asks, without its query. */
  readonly page: string;
  /** The marketing tool's id of the visitor; empty: unknown. */
  readonly anonymousId: string;
  /** The marketing tool's id of the visit; empty: unknown. */
  readonly sessionId: string;
}

/** The brand's dealers, as they can be searched: our own records, or a real provider (specification, section 7). */
export interface DealerDirectory {
  /** The dealers who serve the area of a postal code; none is an empty list. */
  readonly search: (code: PostalCode, context?: SearchContext) => TaskEither<DirectoryFailure, DealerAnswer>;
  /**
   * At most `most` dealers beyond those that a search of the code names, nearest first, who pass all filters
   * (contract, section 7). A provider that does not know has none.
   */
  readonly nearest: (
    code: PostalCode,
    filters: ReadonlyArray<DealerFilter>,
    most: number,
  ) => TaskEither<DirectoryFailure, ReadonlyArray<Dealer>>;
}
