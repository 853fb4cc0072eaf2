import { resolve } from 'node:path';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { dayOf } from '../../../application/ports/clock.ts';
import { FollowRequest } from '../../../application/provider/follow-request/follow-request.ts';
import { ForwardRequest } from '../../../application/provider/follow-request/forward-request.ts';
import { plainRequestLinks } from '../../fakes/leads/plain-request-links.ts';
import { AcceptLead } from '../../../application/provider/accept-lead/accept-lead.ts';
import { LeadHolds } from '../../../application/provider/accept-lead/lead-holds.ts';
import { ExplainDealer } from '../../../application/provider/explain-dealer/explain-dealer.ts';
import { LocateDealers } from '../../../application/provider/locate-dealers/locate-dealers.ts';
import { LocateVisitor } from '../../../application/provider/locate-visitor/locate-visitor.ts';
import { MapDealers } from '../../../application/provider/map-dealers/map-dealers.ts';
import { renderMap } from '../../../infrastructure/maps/map-renderer.ts';
import { LookUpDealer } from '../../../application/provider/look-up-dealer/look-up-dealer.ts';
import { NearestDealers } from '../../../application/provider/nearest-dealers/nearest-dealers.ts';
import { CryptoIdGenerator } from '../../../infrastructure/browser/crypto-id-generator.ts';
import { callRouting } from '../../../infrastructure/composition/provider/call-routing-module.ts';
import { dealerReviews } from '../../../infrastructure/composition/provider/review-module.ts';
import {
  askableDealerLookUp,
  dealerDirectory,
  dealerLookUp,
} from '../../../infrastructure/composition/provider/dealer-providers.ts';
import { PROVIDER_NAMES } from '../../../infrastructure/composition/provider/provider-names.ts';
import { SAMPLE_PRODUCTS } from '../../../domain/product/sample-products.ts';
import { InProcessRateCounter } from '../../../infrastructure/rate-limit/in-process-rate-counter.ts';
import type { RateCounter } from '../../../infrastructure/system/rate-counter.ts';
import { createServer, type ServerTimes } from '../../../infrastructure/server/create-server.ts';
import type { BuiltFiles } from '../../../infrastructure/server/routes/asset-routes.ts';
import type { Previews } from '../../../infrastructure/server/routes/preview-route.ts';
import type { Part } from '../../../infrastructure/server/routes/operator-routes.ts';
import { PinoLogger } from '../../../infrastructure/server/log/pino-logger.ts';
import type { Pages } from '../../../infrastructure/pages/rendered-page.ts';
import type { Posted } from '../../../infrastructure/server/pages/posted.ts';
import { LookedUpTimeZones } from '../../../infrastructure/places/looked-up-time-zones.ts';
import { ListedPlaceOfCode } from '../../../infrastructure/places/listed-place-of-code.ts';
import { ListedPlaceSuggestions } from '../../../infrastructure/places/listed-place-suggestions.ts';
import { streetMapsOf } from '../../../infrastructure/server/pages/street-map-page.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';
import { Sha256Fingerprint } from '../../../infrastructure/system/sha256-fingerprint.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aReview } from '../../builders/a-review.ts';
import { FakeAddressSuggestions } from '../../fakes/dealers/fake-address-suggestions.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { aRenderedPage } from '../pages/a-rendered-page.ts';
import { FakeRebateDirectory } from '../../fakes/content/fake-rebate-directory.ts';
import { FakeProductCatalogue } from '../../fakes/content/fake-product-catalogue.ts';
import { MemoryDealerRecords } from '../../fakes/dealers/memory-dealer-records.ts';
import { MemoryLeadLedger } from '../../fakes/leads/memory-lead-ledger.ts';
import { MemoryAskedRequests } from '../../fakes/leads/memory-asked-requests.ts';
import { MemoryLeadTraffic } from '../../fakes/leads/memory-lead-traffic.ts';
import { PlainLeadSenders } from '../../fakes/leads/plain-lead-senders.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { MemoryNumberPools } from '../../fakes/dealers/memory-number-pools.ts';
import { MemoryPageLibrary } from '../../fakes/content/memory-page-library.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { MemoryReviewRecords } from '../../fakes/dealers/memory-review-records.ts';

const ADDISON = { city: 'Addison', state: 'TX', lat: 32.96, lon: -96.84 };

const noPages: Pages = {
  locate: () => ({ address: null, queryOf: () => '' }),
  version: () => '1',
  render: async () => aRenderedPage('no page', { status: 404 }),
};

/** The receipt of every purge. */
const RECEIPT = { shown: true, lost: [], errors: [], staleSince: null };

/**
 * The server on fakes: two dealers in Addison, one beyond its area, 23 reviews of the first, a pool of two numbers, no
 * leads yet; the time is noon on Friday, November 20, 2026.
 */
export const openServer = async (
  env: Readonly<Record<string, string>> = {},
  more: {
    pages?: Pages<Posted>;
    draft?: Previews['draft'];
    rateCounter?: RateCounter;
    works?: () => Promise<void>;
    parts?: ReadonlyArray<Part>;
    log?: Logger;
    ending?: AbortSignal;
    times?: Partial<ServerTimes>;
    /** The folder of the client build. */
    filesFolder?: string;
    pageSheet?: BuiltFiles['pageSheet'];
    documentFolder?: BuiltFiles['documentFolder'];
  } = {},
) => {
  const dealers = [
    aDealer().named('ACE HVAC LLC').withCompanyId(7).at(ADDISON).inBucket(2).reviewed(4, 23).build(),
    aDealer().named('SONS OF COMFORT').withCompanyId(8).at(ADDISON).inBucket(1).build(),
    aDealer().named('FAR AIR').withCompanyId(9).at({ lat: 34, lon: -96.84 }).withBadge('financing').build(),
  ];
  const records = new MemoryDealerRecords(dealers, [2]);
  const reviews = new MemoryReviewRecords([
    [7, Array.from({ length: 23 }, () => aReview().rated(4).build())],
  ]);
  const pools = new MemoryNumberPools([
    { pool: 'pool-1', fallbackNumber: '8005550100', numbers: ['8005550110', '8005550111'] },
    {
      pool: 'pool-2',
      fallbackNumber: '8335550100',
      numbers: ['8335550110', '8335550111', '8335550112', '8335550113'],
    },
  ]);
  const rebates = new FakeRebateDirectory();
  const places = new MemoryPostalPlaces([['75001', ADDISON]]);
  const products = new FakeProductCatalogue({ isSample: true, products: SAMPLE_PRODUCTS });
  const leads = new MemoryLeadLedger();
  const clock = new FakeClock();
  const settings = readSettings({ SITE_URL: 'https://www.example.com', ...env }, PROVIDER_NAMES);
  const log = more.log ?? pino({ level: 'silent' });
  const lookUp = dealerLookUp(settings, new LookUpDealer(records), new PinoLogger(log));
  const acceptLead = new AcceptLead(
    {
      ledger: leads,
      clock,
      keys: new CryptoIdGenerator(crypto),
      fingerprint: new Sha256Fingerprint(),
      dealers: askableDealerLookUp(settings, lookUp),
      asked: new MemoryAskedRequests(),
      holds: new LeadHolds(
        { traffic: new MemoryLeadTraffic(clock), ledger: leads, clock, log: new MemoryLogger() },
        null,
      ),
      senders: new PlainLeadSenders(),
    },
    { isMailOn: true, hasLeadMailbox: false, onAccepted: () => undefined },
  );
  const directory = dealerDirectory(settings, {
    locateDealers: new LocateDealers(records, places),
    nearestDealers: new NearestDealers(records, places),
    places,
    timeZones: new LookedUpTimeZones(),
    clock: new FakeClock(),
    log: new PinoLogger(log),
  });
  let leadCounts = 0;
  const server: FastifyInstance = await createServer(
    {
      pages: more.pages ?? noPages,
      listedPaths: async () => ['/', '/find-a-dealer/'],
      dealerPages: {
        count: async () => 2_501,
        paths: async (from) => (from > 2_500 ? [] : [`/dealers/tx/addison/ace-${from + 1}/`]),
      },
      followRequest: new FollowRequest(
        {
          log: leads,
          links: plainRequestLinks,
          dealers: lookUp,
          area: { timeZoneOf: () => O.none },
          forward: new ForwardRequest(acceptLead, { nearestTo: () => async () => dealers }),
          clock,
        },
        { isMailOn: true, hasLeadMailbox: false, onEvent: () => undefined },
      ),
      maps: {
        streets: streetMapsOf(settings),
        mapDealers: new MapDealers({
          directory,
          lookUp,
          places,
          clock,
          towns: { near: () => [{ name: 'Dallas', lat: 32.78, lon: -96.8 }] },
        }),
        draw: renderMap,
        version: () => 'records',
      },
      previews: { draft: more.draft ?? (async () => E.right(O.none)), secret: settings.contentPurgeSecret },
      provider: {
        dealerDirectory: directory,
        dealerLookUp: lookUp,
        dealerReviews: dealerReviews(settings, reviews, new PinoLogger(log)),
        rebateDirectory: rebates,
        explainDealer: new ExplainDealer(directory, new FakeClock(), null),
        locateVisitor: new LocateVisitor(places),
        placeOfCode: new ListedPlaceOfCode(places),
        placeSuggestions: new ListedPlaceSuggestions(places),
        callRouting: callRouting(settings, pools, new FakeClock()),
        productCatalogue: products,
        acceptLead,
        requestLinks: plainRequestLinks,
        requestLog: leads,
        addressSuggestions: new FakeAddressSuggestions(),
        content: { library: new MemoryPageLibrary(), purge: async () => RECEIPT },
        today: () => dayOf(clock),
        doubtFacts: () => ({}),
        dealersVersion: settings.dealerApiHost === null ? () => '1' : null,
        rateCounter: more.rateCounter ?? new InProcessRateCounter(clock),
      },
      leadCounts: async () => {
        leadCounts += 1;
        return { stored: 3, delivered: 1, waiting: 1, parked: 1, unanswered: 0 };
      },
      droppedLogLines: () => 0,
      parts: [{ name: 'database', works: more.works ?? (async () => undefined) }, ...(more.parts ?? [])],
      clock,
      files: {
        kind: 'built',
        folder: resolve(more.filesFolder ?? 'ui/theme/public'),
        pageSheet: more.pageSheet ?? (() => null),
        ...(more.documentFolder !== undefined && { documentFolder: more.documentFolder }),
      },
    },
    settings,
    log,
    {
      ending: more.ending ?? new AbortController().signal,
      ...(more.times !== undefined && { times: more.times }),
    },
  );
  return { server, records, reviews, rebates, products, pools, leads, clock, leadCounts: () => leadCounts };
};
