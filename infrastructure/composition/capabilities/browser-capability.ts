import type { Capability, Need } from '../../../domain/content/capabilities.ts';
import type { PageContainer } from '../containers/page-container.ts';
import type { PageData } from '../page-data.ts';
import type { CapabilityViews } from './server-capabilities.ts';

/** The page in which capabilities are loaded. */
export interface OpenPage {
  readonly data: PageData;
  readonly container: PageContainer;
  /** Whether the page has the capability from its start. */
  readonly startsWith: (capability: Capability) => boolean;
  /** Loads a capability, once; other needs have nothing to load. Rejects where it cannot be fetched; it may then be called again. */
  readonly load: (need: Need) => Promise<void>;
}

/** What the module of a capability exports in the browser; `View`: the view that it goes on with. */
export interface BrowserCapability<View> {
  /** Binds what the capability needs. `view` is null on pages that do not need the capability until a visitor asks for it. */
  readonly load: (page: OpenPage, view: View | null) => void | Promise<void>;
  /** On pages that need it: runs once the capability is loaded, and not before the application has started where both start together. */
  readonly begin?: (page: OpenPage) => void;
}

/** The code of each capability in the browser: a capability without its row is a type error. */
export type BrowserCapabilities = {
  readonly [C in Capability]: () => Promise<BrowserCapability<CapabilityViews[C]>>;
};
