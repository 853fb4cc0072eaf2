import type { Need } from '../../../domain/content/capabilities.ts';
import type { PageWrapper } from '../../../ui/app/page-module.ts';
import type { PageContainer } from '../containers/page-container.ts';
import type { PageData } from '../page-data.ts';

/** A page that loads capabilities. */
export interface OpenPage {
  readonly data: PageData;
  readonly container: PageContainer;
  /** Whether the page starts with the capability. */
  readonly startsWith: (need: Need) => boolean;
  /** Loads a capability once; does nothing for other needs. Rejects if the fetch fails; the next call tries again. */
  readonly load: (need: Need) => Promise<void>;
}

/** The exports of a capability's file in `browser/`. `View` is the server's view that the capability resumes. */
export interface BrowserCapability<View> {
  /** Binds what the capability needs. `view` is null when a visitor asked for a capability that the page doesn't have. */
  readonly load: (page: OpenPage, view: View | null) => void | Promise<void>;
  /** Runs on pages that have the capability, once it is loaded and the application has started. */
  readonly begin?: (page: OpenPage) => void;
  /** Wraps the blocks of pages that start with the capability, and follows the page's address. */
  readonly Wrapper?: PageWrapper;
}

/** Returns the import of a capability's browser half. Undefined if the need is not a capability. */
export type HalfOf = (need: Need) => (() => Promise<BrowserCapability<unknown>>) | undefined;
