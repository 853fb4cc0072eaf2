import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { WordPressRelatedArticles } from '../../../infrastructure/content/wordpress-related-articles.ts';
import { describeRelatedArticles, type PublishedArticle } from '../../contracts/related-articles.ts';
import { MemoryRelatedArticles } from '../../fakes/memory-related-articles.ts';
import { openWordPress } from '../../wordpress/opened-wordpress.ts';
import type { Published } from '../../wordpress/published.ts';

describeRelatedArticles('memory', async () => {
  const articles = new MemoryRelatedArticles();
  return {
    articles,
    publish: (article) => articles.publish(article),
    breakDown: () => articles.breakDown(),
    close: async () => undefined,
  };
});

const asPublished = ({ path, title, date, category, image, readingTime }: PublishedArticle): Published => ({
  ...{ path, title },
  article: {
    date,
    ...(category !== null && { category: { name: category.name.replace('&', '&amp;'), uri: category.path } }),
  },
  ...(image !== null && { image }),
  ...(readingTime !== null && { seo: { readingTime } }),
});

describeRelatedArticles('WordPress', async () => {
  const { wordpress, source, clock } = await openWordPress();
  wordpress.publish({ path: '/a-page/', title: 'A page' });
  return {
    articles: new WordPressRelatedArticles(source, clock),
    publish: (article) => wordpress.publish(asPublished(article)),
    breakDown: () => wordpress.meet('failure'),
    close: () => wordpress.close(),
  };
});

describe('The articles of a WordPress', () => {
  test('are asked for once a minute, and serve on while it is down', async () => {
    const { wordpress, source, clock } = await openWordPress();
    const articles = new WordPressRelatedArticles(source, clock);
    wordpress.publish({ path: '/filters/', title: 'Filters', article: { date: '2026-10-01' } });
    const first = await articles.for('/', 3)();
    expect(E.isRight(first) && first.right).toHaveLength(1);
    await articles.for('/', 3)();
    wordpress.goAway();
    await clock.advance(60_000);
    expect(await articles.for('/', 3)()).toEqual(first);
    expect(wordpress.count('RelatedArticles')).toBe(1);
    await wordpress.close();
  });
});
