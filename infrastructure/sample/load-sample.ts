import { currentEdition } from '../database/editions/current-edition.ts';
import { EditionLoader } from '../database/editions/edition-loader.ts';
import { hasNumberPools, loadNumberPools } from '../database/editions/number-pool-loader.ts';
import type { Database } from '../database/open-database.ts';
import type { SnapshotPostalPlaces } from '../places/snapshot-postal-places.ts';
import { SAMPLE_RANDOMIZE_BUCKETS, sampleDealers } from './sample-dealers.ts';
import { samplePools } from './sample-pools.ts';
import { sampleRebates } from './sample-rebates.ts';
import { sampleReviews } from './sample-reviews.ts';

export interface SampleSettings {
  /** The number of sample dealers. 0 turns sample data off (contract, section 2: `SEED_DEALERS`). */
  readonly dealers: number;
  /** Reports the number of stored rows and the total. */
  readonly onProgress?: (stored: number, all: number) => void;
}

/**
 * Fills a database without dealers with sample dealers, reviews, number pools and rebates, so that the site can be tried at once. If there
 * are sample dealers already, adds only missing pools and rebates. Does nothing if there are real dealers, and keeps imported reviews.
 * Returns whether it loaded dealers.
 */
export const loadSample = async (
  { db }: Database,
  places: Pick<SnapshotPostalPlaces, 'all'>,
  { dealers: wanted, onProgress = () => undefined }: SampleSettings,
): Promise<boolean> => {
  if (wanted === 0) return false;
  const current = await currentEdition(db, 'dealers');
  if (current?.sample !== false && !(await hasNumberPools(db))) {
    await loadNumberPools(db, { sample: true }, samplePools());
  }
  const loader = new EditionLoader(db);
  const head = { sample: true, loadedAt: new Date().toISOString() };
  if (current?.sample !== false && (await currentEdition(db, 'rebates')) === null) {
    await loader.loadRebates(head, sampleRebates());
  }
  if (current !== null) return false;
  const dealers = sampleDealers(places.all(), wanted);
  const reviews = dealers.reduce((sum, { totalReviewCount = 0 }) => sum + totalReviewCount, 0);
  const reported = (before: number) => (stored: number) =>
    onProgress(before + stored, reviews + dealers.length);
  // Dealers are last, because nothing is loaded again once they are current.
  if ((await currentEdition(db, 'reviews'))?.sample !== false) {
    await loader.loadReviews({ ...head, onProgress: reported(0) }, sampleReviews(dealers));
  }
  const dealersHead = { ...head, randomizeBuckets: SAMPLE_RANDOMIZE_BUCKETS, onProgress: reported(reviews) };
  await loader.loadDealers(dealersHead, dealers);
  return true;
};
