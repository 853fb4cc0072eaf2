import type { TaskEither } from 'fp-ts/TaskEither';
import type { DealerAnswer } from '../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { DealerFilter } from '../../domain/dealer/filters.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';

/** Too many searches: ask again after `retryAfterMs`, where the provider says so. */
export interface TooManyRequests {
  readonly _tag: 'TooManyRequests';
  readonly retryAfterMs: number | null;
}

/** The provider did not answer, or said that it cannot; `statusText` says how, without personal data. */
export interface DirectoryUnavailable {
  readonly _tag: 'DirectoryUnavailable';
  readonly statusText: string;
}

/** An answer that is not of the expected shape: it is ignored (specification, section 4). */
export interface InvalidResponse {
  readonly _tag: 'InvalidResponse';
  readonly fault: string;
}

export type DirectoryFailure = TooManyRequests | DirectoryUnavailable | InvalidResponse;

/** The brand's dealers, as a visitor can search them (specification, section 7). */
export interface DealerDirectory {
  /** The dealers who serve the area of a postal code, in the provider's order; none is an empty list. */
  readonly search: (code: PostalCode) => TaskEither<DirectoryFailure, DealerAnswer>;
  /**
   * At most `most` dealers beyond those that a search of the code names, nearest first, who pass all filters
   * (contract, section 7). A provider that cannot tell has none.
   */
  readonly nearest: (
    code: PostalCode,
    filters: ReadonlyArray<DealerFilter>,
    most: number,
  ) => TaskEither<DirectoryFailure, ReadonlyArray<Dealer>>;
}
