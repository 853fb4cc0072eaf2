import { describe, expect, test } from '@jest/globals';
import { hasNext, type Review, type ReviewPage } from '../../../domain/review/review.ts';

const REVIEW: Review = { authorName: 'Ann', rating: 5, date: '2026-10-03', text: 'On time.' };

const pageWith = (known: Partial<ReviewPage>): ReviewPage => ({
  reviews: [REVIEW],
  page: 0,
  pageAmount: 1,
  totalReviews: null,
  totalPages: 1,
  averageRating: null,
  ...known,
});

describe('The next page of reviews (section 9)', () => {
  test.each([
    [0, 1, false],
    [0, 2, true],
    [1, 2, false],
    [1, 3, true],
    [5, 2, false],
  ])('exists after page %p of %p, counted from 0: %p', (page, totalPages, next) =>
    expect(hasNext(pageWith({ page, totalPages }))).toBe(next),
  );

  test('never exists after an empty page', () =>
    expect(hasNext(pageWith({ reviews: [], totalPages: 9 }))).toBe(false));
});
