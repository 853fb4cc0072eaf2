import type { Dealer } from './dealer.ts';

/**
 * The order of an answer (contract, section 7): buckets in order, nearest first inside a bucket. Dealers
 * of a bucket in `randomizeBuckets` are shuffled by the seed instead: each dealer's place depends on
 * the seed and its company id alone, so the order is the same from whatever order it is made, and pages stay stable.
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

/** The seed of a shuffle: the area and the day, so that it is the same for everybody (contract, section 7). */
export const shuffleSeed = (zipcode: string, day: string): string => `${zipcode} ${day}`;

/** Dealers without a bucket come last. */
const bucketOf = (dealer: Dealer): number => dealer.searchInfo?.bucket ?? Number.MAX_SAFE_INTEGER;

/** FNV-1a over the characters, its bits then spread so that near texts land far apart. */
const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};
