import { describe, expect, test } from '@jest/globals';
import { relatedArticles, type RelatedArticle } from '../../../domain/content/related-article.ts';

const article = (id: number): RelatedArticle => ({
  ...{ id, path: `/${id}/`, title: `Article ${id}`, date: '2026-10-20T09:00:00' },
  ...{ image: null, category: null, readingTime: null },
});

const [one, two, three, four] = [article(1), article(2), article(3), article(4)];

describe('The articles that belong to another (section 3)', () => {
  test('are those of its category, then the newest, each once, never itself', () =>
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
