import { expect, test } from '@jest/globals';
import { reviewExcerpt } from '../../../domain/review/review-excerpt.ts';

test.each([
  ['Quick and kind.', 40, 'Quick and kind.'],
  ['  Quick\n\nand   kind. ', 15, 'Quick and kind.'],
  ['They came at once, and left it clean.', 20, 'They came at once…'],
  ['They came at once, and left it clean.', 18, 'They came at once…'],
  ['They came at once – clean too.', 20, 'They came at once…'],
  ['They came at once. And left it clean.', 20, 'They came at once. …'],
  ['Came “at once.” Left it clean. Fair price.', 30, 'Came “at once.” Left it clean. …'],
  ['It cost $1.50 more than they had said.', 20, 'It cost $1.50 more…'],
  ['Unbreakable', 5, 'Unbre…'],
  ['', 5, ''],
])('The excerpt of %j in %i characters is %j', (text, most, excerpt) => {
  expect(reviewExcerpt(text, most)).toBe(excerpt);
});
