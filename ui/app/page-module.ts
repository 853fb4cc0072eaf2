import type { ComponentType } from 'react';
import type { PageHead } from '../../application/visitor/read-page/page-head.ts';
import type { Services } from '../bindings/services.ts';

/** What the module of a page exports: what it draws, what it needs first, and what its head says. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Its path, where it has one of its own. */
  readonly path?: string;
  /** The files of the parts that it is put together from, as the build's list of files names them. */
  readonly sources?: ReadonlyArray<string>;
  /** Hosts whose players it may open in a frame. */
  readonly frames?: ReadonlyArray<string>;
  /** Whether widgets of the hosts that the operator allows may stand in it. */
  readonly usesWidgets?: boolean;
  /** Whether it draws from the use cases of dealers; pages that do not are lighter. */
  readonly usesDealers?: boolean;
  /** Whether what it shows depends on its address; pages with dealers do anyway. */
  readonly readsAddress?: boolean;
  /** Whether it holds forms. */
  readonly usesLeads?: boolean;
  /** The language of all that stands on it; English without it. */
  readonly language?: 'fr';
  /** Whether it is drawn for one visitor alone, and must not be kept. */
  readonly isPersonal?: boolean;
  /** The part of the query that it depends on, in one spelling, where its route does not say it. */
  readonly queryOf?: (query: URLSearchParams) => string;
  /** Asks the use cases for what the page shows; the server waits for it, within its budget. */
  readonly prepare?: (services: Services, query: URLSearchParams) => Promise<void>;
  /** Read once `prepare` is through. */
  readonly head: (services: Services) => PageHead | Promise<PageHead>;
  /** Whether what the page shows may still change by itself, so that it must not be kept. */
  readonly isUnsettled?: (services: Services) => boolean;
}
