import type { Need } from '../../../../domain/content/capabilities.ts';
import type { Subscription } from 'rxjs';
import { keepLeftLeads } from '../../../../application/visitor/send-request/left-leads.ts';
import type { SuggestAddresses } from '../../../../application/visitor/suggest-addresses/suggest-addresses.ts';
import { VISITOR_RETRY_POLICY, NO_RETRIES } from '../../../../domain/dealer/retry-policy.ts';
import { OutboxLeadDesk } from '../../../../infrastructure/browser/outbox/outbox-lead-desk.ts';
import type { OutboxPlaces } from '../../../../infrastructure/browser/outbox/outbox-places.ts';
import {
  constant,
  singleton,
  type Bindings,
} from '../../../../infrastructure/composition/containers/binding.ts';
import type { RequestOptions } from '../../../../infrastructure/composition/capabilities/server-capability.ts';
import type { PageContainer } from '../../../../infrastructure/composition/containers/page-container.ts';
import { createRequestContainer } from '../../../../infrastructure/composition/containers/request-container.ts';
import { TOKENS } from '../../../../infrastructure/composition/containers/tokens.ts';
import type { ResumedForm } from '../../../../infrastructure/composition/resumed-form.ts';
import {
  dealersNearVisitor,
  dealersOfPage,
  pageModule,
} from '../../../../infrastructure/composition/visitor/page-module.ts';
import { codeSearched } from '../../../../application/visitor/find-dealers/search-address.ts';
import { MemoryPageAddress } from '../../../fakes/visitor/memory-page-address.ts';
import { MemoryPageNavigation } from '../../../fakes/visitor/memory-page-navigation.ts';
import { MemoryPageParameters } from '../../../fakes/visitor/memory-page-parameters.ts';
import type { Visitor } from './visitor.ts';

/** What a page answers that was posted to its address, or opened with a token. */
export type PageAnswer = Pick<RequestOptions, 'stated' | 'followed'>;

/** The bindings that exist only in a browser, not on the server. */
export interface PageInBrowser {
  readonly address: MemoryPageAddress;
  readonly navigation: MemoryPageNavigation;
  readonly parameters: MemoryPageParameters;
  readonly places: OutboxPlaces;
  /** The suggestions of the page's address field. */
  suggestions: SuggestAddresses | null;
  following: Subscription | null;
}

export const newPageInBrowser = ({ pages }: Visitor): PageInBrowser => ({
  address: new MemoryPageAddress(),
  navigation: new MemoryPageNavigation(),
  parameters: new MemoryPageParameters(),
  places: pages.open(),
  suggestions: null,
  following: null,
});

/** The container of a page: the server's, with the browser's bindings where scripts run. */
export const containerOf = (
  visitor: Visitor,
  address: URL,
  {
    needs,
    resumed,
    inBrowser,
    answer,
    language,
  }: {
    needs: ReadonlyArray<Need>;
    language: RequestOptions['language'];
    resumed: ResumedForm | null;
    inBrowser: PageInBrowser;
    answer: PageAnswer;
  },
): PageContainer => {
  const { site, scripts } = visitor;
  const area = { zipcode: codeSearched(address.searchParams) };
  const container = createRequestContainer(site.container, {
    site: site.facts,
    language,
    callRoutingGroup: null,
    resumed,
    area,
    retryPolicy: scripts ? VISITOR_RETRY_POLICY : NO_RETRIES,
    askedDealer: address.searchParams.get('dealer'),
    ...answer,
  });
  if (!scripts) return container;
  container.load(browserBindings(visitor, inBrowser));
  container.load(
    pageModule(
      async (formId) => container.get(TOKENS.newRequest)(formId),
      area,
      needs.includes('dealers') ? dealersOfPage : dealersNearVisitor(async () => undefined),
    ),
  );
  const newSuggestions = container.get(TOKENS.newSuggestions);
  container.load([
    // Each render resolves them again.
    constant(TOKENS.newSuggestions, (language) => (inBrowser.suggestions ??= newSuggestions(language))),
  ]);
  return container;
};

const browserBindings = (
  visitor: Visitor,
  { address, navigation, parameters, places }: PageInBrowser,
  { calls } = visitor.site,
): Bindings => [
  constant(TOKENS.logger, visitor.console),
  constant(TOKENS.visitorMemory, visitor.memory),
  constant(TOKENS.visitorOrigin, visitor.origin),
  constant(TOKENS.dismissals, visitor.dismissals),
  constant(TOKENS.formDrafts, visitor.drafts),
  constant(TOKENS.savedPages, visitor.saved),
  constant(TOKENS.pageAddress, address),
  constant(TOKENS.pageNavigation, navigation),
  constant(TOKENS.pageParameters, parameters),
  constant(TOKENS.visitorEvents, calls.of('visitorEvents', visitor.events)),
  constant(TOKENS.idGenerator, visitor.keys),
  constant(TOKENS.visitorProfiles, visitor.profiles),
  constant(TOKENS.visitorPosition, visitor.position),
  constant(TOKENS.nearestCode, calls.of('nearestCode', visitor.nearestCode)),
  constant(TOKENS.dealerReviews, calls.of('dealerReviews', visitor.reviews)),
  constant(TOKENS.callRouting, calls.of('callRouting', visitor.routing)),
  constant(TOKENS.addressSuggestions, calls.of('addressSuggestions', visitor.suggestions)),
  singleton(TOKENS.leadDesk, (get) => {
    const { leads, clock } = visitor.site;
    const desk = new OutboxLeadDesk(calls.of('leadDesk', leads).post, places, clock, visitor.console);
    keepLeftLeads({
      desk,
      profiles: get(TOKENS.visitorProfiles),
      events: get(TOKENS.visitorEvents),
      drafts: get(TOKENS.formDrafts),
      saved: get(TOKENS.savedPages),
    });
    desk.start();
    return desk;
  }),
];
