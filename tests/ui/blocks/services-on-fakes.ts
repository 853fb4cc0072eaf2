import { reviewTexts } from '../../../application/visitor/read-reviews/texts.ts';
import { dealerTexts } from '../../../application/visitor/dealer-texts/english.ts';
import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import { NO_RETRIES } from '../../../domain/dealer/retry-policy.ts';
import { serverViews } from '../../../infrastructure/composition/browser/server-views.ts';
import { constant } from '../../../infrastructure/composition/containers/binding.ts';
import { PageContainer } from '../../../infrastructure/composition/containers/page-container.ts';
import { TOKENS } from '../../../infrastructure/composition/containers/tokens.ts';
import { SERVER_TOKENS } from '../../../infrastructure/composition/containers/server-tokens.ts';
import { serverOnlyModule } from '../../../infrastructure/composition/visitor/server-only-module.ts';
import {
  calculatorModule,
  runningCostModule,
} from '../../../infrastructure/composition/visitor/calculator-module.ts';
import { dealerModule } from '../../../infrastructure/composition/visitor/dealer-module.ts';
import {
  documentModule,
  warrantyModule,
} from '../../../infrastructure/composition/visitor/document-module.ts';
import { leadModule } from '../../../infrastructure/composition/visitor/lead-module.ts';
import { localDealerModule } from '../../../infrastructure/composition/visitor/local-dealer-module.ts';
import { rebateContactModule } from '../../../infrastructure/composition/visitor/rebate-contact-module.ts';
import { rebateModule } from '../../../infrastructure/composition/visitor/rebate-module.ts';
import { reviewModule } from '../../../infrastructure/composition/visitor/review-module.ts';
import {
  codeSuggestions,
  dealersOfPage,
  pageModule,
} from '../../../infrastructure/composition/visitor/page-module.ts';
import { systemFinderModule } from '../../../infrastructure/composition/visitor/system-finder-module.ts';
import { servicesOf } from '../../../infrastructure/composition/visitor/services.ts';
import { CountingIdGenerator } from '../../fakes/counting-id-generator.ts';
import { FakeAddressSuggestions } from '../../fakes/dealers/fake-address-suggestions.ts';
import { FakeCallRouting } from '../../fakes/dealers/fake-call-routing.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { FakePlaceSuggestions } from '../../fakes/dealers/fake-place-suggestions.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';
import { FakeDealerReviews } from '../../fakes/dealers/fake-dealer-reviews.ts';
import { FakeDealerLookUp } from '../../fakes/dealers/fake-dealer-look-up.ts';
import { FakeLeadDesk } from '../../fakes/leads/fake-lead-desk.ts';
import { FakeEnergyFigures } from '../../fakes/content/fake-energy-figures.ts';
import { FakePlaceOfCode } from '../../fakes/dealers/fake-place-of-code.ts';
import { FakeNearestCode } from '../../fakes/dealers/fake-nearest-code.ts';
import { FakeProductCatalogue } from '../../fakes/content/fake-product-catalogue.ts';
import { FakeVisitorMemory } from '../../fakes/visitor/fake-visitor-memory.ts';
import { FakeVisitorOrigin } from '../../fakes/visitor/fake-visitor-origin.ts';
import { FakeVisitorPosition } from '../../fakes/visitor/fake-visitor-position.ts';
import { FakeVisitorProfiles } from '../../fakes/visitor/fake-visitor-profiles.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { KeptVisitorEvents } from '../../fakes/visitor/kept-visitor-events.ts';
import { IN_ENGLISH } from '../../../application/visitor/plan-system/plan-words.ts';
import { areaUnknown } from '../../../application/visitor/plan-system/plan-in-area-view.ts';
import { MemoryDismissals } from '../../fakes/visitor/memory-dismissals.ts';
import { MemorySavedPages } from '../../fakes/visitor/memory-saved-pages.ts';
import { MemoryAskedDealers } from '../../fakes/visitor/memory-asked-dealers.ts';
import { MemoryFormDrafts } from '../../fakes/visitor/memory-form-drafts.ts';
import { MemoryPageAddress } from '../../fakes/visitor/memory-page-address.ts';
import { MemoryPageNavigation } from '../../fakes/visitor/memory-page-navigation.ts';
import { MemoryPageParameters } from '../../fakes/visitor/memory-page-parameters.ts';
import { MemorySiteIndex } from '../../fakes/content/memory-site-index.ts';
import { MemoryRelatedArticles } from '../../fakes/content/memory-related-articles.ts';
import { SITE } from './read-blocks.ts';

/** The use cases of every block, on fakes, for a site with these facts. */
export const servicesOnFakes = (facts: Partial<SiteFacts> = {}) => {
  const container = new PageContainer();
  container.load([
    ...serverViews({}),
    constant(TOKENS.clock, new FakeClock()),
    constant(TOKENS.logger, new MemoryLogger()),
    constant(TOKENS.visitorMemory, new FakeVisitorMemory()),
    constant(TOKENS.visitorPosition, new FakeVisitorPosition()),
    constant(TOKENS.nearestCode, new FakeNearestCode()),
    constant(TOKENS.visitorEvents, new KeptVisitorEvents()),
    constant(TOKENS.dismissals, new MemoryDismissals()),
    constant(TOKENS.savedPages, new MemorySavedPages()),
    constant(TOKENS.planWords, IN_ENGLISH),
    constant(TOKENS.lookUpPlan, async () => areaUnknown(IN_ENGLISH.texts)),
    constant(TOKENS.askedDealers, new MemoryAskedDealers()),
    constant(TOKENS.formDrafts, new MemoryFormDrafts()),
    constant(TOKENS.dealerDirectory, new FakeDealerDirectory()),
    constant(TOKENS.placeSuggestions, new FakePlaceSuggestions()),
    constant(TOKENS.lookUpSavings, async () => ({ kind: 'failed' })),
    constant(TOKENS.pageAddress, new MemoryPageAddress()),
    constant(TOKENS.pageNavigation, new MemoryPageNavigation()),
    constant(TOKENS.pageParameters, new MemoryPageParameters()),
    constant(TOKENS.dealerReviews, new FakeDealerReviews()),
    constant(TOKENS.callRouting, new FakeCallRouting()),
    constant(TOKENS.visitorProfiles, new FakeVisitorProfiles()),
    constant(TOKENS.visitorOrigin, new FakeVisitorOrigin()),
    constant(TOKENS.leadDesk, new FakeLeadDesk()),
    constant(TOKENS.idGenerator, new CountingIdGenerator()),
    constant(SERVER_TOKENS.relatedArticles, new MemoryRelatedArticles()),
    constant(SERVER_TOKENS.productCatalogue, new FakeProductCatalogue()),
    constant(TOKENS.placeOfCode, new FakePlaceOfCode()),
    constant(TOKENS.energyFigures, new FakeEnergyFigures()),
    constant(SERVER_TOKENS.siteIndex, new MemorySiteIndex()),
    constant(SERVER_TOKENS.blockIndex, new MemorySiteIndex()),
    constant(TOKENS.addressSuggestions, new FakeAddressSuggestions()),
    ...pageModule(() => Promise.reject(new Error('Nothing opens here')), { zipcode: null }, dealersOfPage),
    codeSuggestions('en'),
    ...reviewModule(reviewTexts),
    ...dealerModule({
      retryPolicy: NO_RETRIES,
      callRoutingGroup: null,
      texts: dealerTexts,
      lookUp: new FakeDealerLookUp(),
      defaultPhone: '',
    }),
    ...localDealerModule({ retryPolicy: NO_RETRIES }),
    ...rebateModule(null),
    ...rebateContactModule({ siteUrl: SITE.siteUrl, askedDealer: null }),
    ...leadModule({ phone: '', today: SITE.bookableDays.today, resumed: null }),
    ...serverOnlyModule,
    ...systemFinderModule(null),
    ...runningCostModule('en'),
    ...calculatorModule(null),
    ...documentModule(null),
    ...warrantyModule(SITE.bookableDays.today),
  ]);
  return servicesOf(container, { ...SITE, ...facts });
};
