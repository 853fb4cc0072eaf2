import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { DealerReviews } from '../../../application/ports/dealers/dealer-reviews.ts';
import type { Review } from '../../../domain/review/review.ts';
import { aReview } from '../../builders/a-review.ts';
import { companyId } from '../../builders/company-id.ts';

/** Reviews under test, and how a test sets their data. */
export interface ReviewsUnderTest {
  readonly reviews: DealerReviews;
  /** Sets a dealer's reviews, newest first. */
  readonly serve: (companyId: number, reviews: ReadonlyArray<Review>) => void;
  /** Makes the source stop answering. */
  readonly breakDown: () => void;
  readonly close: () => Promise<void>;
}

const twelve = Array.from({ length: 12 }, (_, i) =>
  aReview()
    .by(`Customer ${i + 1}`)
    .rated(i % 2 === 0 ? 5 : 4)
    .build(),
);
const answered = aReview()
  .by('Bo P.')
  .rated(4.5)
  .on('2026-02-01')
  .saying("Très bien, l'équipe <b>👍</b>")
  .answered('Thank you!', '2026-02-03')
  .build();

/** The contract of every `DealerReviews`. */
export const describeDealerReviews = (name: string, open: () => Promise<ReviewsUnderTest>): void => {
  describe(`DealerReviews: ${name}`, () => {
    let tested: ReviewsUnderTest;
    beforeEach(async () => void (tested = await open()));
    afterEach(() => tested.close());

    const page = (id: number, number: number) => tested.reviews.page(companyId(id), number)();

    test('reads pages of ten, with the total and average of all reviews', async () => {
      tested.serve(7, twelve);
      const reported = { pageAmount: 10, totalReviews: 12, totalPages: 2, averageRating: 4.5 };
      expect(await page(7, 0)).toEqual(E.right({ reviews: twelve.slice(0, 10), page: 0, ...reported }));
      expect(await page(7, 1)).toEqual(E.right({ reviews: twelve.slice(10), page: 1, ...reported }));
    });

    test('reads each review with all of its data, word for word', async () => {
      tested.serve(7, [answered]);
      expect(await page(7, 0)).toMatchObject({ _tag: 'Right', right: { reviews: [answered] } });
    });

    test('keeps the reviews of each dealer apart; a dealer without reviews has none', async () => {
      tested.serve(7, [answered]);
      expect(await page(8, 0)).toMatchObject({ _tag: 'Right', right: { reviews: [], totalPages: 0 } });
    });

    test('reads pages of another size', async () => {
      tested.serve(7, twelve);
      const counts = { page: 2, pageAmount: 5, totalReviews: 12, totalPages: 3, averageRating: 4.5 };
      expect(await tested.reviews.page(companyId(7), 2, 5)()).toEqual(
        E.right({ reviews: twelve.slice(10), ...counts }),
      );
    });

    test('reads nothing after the last page', async () => {
      tested.serve(7, twelve);
      expect(await page(7, 2)).toMatchObject({ _tag: 'Right', right: { reviews: [], totalReviews: 12 } });
    });

    test('is unavailable when the source does not answer, and never rejects', async () => {
      tested.breakDown();
      const answer = await page(7, 0);
      expect(['ProviderUnavailable', 'RecordsUnavailable']).toContain(E.isLeft(answer) && answer.left._tag);
    });
  });
};
