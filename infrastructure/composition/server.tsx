import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { pino, type Logger } from 'pino';
import { dayOf } from '../../application/ports/clock.ts';
import { createServer, type ClientFiles } from '../server/create-server.ts';
import { PinoProblemLog } from '../server/pino-problem-log.ts';
import { dealerSearchPath, type Settings } from '../server/settings.ts';
import { addressSuggestions } from './address-suggestions.ts';
import { leadOffice } from './lead-office.ts';
import { openRecords } from './open-records.ts';
import { processContainer } from './process-container.ts';
import type { PageContext, renderPage } from './render-page.tsx';
import { siteFacts } from './site-facts.ts';
import { listedPaths, sitePages } from './site-pages.ts';
import { TOKENS } from './tokens.ts';

/** How often the server looks whether another edition of the dealers has become current, in milliseconds. */
const REFRESH_EVERY_MS = 10_000;

/** What the site is served from: the build's folder, its files by page, and who gives them to browsers. */
export interface Build {
  readonly dist: string;
  readonly files: ClientFiles;
  readonly assetsOf: PageContext['assetsOf'];
  /** Draws the pages otherwise than as they were built: while developing, from the sources as they are now. */
  readonly draw?: typeof renderPage;
}

/** Opens the records and puts the server together; it does not listen yet, and closes what it opened when it is closed. */
export const openSite = async (settings: Settings, build: Build): Promise<FastifyInstance> => {
  const log = pino({ base: null });
  const records = await openRecords(settings, build.dist);
  const redis = settings.redisUrl === null ? null : openRedis(settings.redisUrl, log);
  const container = processContainer(records, new PinoProblemLog(log), settings);
  const clock = container.get(TOKENS.clock);
  const isSample = () => settings.dealerApiHost === null && records.isSample();
  const version = () => `${records.version()} ${dayOf(clock)}`;
  const pages = sitePages(
    {
      processContainer: container,
      site: () => siteFacts(settings, { isSample: isSample(), now: clock.now(), today: dayOf(clock) }),
      dealerSearchAddress: `/api${dealerSearchPath(settings)}`,
      callRoutingGroup: settings.callRoutingGroup,
      assetsOf: build.assetsOf,
    },
    () => (build.draw === undefined ? version() : String(clock.now())),
    build.draw,
  );
  const problemLog = container.get(TOKENS.problemLog);
  const { acceptLead, runner } = leadOffice(container, records, settings);
  const provider = {
    acceptLead,
    addressSuggestions: addressSuggestions(settings.placesApiKey, records.places, problemLog),
    today: () => dayOf(clock),
    locateDealers: container.get(TOKENS.locateDealers),
    lookUpDealer: container.get(TOKENS.lookUpDealer),
    listReviews: container.get(TOKENS.listReviews),
    nearestDealers: container.get(TOKENS.nearestDealers),
    explainDealer: container.get(TOKENS.explainDealer),
    locateVisitor: container.get(TOKENS.locateVisitor),
    routeCall: container.get(TOKENS.routeCall),
    version,
    redis,
  };
  const parts = [['database', records.ping]] as const;
  const { leadCounts } = records;
  const served = { pages, listedPaths: listedPaths(), provider, parts, leadCounts, files: build.files };
  const server = await createServer(served, settings, log);

  const refreshing = setInterval(() => {
    records.refresh().catch(() => log.error('The dealers could not be read again'));
  }, REFRESH_EVERY_MS);
  refreshing.unref();
  server.addHook('onReady', () => runner.start());
  server.addHook('onClose', async () => {
    clearInterval(refreshing);
    redis?.disconnect();
    await runner.close();
    await records.close();
  });
  return server;
};

/** While it is away calls are not counted, and nobody waits for it; it connects again by itself. */
const openRedis = (address: string, log: Logger): Redis => {
  const redis = new Redis(address, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis.on('error', ({ code = 'unknown' }: { code?: string }) => log.warn({ code }, 'Redis does not answer'));
  return redis;
};
