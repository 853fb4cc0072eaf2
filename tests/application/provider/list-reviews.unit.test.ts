import { expect, test } from '@jest/globals';
import type * as E from 'fp-ts/Either';
import { ListReviews } from '../../../application/provider/list-reviews/list-reviews.ts';
import type { ReviewPage } from '../../../domain/review/review.ts';
import { aReview } from '../../builders/a-review.ts';
import { companyId } from '../../builders/company-id.ts';
import { MemoryReviewRecords } from '../../fakes/dealers/memory-review-records.ts';

test('Pages of reviews are counted from 0, and a page after the last is empty (section 7)', async () => {
  const reviews = Array.from({ length: 23 }, () => aReview().rated(4).build());
  const listReviews = new ListReviews(new MemoryReviewRecords([[7, reviews]]));
  const page = async (number: number) =>
    ((await listReviews.execute(companyId(7), number, 10)()) as E.Right<ReviewPage>).right;
  expect((await page(2)).reviews).toHaveLength(3);
  expect(await page(3)).toEqual({
    reviews: [],
    page: 3,
    pageAmount: 10,
    totalReviews: 23,
    totalPages: 3,
    averageRating: 4,
  });
});
