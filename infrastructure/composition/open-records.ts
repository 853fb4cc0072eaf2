import { join } from 'node:path';
import type { DealerRecords } from '../../application/ports/dealers/dealer-records.ts';
import type { DealerPlaces } from '../../application/ports/dealers/dealer-places.ts';
import type { DeliveryQueue } from '../../application/ports/leads/delivery-queue.ts';
import type { LeadLedger } from '../../application/ports/leads/lead-ledger.ts';
import type { RequestLog } from '../../application/ports/leads/request-log.ts';
import type { MailHistories } from '../../application/ports/leads/mail-histories.ts';
import type { LargerTowns } from '../../application/ports/dealers/larger-towns.ts';
import type { NumberPools } from '../../application/ports/dealers/number-pools.ts';
import type { PostalPlaces } from '../../application/ports/dealers/postal-places.ts';
import type { RebateDirectory } from '../../application/ports/content/rebate-directory.ts';
import type { IncomeLimits } from '../../application/ports/content/income-limits.ts';
import type { EnergyFigures } from '../../application/ports/content/energy-figures.ts';
import type { ProductCatalogue } from '../../application/ports/content/product-catalogue.ts';
import type { ReviewRecords } from '../../application/ports/dealers/review-records.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { currentEdition } from '../database/editions/current-edition.ts';
import { IndexedDealerRecords } from '../database/editions/indexed-dealer-records.ts';
import { LeadReports } from '../database/leads/lead-reports.ts';
import { openDatabase } from '../database/open-database.ts';
import { SERVING } from '../database/engines/postgresql-pool.ts';
import { openReadReplica } from '../database/engines/read-replica.ts';
import { SqlDeliveryQueue } from '../database/leads/sql-delivery-queue.ts';
import { SqlLeadLedger } from '../database/leads/sql-lead-ledger.ts';
import { siteSecret } from '../database/leads/site-secret.ts';
import { SqlRequestLog } from '../database/leads/sql-request-log.ts';
import { SqlMailHistories } from '../database/leads/sql-mail-histories.ts';
import { BuiltInEnergyFigures } from '../energy/built-in-energy-figures.ts';
import { SqlEnergyFigures } from '../database/editions/sql-energy-figures.ts';
import { SqlIncomeLimits } from '../database/editions/sql-income-limits.ts';
import { SqlNumberPools } from '../database/editions/sql-number-pools.ts';
import { SqlRebateDirectory } from '../database/editions/sql-rebate-directory.ts';
import { SqlReviewRecords } from '../database/editions/sql-review-records.ts';
import { StoredProductCatalogue } from '../database/editions/stored-product-catalogue.ts';
import type { LeadFigures } from '../server/metrics.ts';
import { sharedAtlas } from '../maps/atlas.ts';
import { SnapshotTowns } from '../places/snapshot-towns.ts';
import { SnapshotPostalPlaces } from '../places/snapshot-postal-places.ts';
import { loadSample } from '../sample/load-sample.ts';
import { SAMPLE_PRODUCTS } from '../../domain/product/sample-products.ts';
import { SampleProgress } from '../sample/sample-progress.ts';
import type { Settings } from '../settings/settings.ts';
import { inSlices } from '../system/in-slices.ts';
import { SystemClock } from '../system/system-clock.ts';
import { outdatedDeletion } from './delete-outdated.ts';

/** The provider's opened records and places, and their state. */
export interface Records {
  readonly dealers: DealerRecords & DealerPlaces;
  readonly reviews: ReviewRecords;
  readonly rebates: RebateDirectory;
  readonly products: ProductCatalogue;
  /** The version of the products in memory. */
  readonly productsVersion: () => string;
  readonly numberPools: NumberPools;
  readonly energyFigures: EnergyFigures;
  readonly incomeLimits: IncomeLimits;
  readonly leadLedger: LeadLedger;
  readonly deliveryQueue: DeliveryQueue;
  readonly mailHistories: MailHistories;
  readonly requestLog: RequestLog;
  /** Signs the links to single requests. */
  readonly requestLinkSecret: string;
  readonly places: PostalPlaces;
  readonly towns: LargerTowns;
  /** Prepares searches for places, in slices, so that the first one doesn't hold up others. */
  readonly preparePlaces: () => Promise<void>;
  /** The edition of the dealers in memory. */
  readonly version: () => string;
  /** Whether that edition is sample data. */
  readonly isSample: () => boolean;
  /** Whether there are dealers for the lists by place. */
  readonly hasDealers: () => boolean;
  /** Reloads the dealers and products when a new edition is current. */
  readonly refresh: () => Promise<void>;
  /** Lead counts by state. Rejects when the database doesn't answer. */
  readonly leadCounts: () => Promise<LeadFigures>;
  /** Deletes records whose retention has ended; `now` is in milliseconds since 1970. Rejects when the database fails. */
  readonly deleteOutdated: (now: number, log: Logger) => Promise<void>;
  readonly ping: () => Promise<void>;
  /** Rejects when the read replica doesn't answer. Null when there is no replica. */
  readonly pingReplica: (() => Promise<void>) | null;
  readonly close: () => Promise<void>;
}

/** Opens the database and the places of the build in `dist`. Creates sample data if there are no dealers yet. */
export const openRecords = async (settings: Settings, dist: string): Promise<Records> => {
  const places = SnapshotPostalPlaces.fromFile(join(dist, 'places.json.gz'));
  await prepareDatabase(settings, places);
  const database = await openDatabase(settings, { timeouts: SERVING, isServing: true });
  const clock = new SystemClock();
  const replica =
    settings.databaseReadUrl === null
      ? null
      : openReadReplica(settings.databaseReadUrl, { database: database.db, clock });
  const searched = replica?.db ?? database.db;
  const dealers = new IndexedDealerRecords(searched);
  const products = new StoredProductCatalogue(searched, SAMPLE_PRODUCTS);
  const leadReports = new LeadReports(database);
  let isSample = false;
  const refresh = async (): Promise<void> => {
    await Promise.all([dealers.refresh(), products.refresh()]);
    isSample = (await currentEdition(searched, 'dealers'))?.sample === true;
  };
  await dealers.load();
  await refresh();
  const servesSample = (): boolean => settings.dealerApiHost === null && isSample;
  return {
    dealers,
    reviews: new SqlReviewRecords(searched),
    rebates: new SqlRebateDirectory(searched, clock, servesSample),
    products,
    productsVersion: () => products.version,
    // A sample number must not replace a real provider's dealer.
    numberPools: new SqlNumberPools(database, servesSample),
    energyFigures: new SqlEnergyFigures(searched, new BuiltInEnergyFigures()),
    incomeLimits: new SqlIncomeLimits(searched, async (point) => (await sharedAtlas()).countyAt(point)),
    leadLedger: new SqlLeadLedger(database),
    deliveryQueue: new SqlDeliveryQueue(database),
    mailHistories: new SqlMailHistories(database),
    requestLog: new SqlRequestLog(database),
    requestLinkSecret: settings.requestLinkSecret ?? (await siteSecret(database, 'request links')),
    places,
    towns: new SnapshotTowns(() => places.inhabited()),
    preparePlaces: () => inSlices(places.preparing()),
    version: () => String(dealers.version),
    isSample: () => isSample,
    hasDealers: () => !dealers.isEmpty,
    refresh,
    leadCounts: async () => {
      const { channels: _eachChannel, held, ...counts } = await leadReports.counts();
      return { ...counts, 'held-honeypot': held.honeypot, 'held-flood': held.flood };
    },
    deleteOutdated: outdatedDeletion(database, settings),
    ping: database.ping,
    pingReplica: replica?.ping ?? null,
    close: async () => {
      await replica?.close();
      await database.close();
    },
  };
};

/** A separate connection without statement timeouts, because migrations and sample data may take longer than a visitor would wait. */
const prepareDatabase = async (settings: Settings, places: SnapshotPostalPlaces): Promise<void> => {
  const database = await openDatabase(settings);
  try {
    const progress = new SampleProgress();
    // Sample dealers next to a real provider's would be misleading.
    const wanted = settings.dealerApiHost === null ? settings.seedDealers : 0;
    await loadSample(database, places, { dealers: wanted, onProgress: progress.show });
    progress.end();
  } finally {
    await database.close();
  }
};
