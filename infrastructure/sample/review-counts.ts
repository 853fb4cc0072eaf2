import { Random } from './random.ts';

const REVIEWS_PER_DEALER = 20;
const MOST_REVIEWS = 60_000;
/** How many dealers nobody has written about. */
const UNREVIEWED = 0.08;
/** The first dealer is found by everybody: give them something to page through. */
const REVIEWS_OF_THE_FIRST = 128;

/** How many reviews each of so many dealers has: a few have very many, most have some, some have none. */
export const reviewCounts = (dealers: number): ReadonlyArray<number> => {
  const random = new Random('review counts');
  const weights = Array.from({ length: dealers }, () =>
    random.chance(UNREVIEWED) ? 0 : Math.exp(2.2 * (random.next() + random.next() + random.next())),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const reviews = Math.min(MOST_REVIEWS, dealers * REVIEWS_PER_DEALER) - REVIEWS_OF_THE_FIRST;
  return weights.map((weight, i) =>
    i === 0 ? REVIEWS_OF_THE_FIRST : Math.floor((weight / all) * Math.max(0, reviews)),
  );
};
