import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import type { KnownArea } from '../../../application/visitor/show-area/show-area.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { StatedHousehold } from '../../../domain/rebate/household.ts';
import type { RetryPolicy } from '../../../domain/dealer/retry-policy.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import type { Bindings, Get } from '../containers/binding.ts';
import type { ResumedForm } from '../resumed-form.ts';
import type { BrowserCapability } from './browser-capability.ts';

/** What the use cases of one request depend on. */
export interface RequestOptions {
  readonly site: SiteFacts;
  /** The language of the page. */
  readonly language: SiteLanguage;
  /** The form that came back, with what is wrong; null: none has been sent. */
  readonly resumed: ResumedForm | null;
  /** The area that the page's address names. */
  readonly area: KnownArea;
  readonly callRoutingGroup: string | null;
  /** The dealer that the page's address names, as it is written there; null: none. */
  readonly askedDealer: string | null;
  /** The household that the page is asked for with; absent: none. */
  readonly stated?: StatedHousehold;
  readonly retryPolicy: RetryPolicy;
}

/**
 * A capability on the server: the first half of its row. `Half`: its file in `browser/`, the second half. What both have is the same:
 * the view, and what is around the blocks of a page that starts with it.
 */
export type ServerCapability<Half extends BrowserCapability<never>> = Pick<Half, keyof Half & 'Around'> & {
  /** What a render is put together from; `shared` gives what all requests share. */
  readonly bindings: (options: RequestOptions, shared: Get) => Bindings;
  /** The view that the browser goes on with, plain JSON; null: the browser needs none. */
  readonly viewOf: (services: Services) => Parameters<Half['load']>[1];
  /** Whether its view of an area comes from a provider, and may be another one at the next request. */
  readonly asksProvider?: true;
};
