import type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import type { RetryPolicy } from '../../../domain/dealer/retry-policy.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DealerDirectory } from '../../ports/dealers/dealer-directory.ts';
import type { TownsNamed } from '../../ports/dealers/towns-named.ts';
import type { Logger } from '../../ports/logger.ts';
import type { VisitorMemory } from '../../ports/visitor/visitor-memory.ts';
import type { VisitorOrigin } from '../../ports/visitor/visitor-origin.ts';
import type { DealerTexts } from '../dealer-texts/english.ts';
import type { FindDealersView, ShownSearch } from './find-dealers-view.ts';

/** What every search of dealers asks of the world. */
export interface SearchPorts {
  readonly directory: DealerDirectory;
  readonly memory: VisitorMemory;
  readonly origin: VisitorOrigin;
  readonly clock: Clock;
  readonly log: Logger;
}

/** What the use case asks of the world. */
export interface FindDealersPorts extends SearchPorts {
  readonly towns: TownsNamed;
}

export interface FindDealersOptions {
  /** The view that the page was rendered with: the same search is not asked again unless it was unsettled. */
  readonly resumed?: FindDealersView | null;
  readonly retryPolicy?: RetryPolicy;
  /** The routing group of this environment; null: each dealer's own. */
  readonly callRoutingGroup?: string | null;
  /** What is said of dealers; in English without it. */
  readonly texts?: DealerTexts;
  /** Turns a search on the page of a path into what every view of it shows; else `shownSearch`. */
  readonly shown?: (search: DealerSearch, path: string) => ShownSearch;
}
