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
  /** How many dealers to invent; 0: none (contract, section 2: `SEED_DEALERS`). */
  readonly dealers: number;
  /** Called as rows are stored, with those stored so far and all that there will be. */
  readonly onProgress?: (stored: number, all: number) => void;
}

/**
 * Fills a database that has no dealers with invented ones, their reviews, the pools of numbers that they
 * name and rebates, so that the site can be tried at once. Does nothing where dealers are, but adds pools and rebates to
 * invented ones that have none; leaves imported reviews alone. Answers whether it loaded dealers.
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
  // Dealers come last: once they are current, nothing is loaded again.
  if ((await currentEdition(db, 'reviews'))?.sample !== false) {
    await loader.loadReviews({ ...head, onProgress: reported(0) }, sampleReviews(dealers));
  }
  const dealersHead = { ...head, randomizeBuckets: SAMPLE_RANDOMIZE_BUCKETS, onProgress: reported(reviews) };
  await loader.loadDealers(dealersHead, dealers);
  return true;
};
