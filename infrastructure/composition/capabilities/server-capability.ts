import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import type { KnownArea } from '../../../application/visitor/show-area/show-area.ts';
import type { Need } from '../../../domain/content/capabilities.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { StatedHousehold } from '../../../domain/rebate/household.ts';
import type { RetryPolicy } from '../../../domain/dealer/retry-policy.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import type { Bindings, Get } from '../containers/binding.ts';
import type { ResumedForm } from '../resumed-form.ts';

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
  /** What the page must provide. */
  readonly needs: ReadonlyArray<Need>;
  readonly retryPolicy: RetryPolicy;
}

/** The server's half of a capability. */
export interface ServerCapability {
  /** The source file of the browser chunk, as in the build manifest. The page preloads it. */
  readonly source: string;
  /** The bindings for one render. `shared` returns process-wide services. */
  readonly bindings: (options: RequestOptions, shared: Get) => Bindings;
  /** The view as plain JSON, from which the browser resumes. Null when the browser needs no view. */
  readonly viewOf: (services: Services) => unknown;
  /** Whether the view comes from a provider, whose next response may differ. */
  readonly asksProvider?: true;
}
