import { Random } from './random.ts';

const REVIEWS_PER_DEALER = 20;
const MAX_REVIEWS = 60_000;
/** The share of dealers without reviews. */
const UNREVIEWED = 0.08;
/** Everyone finds the first dealer, so it has enough reviews for several pages. */
const REVIEWS_OF_THE_FIRST = 128;

/** The number of reviews of each dealer: a few have very many, most have some, some have none. */
export const reviewCounts = (dealers: number): ReadonlyArray<number> => {
  const random = new Random('review counts');
  const weights = Array.from({ length: dealers }, (_, i) =>
    i === 0 || random.chance(UNREVIEWED)
      ? 0
      : Math.exp(2.2 * (random.next() + random.next() + random.next())),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const reviews = Math.max(0, Math.min(MAX_REVIEWS, dealers * REVIEWS_PER_DEALER) - REVIEWS_OF_THE_FIRST);
  // Rounds the running sum instead of each share, so that the counts add up exactly.
  let weighed = 0;
  let given = 0;
  return weights.map((weight, i) => {
    if (i === 0) return REVIEWS_OF_THE_FIRST;
    weighed += weight;
    const before = given;
    given = Math.round((weighed / all) * reviews);
    return given - before;
  });
};
