import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type { Review, ReviewPage } from '../../../domain/review/review.ts';
import { decodeReviewPage } from '../../../infrastructure/http/review-page-wire.ts';
import { fromReviewPage } from '../../../infrastructure/wire/review-wire.ts';

const decoded = (body: unknown, asked = 0): ReviewPage | undefined => {
  const answer = decodeReviewPage(body, asked);
  return E.isRight(answer) ? answer.right.value : undefined;
};
const good = { author_name: 'Ann', rating: 4, date: '2026-10-03', text: 'Fine.' };

describe('A page of reviews (section 3)', () => {
  test.each([[null], [[]], ['text'], [{}], [{ reviews: {} }], [{ reviews: [null] }], [{ reviews: [{}] }]])(
    '%j is malformed',
    (body) => expect(decoded(body)).toBeUndefined(),
  );

  test('needs only the rating of a review, and treats null and unknown fields as missing', () => {
    const [review] = decoded({ reviews: [{ rating: 3, text: null, source: 'a feed' }] })?.reviews ?? [];
    expect(review).toEqual({ authorName: '', rating: 3, date: '', text: '' });
  });

  test('keeps the good reviews among bad ones', () => {
    const reviews = [good, { ...good, rating: 6 }, null, { ...good, text: 5 }, good];
    expect(decoded({ reviews })?.reviews).toHaveLength(2);
  });

  test('a rating is from 0 to 5', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double(), fc.string()), (rating) => {
        const fits = typeof rating === 'number' && rating >= 0 && rating <= 5;
        expect(decoded({ reviews: [{ ...good, rating }] }) !== undefined).toBe(fits);
      }),
    );
  });

  const ten = Array.from({ length: 10 }, () => good);
  test.each([
    ['a full page without metadata has a next one', ten, undefined, 3, null],
    ['a page that is not full is the last', [good], undefined, 2, null],
    ['metadata of another type counts as missing', [good], 'none', 2, null],
    ['a malformed number counts as missing', [good], { totalReviews: -1, totalPages: 'x' }, 2, null],
    ['pages are counted from the reviews', [good], { totalReviews: 41, pageAmount: 0 }, 5, 41],
    ['pages are counted from the stated page size', [good], { totalReviews: 41, pageAmount: 5 }, 9, 41],
    ['the provider’s page count takes precedence', [good], { totalReviews: 41, totalPages: 7 }, 7, 41],
  ])('%s', (_case, reviews, metadata, totalPages, totalReviews) => {
    expect(decoded({ reviews, metadata }, 1)).toMatchObject({ page: 1, totalPages, totalReviews });
  });

  test('is always decoded or rejected, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        decodeReviewPage(a, 0);
        decodeReviewPage({ reviews: [a, { rating: 1, text: b }], metadata: b }, 0);
      }),
    );
  });

  const text = fc.string({ maxLength: 20 });
  const reviews: fc.Arbitrary<Review> = fc.record(
    {
      authorName: text,
      rating: fc.double({ min: 0, max: 5, noNaN: true }),
      date: text,
      text,
      ownerResponse: text,
      ownerResponseDate: text,
    },
    { requiredKeys: ['authorName', 'rating', 'date', 'text'] },
  );
  const pages: fc.Arbitrary<ReviewPage> = fc.record({
    reviews: fc.array(reviews, { maxLength: 10 }),
    page: fc.nat(100),
    pageAmount: fc.integer({ min: 1, max: 100 }),
    totalReviews: fc.option(fc.nat(10_000)),
    totalPages: fc.nat(1000),
    averageRating: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
  });

  test('is decoded as it was encoded', () => {
    fc.assert(
      fc.property(pages, (page) => {
        const sent: unknown = JSON.parse(JSON.stringify(fromReviewPage(page)));
        expect(decoded(sent, page.page)).toEqual(JSON.parse(JSON.stringify(page)));
      }),
    );
  });
});
