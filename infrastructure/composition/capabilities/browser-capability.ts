import type { Capability, Need } from '../../../domain/content/capabilities.ts';
import type { PageContainer } from '../containers/page-container.ts';
import type { PageData } from '../page-data.ts';
import type { CapabilityViews } from './server-capabilities.ts';

/** A page that loads capabilities. */
export interface OpenPage {
  readonly data: PageData;
  readonly container: PageContainer;
  /** Whether the page loads the capability at its start. */
  readonly startsWith: (capability: Capability) => boolean;
  /** Loads a capability once; other needs load nothing. Rejects when the chunk can't be fetched; a later call tries again. */
  readonly load: (need: Need) => Promise<void>;
}

/** The exports of a capability's browser module. `View` is the view from the server. */
export interface BrowserCapability<View> {
  /** Binds what the capability needs. `view` is null when a visitor asked for a capability that the page doesn't have. */
  readonly load: (page: OpenPage, view: View | null) => void | Promise<void>;
  /** Runs on pages that have the capability, once it is loaded and the application has started. */
  readonly begin?: (page: OpenPage) => void;
}

/** The browser chunk of each capability. A missing row is a type error. */
export type BrowserCapabilities = {
  readonly [C in Capability]: () => Promise<BrowserCapability<CapabilityViews[C]>>;
};
