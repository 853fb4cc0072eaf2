import type { Option } from 'fp-ts/Option';
import type { RetryPolicy } from '../../../domain/dealer/retry-policy.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DealerDirectory } from '../../ports/dealers/dealer-directory.ts';
import type { Logger } from '../../ports/logger.ts';
import type { VisitorMemory } from '../../ports/visitor/visitor-memory.ts';
import type { VisitorOrigin } from '../../ports/visitor/visitor-origin.ts';
import type { FindDealersView, SearchedPlace } from './find-dealers-view.ts';

/** What the use case asks of the world. */
export interface FindDealersPorts {
  readonly directory: DealerDirectory;
  readonly memory: VisitorMemory;
  readonly origin: VisitorOrigin;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface FindDealersOptions {
  /** The view that the page was rendered with: the same search is not asked again unless it was unsettled. */
  readonly resumed?: FindDealersView | null;
  readonly retryPolicy?: RetryPolicy;
  /** The routing group of this environment; null: each dealer's own. */
  readonly callRoutingGroup?: string | null;
  /** The place of a code, where it is known without asking anybody. */
  readonly placeOf?: (code: PostalCode) => Option<SearchedPlace>;
}
