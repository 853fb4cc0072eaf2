import type { DoubtFacts } from '../../../domain/lead/doubts.ts';
import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { AddressSuggestions } from '../../../application/ports/dealers/address-suggestions.ts';
import type { CallRouting } from '../../../application/ports/dealers/call-routing.ts';
import type { DealerDirectory } from '../../../application/ports/dealers/dealer-directory.ts';
import type { DealerLookUp } from '../../../application/ports/dealers/dealer-look-up.ts';
import type { PlaceSuggestions } from '../../../application/ports/dealers/place-suggestions.ts';
import type { PlaceOfCode } from '../../../application/ports/dealers/place-of-code.ts';
import type { DealerReviews } from '../../../application/ports/dealers/dealer-reviews.ts';
import type { ProductCatalogue } from '../../../application/ports/content/product-catalogue.ts';
import type { AcceptLead } from '../../../application/provider/accept-lead/accept-lead.ts';
import type { ExplainDealer } from '../../../application/provider/explain-dealer/explain-dealer.ts';
import type { LocateVisitor } from '../../../application/provider/locate-visitor/locate-visitor.ts';
import type { RebateDirectory } from '../../../application/ports/content/rebate-directory.ts';
import type { RateCounter } from '../../system/rate-counter.ts';
import { callRoutingRoute } from './call-routing-route.ts';
import { contentRoutes, type Content } from './content-routes.ts';
import { dealerLookUpRoute, dealerSearchRoutes } from './dealer-routes.ts';
import { explainDealerRoute } from './explain-route.ts';
import { leadRoutes, type LeadDependencies } from './lead-routes.ts';
import { nearestRoute } from './nearest-route.ts';
import { areaRoute, placeRoutes, placeSuggestionsRoute } from './place-routes.ts';
import { productRoutes } from './product-routes.ts';
import { answerWithProblem, sendProblem } from '../problem.ts';
import { limitRate } from '../protection/rate-limits.ts';
import { rebateRoute } from './rebate-route.ts';
import { reviewRoutes } from './review-routes.ts';
import { hasOwnRebates, type Settings } from '../../settings/settings.ts';
import type { RequestLog } from '../../../application/ports/leads/request-log.ts';
import { requestHistoryRoute } from './request-history-route.ts';
import { suggestionsRoute } from './suggestions-route.ts';

export interface Provider {
  readonly dealerDirectory: DealerDirectory;
  readonly dealerLookUp: DealerLookUp;
  readonly dealerReviews: DealerReviews;
  readonly rebateDirectory: RebateDirectory;
  readonly explainDealer: ExplainDealer;
  readonly locateVisitor: LocateVisitor;
  readonly placeOfCode: PlaceOfCode;
  readonly placeSuggestions: PlaceSuggestions;
  readonly callRouting: CallRouting;
  readonly productCatalogue: ProductCatalogue;
  readonly acceptLead: AcceptLead;
  readonly requestLinks: LeadDependencies['requestLinks'];
  readonly requestLog: Pick<RequestLog, 'byReference'>;
  readonly addressSuggestions: AddressSuggestions;
  /** The page library, and the purge of one path. */
  readonly content: Pick<Content, 'library' | 'purge'>;
  /** Today's date in the brand's time zone, `2026-11-20`. */
  readonly today: () => string;
  readonly doubtFacts: () => DoubtFacts;
  /**
   * The cache key of dealer searches in addition to the postal code. It changes with the records and the day. Null means a real provider.
   */
  readonly dealersVersion: (() => string) | null;
  readonly rateCounter: RateCounter;
}

/** In bytes. Smaller responses aren't worth compressing. */
const COMPRESS_FROM = 1024;

/** Everything below `/api` (contract, section 3), from our own records, or from a real provider when its host is set. */
export const providerApi = async (
  api: FastifyInstance,
  provider: Provider,
  settings: Settings,
): Promise<void> => {
  api.setErrorHandler(answerWithProblem);
  await api.register(compress, {
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    // Compresses responses only. Request bodies are never inflated.
    globalDecompression: false,
  });
  await api.register(swagger, {
    openapi: {
      info: { title: `${settings.brandName} provider API`, version: '1.0.0' },
      servers: [{ url: `${settings.siteUrl}/api` }],
    },
    stripBasePath: true,
  });
  const limiting = { counter: provider.rateCounter, rateLimit: settings.rateLimit };
  await api.register(async (scope) => {
    await limitRate(scope, 'provider-calls', limiting);
    providerCalls(scope, provider, settings);
  });
  await api.register(async (scope) => {
    await limitRate(scope, 'lead-posts', limiting);
    await leadRoutes(scope, provider, settings.siteUrl);
  });
};

const providerCalls = (api: FastifyInstance, provider: Provider, settings: Settings): void => {
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
  for (const others of ['/', '/*'])
    api.all(others, { schema: { hide: true } }, (_request, reply) =>
      sendProblem(reply, 404, 'There’s no such endpoint.'),
    );

  dealerSearchRoutes(api, provider.dealerDirectory, provider.placeSuggestions, provider.dealersVersion);
  nearestRoute(api, provider.dealerDirectory, provider.placeSuggestions);
  dealerLookUpRoute(api, provider.dealerLookUp);
  // This server can't explain a real provider's ranking.
  if (settings.explainDealers && settings.dealerApiHost === null)
    explainDealerRoute(api, provider.explainDealer, provider.placeSuggestions);
  productRoutes(api, provider.productCatalogue, settings);
  placeRoutes(api, provider.locateVisitor);
  areaRoute(api, provider.placeOfCode, provider.placeSuggestions);
  placeSuggestionsRoute(api, provider.placeSuggestions);
  suggestionsRoute(api, provider.addressSuggestions);
  contentRoutes(api, { ...provider.content, secret: settings.contentPurgeSecret });
  reviewRoutes(api, provider.dealerReviews);
  rebateRoute(api, provider, hasOwnRebates(settings));
  callRoutingRoute(api, provider.callRouting);
  requestHistoryRoute(api, provider.requestLog, settings.leadApiToken);
};
