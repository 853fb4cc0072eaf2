import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { dayOf } from '../../application/ports/clock.ts';
import { SampleProgress } from '../cli/sample-progress.ts';
import { currentEdition } from '../database/current-edition.ts';
import { IndexedDealerRecords } from '../database/indexed-dealer-records.ts';
import { openDatabase } from '../database/open-database.ts';
import { SqlReviewRecords } from '../database/sql-review-records.ts';
import { SnapshotPostalPlaces } from '../places/snapshot-postal-places.ts';
import { loadSample } from '../sample/load-sample.ts';
import { createServer, type ClientFiles } from '../server/create-server.ts';
import type { PageAssets } from '../server/html-document.ts';
import type { RenderedPage } from '../server/rendered-page.ts';
import { PinoProblemLog } from '../server/pino-problem-log.ts';
import { dealerSearchPath, type Settings } from '../server/settings.ts';
import { processContainer } from './process-container.ts';
import type { PageContext } from './render-page.tsx';
import { listedPaths, sitePages } from './site-pages.ts';
import { siteFacts } from './site-facts.ts';
import { TOKENS } from './tokens.ts';

/** How often the server looks whether another edition of the dealers has become current, in milliseconds. */
const REFRESH_EVERY_MS = 10_000;

/** What the site is served from: the build's folder, its files by page, and who gives them to browsers. */
export interface Build {
  readonly dist: string;
  readonly files: ClientFiles;
  readonly assetsOf: (source: string) => Promise<PageAssets>;
  /** Draws the pages otherwise than as they were built: while developing, from the sources as they are now. */
  readonly draw?: (context: PageContext, path: string, query: string) => Promise<RenderedPage>;
}

/** Opens the records and puts the server together; it does not listen yet, and closes what it opened when it is closed. */
export const openSite = async (settings: Settings, build: Build): Promise<FastifyInstance> => {
  const places = SnapshotPostalPlaces.fromFile(join(build.dist, 'places.json.gz'));
  const database = await openDatabase(settings);
  const progress = new SampleProgress();
  // Beside a real provider's dealers invented ones would only mislead.
  const dealers = settings.dealerApiHost === null ? settings.seedDealers : 0;
  await loadSample(database, places, { dealers, onProgress: progress.show });
  progress.end();
  const dealerRecords = new IndexedDealerRecords(database.db);
  await dealerRecords.load();
  const redis =
    settings.redisUrl === null
      ? null
      : new Redis(settings.redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false });

  let log: FastifyInstance['log'] | null = null;
  const container = processContainer(
    {
      dealerRecords,
      reviewRecords: new SqlReviewRecords(database.db),
      postalPlaces: places,
      problemLog: new PinoProblemLog({
        error: (message: string) => log?.error(message),
        warn: (message: string) => log?.warn(message),
      }),
    },
    settings,
  );
  const clock = container.get(TOKENS.clock);
  const isSample = async () => (await currentEdition(database.db, 'dealers'))?.sample === true;
  const version = () => `${dealerRecords.version} ${dayOf(clock)}`;
  let site = siteFacts(settings, { isSample: await isSample(), now: clock.now() });
  const pages = sitePages(
    {
      processContainer: container,
      site: () => site,
      dealerSearchAddress: `/api${dealerSearchPath(settings)}`,
      assetsOf: build.assetsOf,
    },
    () => (build.draw === undefined ? version() : String(clock.now())),
    build.draw,
  );
  const server = await createServer(
    {
      pages,
      listedPaths: listedPaths(),
      provider: {
        locateDealers: container.get(TOKENS.locateDealers),
        lookUpDealer: container.get(TOKENS.lookUpDealer),
        listReviews: container.get(TOKENS.listReviews),
        version,
        redis,
      },
      parts: [['database', database.ping]],
      files: build.files,
    },
    settings,
  );
  log = server.log;
  // While it is away nobody is limited; it connects again by itself.
  redis?.on('error', ({ code = 'unknown' }: { code?: string }) =>
    server.log.warn({ code }, 'Redis does not answer'),
  );

  const refresh = async () => {
    await dealerRecords.refresh();
    site = siteFacts(settings, { isSample: await isSample(), now: clock.now() });
  };
  const refreshing = setInterval(() => {
    refresh().catch(() => server.log.error('The dealers could not be read again'));
  }, REFRESH_EVERY_MS);
  refreshing.unref();
  server.addHook('onClose', async () => {
    clearInterval(refreshing);
    redis?.disconnect();
    await database.close();
  });
  return server;
};
