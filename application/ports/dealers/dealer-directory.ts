import type { TaskEither } from 'fp-ts/TaskEither';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { DealerFilter } from '../../../domain/dealer/filters.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { ProviderFailure } from './provider-failure.ts';

/** Context for a real provider's statistics (specification, section 7). It doesn't affect the answer. */
export interface SearchContext {
  /** The address of the current page, without its query. */
  readonly page: string;
  /** The marketing tool's visitor id; empty when unknown. */
  readonly anonymousId: string;
  /** The marketing tool's session id; empty when unknown. */
  readonly sessionId: string;
}

/** Searches the brand's dealers, in our own records or at a real provider (specification, section 7). */
export interface DealerDirectory {
  /** The dealers that serve a postal code; an empty list when there are none. */
  readonly search: (code: PostalCode, context?: SearchContext) => TaskEither<ProviderFailure, DealerAnswer>;
  /**
   * At most `most` dealers outside the area of the code, nearest first, that pass all filters (contract, section 7). Empty when the
   * provider doesn't support it.
   */
  readonly nearest: (
    code: PostalCode,
    filters: ReadonlyArray<DealerFilter>,
    most: number,
  ) => TaskEither<ProviderFailure, ReadonlyArray<Dealer>>;
}
