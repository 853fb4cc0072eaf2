import type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import type { RetryPolicy } from '../../../domain/dealer/retry-policy.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DealerLookUp } from '../../ports/dealers/dealer-look-up.ts';
import type { DealerDirectory } from '../../ports/dealers/dealer-directory.ts';
import type { PlaceSuggestions } from '../../ports/dealers/place-suggestions.ts';
import type { Logger } from '../../ports/logger.ts';
import type { VisitorMemory } from '../../ports/visitor/visitor-memory.ts';
import type { VisitorOrigin } from '../../ports/visitor/visitor-origin.ts';
import type { DealerTexts } from '../dealer-texts/english.ts';
import type { FindDealersView, ShownSearch } from './find-dealers-view.ts';

/** The ports of every dealer search. */
export interface SearchPorts {
  readonly directory: DealerDirectory;
  readonly memory: VisitorMemory;
  readonly origin: VisitorOrigin;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface FindDealersPorts extends SearchPorts {
  readonly suggestions: PlaceSuggestions;
  readonly lookUp: DealerLookUp;
}

export interface FindDealersOptions {
  /** The server-rendered view. Its search isn't run again unless it was unsettled. */
  readonly resumed?: FindDealersView | null;
  readonly retryPolicy?: RetryPolicy;
  /** The routing group of this environment; null to use each dealer's own. */
  readonly callRoutingGroup?: string | null;
  /** The dealers' texts; English by default. */
  readonly texts?: DealerTexts;
  /** Builds the common part of all views for a search on a page; `shownSearch` by default. */
  readonly shown?: (search: DealerSearch, path: string) => ShownSearch;
}
