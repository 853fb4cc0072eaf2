import type { FastifyInstance } from 'fastify';
import { centralTimeOf } from '../../application/ports/central-time.ts';
import { dayOf } from '../../application/ports/clock.ts';
import { hoursVersion } from '../../domain/brand/open-hours.ts';
import { loadAllPages } from '../../ui/app/load-page.ts';
import { loadDefinitions } from '../../ui/blocks/load-definitions.ts';
import { collectGarbage } from '../system/collect-garbage.ts';
import { streetMapsOf } from '../server/pages/street-map-page.ts';
import { createServer, type ClientFiles } from '../server/create-server.ts';
import { renderMap } from '../maps/map-renderer.ts';
import { fileSizesIn } from '../content/check/public-files.ts';
import { PinoLogger } from '../server/log/pino-logger.ts';
import { serverLog } from '../server/log/server-log.ts';
import { dealerSearchPath, keepsPages, type Settings } from '../settings/settings.ts';
import { ConfirmPurge } from '../../application/provider/check-content/confirm-purge.ts';
import { readText } from '../content/html/plain-text.ts';
import { blockCatalogue } from './block-catalogue.ts';
import { locatePage } from './locate-page.ts';
import { ownDocuments } from './own-documents.ts';
import { openRecords } from './open-records.ts';
import { pageLibrary, type ShippedPages } from './page-library.ts';
import { processContainer } from './containers/process-container.ts';
import { contentModule } from './provider/content-module.ts';
import { CountedAskedRequests } from '../rate-limit/counted-asked-requests.ts';
import { CountedLeadTraffic } from '../rate-limit/counted-lead-traffic.ts';
import { rateCounting } from './rate-counting.ts';
import { ServerPageRenderer } from './rendering/server-page-renderer.tsx';
import { RenderBudgets } from './rendering/render-budgets.ts';
import type { PageContext } from './rendering/page-context.ts';
import type { RenderSitePage } from './rendering/render-site-page.ts';
import { viewSite, siteFacts } from './site-facts.ts';
import { dealerPages, listedPaths, sitePages } from './site-pages.ts';
import { SERVER_TOKENS } from './containers/server-tokens.ts';
import { TOKENS } from './containers/tokens.ts';

/** How often the server checks for a new edition of the dealers, in milliseconds. */
const REFRESH_EVERY_MS = 10_000;

/** A build as the server uses it: its folder, the files of each page, and the source of the browser's files. */
export interface Build {
  readonly dist: string;
  readonly files: ClientFiles;
  readonly pages: ShippedPages;
  readonly assetsOf: PageContext['assetsOf'];
  readonly scripts: PageContext['scripts'];
  /** Replaces the built renderer; in development, renders from the current sources. */
  readonly render?: RenderSitePage;
}

/**
 * Opens the records and creates the server without listening. Closing the server closes the records. Once `ending` aborts, the server
 * reports not ready.
 */
export const openSite = async (
  settings: Settings,
  build: Build,
  ending: AbortSignal,
): Promise<FastifyInstance> => {
  const { log, droppedLines: droppedLogLines } = serverLog();
  const records = await openRecords(settings, build.dist);
  const container = processContainer(records, new PinoLogger(log), settings);
  const clock = container.get(TOKENS.clock);
  const logger = container.get(TOKENS.logger);
  const counting = await rateCounting(settings.redisUrl, clock, logger);
  container.bind(SERVER_TOKENS.leadTraffic).toConstantValue(new CountedLeadTraffic(counting.counter));
  container.bind(SERVER_TOKENS.askedRequests).toConstantValue(new CountedAskedRequests(counting.counter));
  const [definitions] = await Promise.all([loadDefinitions(), loadAllPages()]);
  const content = await pageLibrary(settings, build.pages, {
    clock,
    log: logger,
    definitions,
    isServing: true,
  });
  const { library } = content;
  const catalogue = blockCatalogue(definitions, settings);
  const fileSizes = build.files.kind === 'built' ? fileSizesIn(build.files.folder) : undefined;
  container.load(contentModule({ ...content, catalogue, site: viewSite(settings, fileSizes) }));
  const isSample = () => settings.dealerApiHost === null && records.isSample();
  const listsDealers = () => settings.dealerApiHost === null && records.hasDealers();
  const site = () => siteFacts(settings, { isSample: isSample(), listsDealers: listsDealers(), clock });
  const confirmPurge = new ConfirmPurge({
    ...content,
    renderer: new ServerPageRenderer(library, catalogue, site(), locatePage(definitions)),
    textOf: readText,
  });
  const version = () => `${records.version()} ${dayOf(clock)}`;
  const pageVersion = () =>
    `${version()} ${records.productsVersion()} ${library.version()} ${hoursVersion(centralTimeOf(clock))}`;
  const contentPages = sitePages(
    {
      processContainer: container,
      locatePage: locatePage(definitions),
      budgets: new RenderBudgets(),
      site,
      dealerSearchAddress: `/api${dealerSearchPath(settings)}`,
      callRoutingGroup: settings.callRoutingGroup,
      widgets: settings,
      assetsOf: build.assetsOf,
      scripts: build.scripts,
      keepsDealers: keepsPages(settings),
    },
    container.get(SERVER_TOKENS.readPage),
    () => (build.render === undefined ? pageVersion() : String(clock.now())),
    build.render,
  );
  const pages = { ...contentPages, pathOfId: content.pathOfId };
  const runner = container.get(SERVER_TOKENS.deliveryRunner);
  const provider = {
    acceptLead: container.get(SERVER_TOKENS.acceptLead),
    requestLog: records.requestLog,
    requestLinks: container.get(SERVER_TOKENS.requestLinks),
    addressSuggestions: container.get(TOKENS.addressSuggestions),
    today: () => dayOf(clock),
    doubtFacts: () => ({ doubtsSampleNumbers: !isSample() }),
    dealerDirectory: container.get(TOKENS.dealerDirectory),
    dealerLookUp: container.get(SERVER_TOKENS.dealerLookUp),
    dealerReviews: container.get(TOKENS.dealerReviews),
    rebateDirectory: container.get(TOKENS.rebateDirectory),
    explainDealer: container.get(SERVER_TOKENS.explainDealer),
    locateVisitor: container.get(SERVER_TOKENS.locateVisitor),
    placeOfCode: container.get(TOKENS.placeOfCode),
    placeSuggestions: container.get(TOKENS.placeSuggestions),
    callRouting: container.get(TOKENS.callRouting),
    productCatalogue: container.get(SERVER_TOKENS.productCatalogue),
    content: { library, purge: (path: string) => confirmPurge.execute(path) },
    dealersVersion: settings.dealerApiHost === null ? version : null,
    rateCounter: counting.counter,
  };
  const parts = [
    { name: 'database', works: records.ping },
    ...(records.pingReplica === null
      ? []
      : [{ name: 'database replica', works: records.pingReplica, isOptional: true } as const]),
    ...counting.parts,
    { name: 'process is ending', works: async () => ending.throwIfAborted() },
  ];
  const { leadCounts } = records;
  const documents = ownDocuments(build.dist, settings, logger);
  const served = {
    pages,
    listedPaths: () => listedPaths(library),
    dealerPages: dealerPages(container.get(SERVER_TOKENS.dealerPlaces)),
    maps: {
      streets: streetMapsOf(settings),
      mapDealers: container.get(SERVER_TOKENS.mapDealers),
      draw: renderMap,
      version: provider.dealersVersion,
    },
    followRequest: container.get(SERVER_TOKENS.followRequest),
    previews: {
      draft: (id: number) => content.preview(id, (path) => pages.render(path, '')),
      secret: settings.contentPurgeSecret,
    },
    provider,
    parts,
    leadCounts,
    droppedLogLines,
    files:
      documents === null || build.files.kind !== 'built'
        ? build.files
        : { ...build.files, documentFolder: documents.folderOf },
    clock,
  };
  const server = await createServer(served, settings, log, { ending });

  const refreshing = setInterval(() => {
    records.refresh().catch(() => log.error('The dealers could not be read again'));
  }, REFRESH_EVERY_MS);
  refreshing.unref();
  server.addHook('onReady', () => runner.start());
  server.addHook('onListen', () => void records.preparePlaces());
  server.addHook('onListen', () => void documents?.start());
  // An empty search builds the index of the site's search before a visitor needs it, from 20 to 30 MB of pages.
  const prepareSearch = () => container.get(SERVER_TOKENS.siteIndex).search('')();
  server.addHook('onListen', () => void prepareSearch().then(() => collectGarbage('async')));
  server.addHook('onClose', async () => {
    clearInterval(refreshing);
    counting.close();
    content.close();
    await runner.close();
    await documents?.close();
    await records.close();
  });
  return server;
};
