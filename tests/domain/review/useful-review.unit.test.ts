import { expect, test } from '@jest/globals';
import { usefulReview } from '../../../domain/review/useful-review.ts';

test.each([
  [[], undefined],
  [[' ', ''], undefined],
  [['Good.', 'They came at night.', ''], 'They came at night.'],
  [['Good.', 'They came at night and stayed for the whole day.'], 'Good.'],
  [
    ['They came at night and stayed.', 'They came by day and were as kind.'],
    'They came at night and stayed.',
  ],
  [['Kind.', 'Good.'], 'Kind.'],
])('Of %j, the review that tells the most in 20 characters is %j', (texts, useful) => {
  const reviews = texts.map((text) => ({ text }));
  expect(usefulReview(reviews, 20)?.text).toBe(useful);
});
