import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Container } from 'inversify';
import { NEVER } from 'rxjs';
import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import type { ShownSearch } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { shownSearch } from '../../../application/visitor/find-dealers/shown-search.ts';
import type { KnownArea } from '../../../application/visitor/show-area/show-area.ts';
import type { RetryPolicy } from '../../../domain/dealer/retry-policy.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { NO_SOURCE } from '../../../domain/visitor/traffic-source.ts';
import { constant } from './binding.ts';
import type { Bindings } from './binding.ts';
import { PageContainer } from './page-container.ts';
import { SERVER_TOKENS } from './server-tokens.ts';
import { TOKENS } from './tokens.ts';
import { articleModule } from '../visitor/article-module.ts';
import { calculatorModule } from '../visitor/calculator-module.ts';
import { comparisonModule } from '../visitor/comparison-module.ts';
import { dealerModule } from '../visitor/dealer-module.ts';
import { documentModule, warrantyModule } from '../visitor/document-module.ts';
import { leadModule, type LeadModuleOptions } from '../visitor/lead-module.ts';
import { localDealerModule } from '../visitor/local-dealer-module.ts';
import { dealersOfPage, NO_DEALERS, pageModule } from '../visitor/page-module.ts';
import { rebateContactModule } from '../visitor/rebate-contact-module.ts';
import { rebateModule } from '../visitor/rebate-module.ts';
import { reviewModule } from '../visitor/review-module.ts';
import { productModule } from '../visitor/product-module.ts';
import { systemFinderModule } from '../visitor/system-finder-module.ts';
import { thanksModule } from '../visitor/thanks-module.ts';

const NOT_ASKED = 'not asked on the server';

/** The server remembers no visitor and knows none: what it renders is the same for all. */
const ANONYMOUS: Bindings = [
  constant(TOKENS.visitorMemory, { postalCode$: NEVER, rememberPostalCode: () => undefined }),
  constant(TOKENS.visitorOrigin, { trafficSource: () => NO_SOURCE }),
  constant(TOKENS.dismissals, { closed: () => [], close: () => undefined }),
  constant(TOKENS.formDrafts, { draft: () => ({}), keep: () => undefined }),
  constant(TOKENS.pageAddress, { replace: () => undefined, push: () => undefined, returned$: NEVER }),
  constant(TOKENS.pageParameters, { read: () => ({}), write: () => undefined }),
  constant(TOKENS.visitorEvents, { report: () => undefined }),
  constant(TOKENS.idGenerator, { next: () => '' }),
  constant(TOKENS.visitorProfiles, { profile$: NEVER, change: () => undefined, recommended: () => [] }),
];

/** What only a click asks for is never asked while a page is rendered. */
const UNASKED: Bindings = [
  constant(TOKENS.visitorPosition, {
    now: () => TE.left({ _tag: 'PositionUnknown', reason: 'unavailable' }),
  }),
  constant(TOKENS.nearestCode, { of: () => TE.left({ _tag: 'CodeUnknown', reason: 'no answer' }) }),
  constant(TOKENS.dealerReviews, {
    page: () => TE.left({ _tag: 'ProviderUnavailable', reason: NOT_ASKED }),
  }),
  constant(TOKENS.callRouting, {
    run: () => TE.left({ _tag: 'ProviderUnavailable', reason: NOT_ASKED }),
  }),
  constant(TOKENS.leadDesk, {
    send: () => TE.left({ _tag: 'DeskUnavailable', reason: NOT_ASKED }),
    outcomes$: NEVER,
    waiting$: NEVER,
  }),
  constant(TOKENS.addressSuggestions, {
    for: () => TE.left({ _tag: 'SuggestionsUnavailable', reason: NOT_ASKED }),
  }),
];

/** The place of a code, which is known without asking a provider of dealers. */
const placeOf = (parent: Container, zipcode: string): Pick<ShownSearch, 'place'> =>
  pipe(
    parsePostalCode(zipcode),
    O.chain((code) => parent.get(SERVER_TOKENS.postalPlaces).placeOf(code)),
    O.match(
      () => ({}),
      ({ city, state }) => ({ place: { city, state } }),
    ),
  );

const opensNothing = () => Promise.reject(new Error('Nothing opens on the server'));

/** What is the same for every request. */
const CONSTANT: Bindings = [
  ...ANONYMOUS,
  ...UNASKED,
  ...articleModule,
  ...productModule,
  ...thanksModule,
  ...reviewModule,
  ...calculatorModule(null),
  ...systemFinderModule(null),
  ...documentModule(null),
];

/** What the use cases of one request depend on. */
export interface RequestOptions extends Pick<LeadModuleOptions, 'resumed'> {
  readonly site: SiteFacts;
  /** The area that the page's address names. */
  readonly area: KnownArea;
  readonly callRoutingGroup: string | null;
  /** The dealer that the page's address names, as it is written there; null: none. */
  readonly askedDealer: string | null;
  /** Whether the page lists dealers. */
  readonly usesDealers: boolean;
  readonly retryPolicy: RetryPolicy;
}

/**
 * A container for one request, with all that a visitor does: what is bound in it ends with it, what is bound in `parent` is
 * shared. `dispose` disposes the use cases that were made in it.
 */
export const createRequestContainer = (
  parent: Container,
  { site, area, callRoutingGroup, usesDealers, retryPolicy, resumed, askedDealer }: RequestOptions,
): PageContainer => {
  const container = new PageContainer((token) => parent.get(token));
  const phone = site.defaultPhone.text;
  container.load(CONSTANT);
  container.load(pageModule(opensNothing, area, usesDealers ? dealersOfPage : NO_DEALERS));
  container.load(
    dealerModule({
      ...{ retryPolicy, callRoutingGroup, defaultPhone: phone },
      shown: (search, path) => ({ ...shownSearch(search, path), ...placeOf(parent, search.zipcode) }),
      compared$: (get) => get(TOKENS.compareDealers).view$,
    }),
  );
  container.load(comparisonModule({ retryPolicy, callRoutingGroup }));
  container.load(localDealerModule({ retryPolicy }));
  container.load(rebateModule(null));
  container.load(rebateContactModule({ siteUrl: site.siteUrl, askedDealer }));
  container.load(warrantyModule(site.bookableDays.today));
  container.load(leadModule({ phone, today: site.bookableDays.today, resumed }));
  return container;
};
