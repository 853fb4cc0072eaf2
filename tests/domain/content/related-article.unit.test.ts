import { describe, expect, test } from '@jest/globals';
import {
  articleCount,
  newestFirst,
  relatedArticles,
  type RelatedArticle,
} from '../../../domain/content/related-article.ts';

const article = (id: number): RelatedArticle => ({
  id,
  path: `/${id}/`,
  title: `Article ${id}`,
  date: '2026-10-20T09:00:00',
  image: null,
  category: null,
  readingTime: null,
});

const [one, two, three, four] = [article(1), article(2), article(3), article(4)];

describe('The articles related to an article (section 3)', () => {
  test('are those of its category, then the newest, each once, never the article itself', () =>
    expect(relatedArticles('/1/', [two, one], [four, one, two, three], 9)).toEqual([two, four, three]));

  test.each([
    [2, [two, four]],
    [1, [two]],
    [0, []],
    [-1, []],
  ])('are at most %i', (count, expected) =>
    expect(relatedArticles('/1/', [two], [four, three], count)).toEqual(expected),
  );
});

test.each([
  [null, 3],
  [0, 0],
  [-2, 0],
  [2.9, 2],
  [7, 7],
  [100, 12],
])('A block that asks for %j articles gets at most %i', (asked, most) =>
  expect(articleCount(asked)).toBe(most),
);

test('Articles are sorted by date; those of one day keep their order', () => {
  const [late, early] = [
    { ...one, date: '2026-11-01' },
    { ...two, date: '2026-09-30T23:00:00' },
  ];
  expect(newestFirst([early, three, late, four])).toEqual([late, three, four, early]);
});
