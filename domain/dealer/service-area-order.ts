import type { Dealer } from './dealer.ts';

/**
 * Sorts an answer (contract, section 7): by bucket, then by distance. Buckets in `randomizeBuckets` are shuffled by a hash of the seed and
 * the company id, so that the order is stable across pages.
 */
export const inServiceAreaOrder = (
  dealers: ReadonlyArray<Dealer>,
  randomizeBuckets: ReadonlyArray<number>,
  seed: string,
): ReadonlyArray<Dealer> => {
  const shuffled = new Set(randomizeBuckets);
  return dealers
    .map((dealer) => {
      const bucket = bucketOf(dealer);
      const rank = shuffled.has(bucket)
        ? hash(`${seed} ${dealer.companyId}`)
        : (dealer.distanceMiles ?? Number.MAX_VALUE);
      return { dealer, bucket, rank };
    })
    .sort((a, b) => a.bucket - b.bucket || a.rank - b.rank)
    .map(({ dealer }) => dealer);
};

/** The shuffle seed: area and day, so that all visitors see the same order (contract, section 7). */
export const shuffleSeed = (zipcode: string, day: string): string => `${zipcode} ${day}`;

/** Dealers without a bucket come last. */
const bucketOf = (dealer: Dealer): number => dealer.searchInfo?.bucket ?? Number.MAX_SAFE_INTEGER;

/** FNV-1a with a final mix, so that similar texts get very different hashes. */
const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};
