import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { RelatedArticles } from '../../../application/ports/content/related-articles.ts';

/** An article that a test publishes. */
export interface PublishedArticle {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly category: { readonly name: string; readonly path: string } | null;
  readonly image: string | null;
  /** Null if the source does not state it. */
  readonly readingTime: number | null;
  /** The article's text. */
  readonly text?: string;
}

/** Articles under test, and how a test sets their data. */
export interface ArticlesUnderTest {
  readonly articles: RelatedArticles;
  readonly publish: (article: PublishedArticle) => void;
  /** Makes the source stop answering. */
  readonly breakDown: () => void;
  readonly close: () => Promise<void>;
}

const TIPS = { name: 'Tips & Tricks', path: '/category/tips/' };
const NEWS = { name: 'News', path: '/category/news/' };

const article = (title: string, day: number, category: PublishedArticle['category']): PublishedArticle => ({
  path: `/${title.toLowerCase()}/`,
  title,
  category,
  image: null,
  readingTime: null,
  date: `2026-10-${String(day).padStart(2, '0')}T09:00:00`,
});

/** The contract of every `RelatedArticles`. */
export const describeRelatedArticles = (name: string, open: () => Promise<ArticlesUnderTest>): void => {
  describe(`RelatedArticles: ${name}`, () => {
    let tested: ArticlesUnderTest;
    beforeEach(async () => {
      tested = await open();
      tested.publish(article('Filters', 1, TIPS));
      tested.publish(article('Winter', 3, NEWS));
      tested.publish(article('Summer', 2, TIPS));
      tested.publish(article('Autumn', 4, null));
      tested.publish(article('Spring', 5, TIPS));
    });
    afterEach(() => tested.close());

    const titles = async (path: string, count: number) => {
      const found = await tested.articles.for(path, count)();
      return E.isRight(found) ? found.right.map(({ title }) => title) : found.left._tag;
    };

    test('lists articles of the same category first, then the newest, without the article itself', async () => {
      expect(await titles('/filters/', 9)).toEqual(['Spring', 'Summer', 'Autumn', 'Winter']);
      expect(await titles('/filters/', 3)).toEqual(['Spring', 'Summer', 'Autumn']);
    });

    test.each(['/autumn/', '/a-page/'])(
      '%s has no category: its related articles are the newest',
      async (path) =>
        expect(await titles(path, 2)).toEqual(
          path === '/autumn/' ? ['Spring', 'Winter'] : ['Spring', 'Autumn'],
        ),
    );

    test('lists each article with all of its data', async () => {
      const reported = {
        ...article('Heat', 6, TIPS),
        image: 'https://cms.example.com/heat.jpg',
        readingTime: 4,
      };
      tested.publish(reported);
      const found = await tested.articles.for('/filters/', 1)();
      expect(found).toMatchObject(E.right([reported]));
    });

    test('computes the reading time at 200 words a minute if the source does not state it', async () => {
      const text = Array.from({ length: 401 }, (_, i) => `word${i}`).join(' ');
      tested.publish({ ...article('Heat', 6, TIPS), text });
      const found = await tested.articles.for('/filters/', 1)();
      expect(found).toMatchObject(E.right([{ title: 'Heat', readingTime: 3 }]));
    });

    test('is unavailable when the source does not answer, and never rejects', async () => {
      tested.breakDown();
      expect(await titles('/filters/', 3)).toBe('ArticlesUnavailable');
    });
  });
};
