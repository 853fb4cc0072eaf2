import type { Review } from '../../domain/review/review.ts';
import type { CompanyReview } from '../database/editions/edition-rows.ts';
import type { StoredDealer } from '../database/editions/stored-dealer.ts';
import { Random } from './random.ts';
import { answerText, reviewText } from './review-texts.ts';
import { sampleOpinions, type Opinion } from './sample-opinions.ts';
import words from './words.json' with { type: 'json' };

/** A fixed date, so that the sample is always the same. */
const TODAY = Date.UTC(2026, 10, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
const OLDEST_DAYS = 5 * 365;
/** The minimum age of a review, so that all responses are dated before `TODAY`. */
const YOUNGEST_DAYS = 15;
const SLOWEST_ANSWER_DAYS = 14;
const INITIALS = [...'ABCDEFGHJKLMNOPRSTVWYZ'];

/** The reviews that match the ratings of the sample dealers. */
export function* sampleReviews(dealers: Iterable<StoredDealer>): Iterable<CompanyReview> {
  for (const { companyId, totalReviewCount = 0 } of dealers) {
    const random = new Random(`reviews ${companyId}`);
    for (const opinion of sampleOpinions(companyId, totalReviewCount)) {
      yield { companyId, review: written(random, opinion) };
    }
  }
}

const written = (random: Random, { rating, answered }: Opinion): Review => {
  const daysAgo = random.whole(YOUNGEST_DAYS, OLDEST_DAYS);
  const date = dayBefore(daysAgo);
  const review = {
    authorName: `${random.pick(words.firstNames)} ${random.pick(INITIALS)}.`,
    rating,
    date,
    text: reviewText(random, rating, date),
  };
  if (!answered) return review;
  const answeredOn = dayBefore(daysAgo - random.whole(1, SLOWEST_ANSWER_DAYS));
  return { ...review, ownerResponse: answerText(random, rating), ownerResponseDate: answeredOn };
};

const dayBefore = (days: number): string => new Date(TODAY - days * DAY_MS).toISOString().slice(0, 10);
