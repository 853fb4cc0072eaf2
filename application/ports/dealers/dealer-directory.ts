import type { TaskEither } from 'fp-ts/TaskEither';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { DealerFilter } from '../../../domain/dealer/filters.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { ProviderFailure } from './provider-failure.ts';

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
  readonly search: (code: PostalCode, context?: SearchContext) => TaskEither<ProviderFailure, DealerAnswer>;
  /**
   * At most `most` dealers beyond those that a search of the code names, nearest first, who pass all filters
   * (contract, section 7). A provider that does not know has none.
   */
  readonly nearest: (
    code: PostalCode,
    filters: ReadonlyArray<DealerFilter>,
    most: number,
  ) => TaskEither<ProviderFailure, ReadonlyArray<Dealer>>;
}
