import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import type { RequestPageView } from '../../../application/visitor/follow-request/request-view.ts';
import type { KnownArea } from '../../../application/visitor/show-area/show-area.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { StatedHousehold } from '../../../domain/rebate/household.ts';
import type { RetryPolicy } from '../../../domain/dealer/retry-policy.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import type { Bindings, GetService } from '../containers/binding.ts';
import type { ResumedForm } from '../resumed-form.ts';
import type { BrowserCapability } from './browser-capability.ts';

/** The parameters of one request's use cases. */
export interface RequestOptions {
  readonly site: SiteFacts;
  readonly language: SiteLanguage;
  /** The posted form with its errors. Null when no form was posted. */
  readonly resumed: ResumedForm | null;
  /** The area in the page's URL. */
  readonly area: KnownArea;
  readonly callRoutingGroup: string | null;
  /** The dealer parameter of the page's URL, unparsed. Null when there is no such parameter. */
  readonly askedDealer: string | null;
  /** The posted household. Absent when no household was posted. */
  readonly stated?: StatedHousehold;
  /** The request of a request's page. Absent on all other pages. */
  readonly followed?: RequestPageView;
  readonly retryPolicy: RetryPolicy;
}

/**
 * The server half of a capability. `Half` is the type of its browser half, the file in `browser/`. Both halves share the view and
 * `Wrapper`, the wrapper of the blocks of pages that start with the capability.
 */
export type ServerCapability<Half extends BrowserCapability<never>> = Pick<Half, keyof Half & 'Wrapper'> & {
  /** The bindings of one request. `shared` resolves services that all requests share. */
  readonly bindings: (options: RequestOptions, shared: GetService) => Bindings;
  /** The view that the browser resumes, plain JSON. Null if the browser needs none. */
  readonly viewOf: (services: Services) => Parameters<Half['load']>[1];
  /** Whether its view of an area comes from a provider, and may differ on the next request. */
  readonly asksProvider?: true;
};
