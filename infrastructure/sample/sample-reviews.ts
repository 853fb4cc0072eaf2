import type { Review } from '../../domain/review/review.ts';
import type { CompanyReview } from '../database/editions/edition-rows.ts';
import type { StoredDealer } from '../database/editions/stored-dealer.ts';
import { Random, type Choices } from './random.ts';
import { answerText, reviewText } from './review-texts.ts';
import { sampleOpinions, type Opinion } from './sample-opinions.ts';

/** A fixed date, so that the sample is always the same. */
const TODAY = Date.UTC(2026, 10, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
const OLDEST_DAYS = 5 * 365;
/** Old enough that all answers are dated before `TODAY`. */
const YOUNGEST_DAYS = 15;
const SLOWEST_ANSWER_DAYS = 14;

const FIRST_NAMES: Choices<string> = [
  'Aaron',
  'Alicia',
  'Amy',
  'Andre',
  'Angela',
  'Ben',
  'Beth',
  'Brian',
  'Carla',
  'Carlos',
  'Chris',
  'Claire',
  'Dan',
  'Denise',
  'Diego',
  'Elena',
  'Eric',
  'Fatima',
  'George',
  'Grace',
  'Hannah',
  'Hector',
  'Irene',
  'Jack',
  'Jasmine',
  'Joe',
  'Karen',
  'Kevin',
  'Laura',
  'Linda',
  'Luis',
  'Maria',
  'Mark',
  'Mei',
  'Michelle',
  'Nadia',
  'Nick',
  'Olivia',
  'Omar',
  'Pat',
  'Paul',
  'Priya',
  'Rachel',
  'Ray',
  'Rosa',
  'Sam',
  'Sandra',
  'Scott',
  'Teresa',
  'Tom',
  'Victor',
  'Wendy',
];
const INITIALS: Choices<string> = ['A', ...'BCDEFGHJKLMNOPRSTVWYZ'];

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
    authorName: `${random.pick(FIRST_NAMES)} ${random.pick(INITIALS)}.`,
    ...{ rating, date },
    text: reviewText(random, rating, date),
  };
  if (!answered) return review;
  const answeredOn = dayBefore(daysAgo - random.whole(1, SLOWEST_ANSWER_DAYS));
  return { ...review, ownerResponse: answerText(random, rating), ownerResponseDate: answeredOn };
};

const dayBefore = (days: number): string => new Date(TODAY - days * DAY_MS).toISOString().slice(0, 10);
