import type { Need } from '../../../domain/content/capabilities.ts';
import type { PageWrapper } from '../../../ui/app/page-module.ts';
import type { PageContainer } from '../containers/page-container.ts';
import type { PageData } from '../page-data.ts';

/** A page that loads capabilities. */
export interface OpenPage {
  readonly data: PageData;
  readonly container: PageContainer;
  /** Whether the page has the capability from its start. */
  readonly startsWith: (need: Need) => boolean;
  /** Loads a capability, once; other needs have nothing to load. Rejects where it cannot be fetched; it may then be called again. */
  readonly load: (need: Need) => Promise<void>;
}

/** What the file of a capability in `browser/` exports; `View`: the view that it goes on with. */
export interface BrowserCapability<View> {
  /** Binds what the capability needs. `view` is null when a visitor asked for a capability that the page doesn't have. */
  readonly load: (page: OpenPage, view: View | null) => void | Promise<void>;
  /** Runs on pages that have the capability, once it is loaded and the application has started. */
  readonly begin?: (page: OpenPage) => void;
  /** What is around the blocks of a page that starts with it: it follows the page's address. */
  readonly Around?: PageWrapper;
}

/** How the browser half of a capability is fetched; undefined: the need is no capability. */
export type HalfOf = (need: Need) => (() => Promise<BrowserCapability<unknown>>) | undefined;
