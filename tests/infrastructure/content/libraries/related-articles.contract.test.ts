import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { RelatedArticles } from '../../../../application/ports/content/related-articles.ts';
import { wholeBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import type { ContentPage } from '../../../../domain/content/content-page.ts';
import { LibraryRelatedArticles } from '../../../../infrastructure/content/libraries/library-related-articles.ts';
import { WordPressRelatedArticles } from '../../../../infrastructure/content/wordpress/wordpress-related-articles.ts';
import {
  describeRelatedArticles,
  type PublishedArticle,
} from '../../../contracts/content/related-articles.ts';
import { MemoryPageLibrary } from '../../../fakes/content/memory-page-library.ts';
import { MemoryRelatedArticles } from '../../../fakes/content/memory-related-articles.ts';
import { openWordPress } from '../../../wordpress/opened-wordpress.ts';
import type { Published } from '../../../wordpress/published.ts';

describeRelatedArticles('memory', async () => {
  const articles = new MemoryRelatedArticles();
  return {
    articles,
    publish: (article) => articles.publish(article),
    breakDown: () => articles.breakDown(),
    close: async () => undefined,
  };
});

const asPublished = ({ path, title, date, text = '', ...more }: PublishedArticle): Published => {
  const { category, image, readingTime } = more;
  return {
    path,
    title,
    article: {
      date,
      content: `<p>${text}</p>`,
      ...(category !== null && {
        category: { name: category.name.replace('&', '&amp;'), uri: category.path },
      }),
    },
    ...(image !== null && { image }),
    ...(readingTime !== null && { seo: { readingTime } }),
  };
};

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

const asPage = ({ path, title, image, text = '', ...more }: PublishedArticle): ContentPage => {
  const { date, category, readingTime } = more;
  return {
    path,
    title,
    image,
    locale: 'en',
    description: '',
    blocks: [wholeBlock({ name: 'core/paragraph', originalContent: `<p>${text}</p>` })],
    article: {
      date,
      ...(category !== null && { category }),
      ...(readingTime !== null && { readingTime }),
    },
  };
};

describeRelatedArticles('a library of pages', async () => {
  const library = new MemoryPageLibrary();
  return {
    articles: new LibraryRelatedArticles(library),
    publish: (article) => library.write(asPage(article)),
    breakDown: () => library.breakDown(),
    close: async () => undefined,
  };
});

describe("A library's articles", () => {
  const known = (path: string, more: Partial<ContentPage> = {}): ContentPage => ({
    path,
    locale: 'en_US',
    title: path,
    description: '',
    blocks: [],
    article: { date: '2026-10-01' },
    ...more,
  });
  const pathsFor = async (articles: RelatedArticles, path: string) => {
    const found = await articles.for(path, 9)();
    return E.isRight(found) ? found.right.map((article) => article.path) : found.left._tag;
  };

  test('use their parent page as category if they name none', async () => {
    const { article: _, ...index } = known('/tips/', { title: 'Tips' });
    const library = new MemoryPageLibrary([
      ...[
        index,
        known('/tips/filter/'),
        known('/tips/coil/'),
        known('/news/', { article: { date: '2026-11-01' } }),
      ],
    ]);
    const articles = new LibraryRelatedArticles(library);
    expect(await pathsFor(articles, '/tips/filter/')).toEqual(['/tips/coil/', '/news/']);
    expect(await pathsFor(articles, '/tips/')).toEqual(['/tips/filter/', '/tips/coil/', '/news/']);
    expect(await articles.for('/tips/filter/', 1)()).toMatchObject(
      E.right([{ category: { name: 'Tips', path: '/tips/' } }]),
    );
  });

  test('start with the existing articles that the page names', async () => {
    const related = ['/tips/furnace/', '/tips/gone/', '/tips/coil/', '/tips/filter/'];
    const library = new MemoryPageLibrary([
      ...['/tips/a/', '/tips/coil/', '/tips/furnace/'].map((path) => known(path)),
      known('/tips/filter/', { article: { date: '2026-10-01', related } }),
    ]);
    expect(await pathsFor(new LibraryRelatedArticles(library), '/tips/filter/')).toEqual([
      '/tips/furnace/',
      '/tips/coil/',
      '/tips/a/',
    ]);
  });

  test("include only listed articles in the page's language", async () => {
    const library = new MemoryPageLibrary([
      ...[known('/filter/'), known('/coil/', { isListed: false }), known('/fr/filtre/', { locale: 'fr_CA' })],
      known('/fr/serpentin/', { locale: 'fr' }),
    ]);
    const articles = new LibraryRelatedArticles(library);
    expect(await pathsFor(articles, '/fr/filtre/')).toEqual(['/fr/serpentin/']);
    expect(await pathsFor(articles, '/other/')).toEqual(['/filter/']);
  });

  test('are combined with another source, whose articles come first on its own pages, and remain during its outage', async () => {
    const others = new MemoryRelatedArticles();
    const post = { image: null, readingTime: null, date: '2026-10-02', title: '' };
    others.publish({ ...post, path: '/post/', category: null });
    const library = new MemoryPageLibrary([known('/tips/filter/'), known('/tips/coil/'), known('/tips/')]);
    const articles = new LibraryRelatedArticles(library, others);
    expect(await pathsFor(articles, '/')).toEqual(['/post/', '/tips/filter/', '/tips/coil/', '/tips/']);
    expect(await pathsFor(articles, '/tips/filter/')).toEqual(['/tips/coil/', '/post/', '/tips/']);
    others.breakDown();
    expect(await pathsFor(articles, '/tips/filter/')).toEqual(['/tips/coil/', '/tips/']);
    library.remove('/tips/coil/');
    library.remove('/tips/');
    expect(await pathsFor(articles, '/tips/filter/')).toEqual([]);
    library.breakDown();
    expect(await pathsFor(articles, '/tips/filter/')).toBe('ArticlesUnavailable');
  });
});

describe("A WordPress's articles", () => {
  test('are reported as unavailable once for all pages', async () => {
    const { wordpress, source, clock, log } = await openWordPress();
    const articles = new WordPressRelatedArticles(source, clock);
    wordpress.goAway();
    for (const count of [1, 2, 3]) expect(E.isLeft(await articles.for('/', count)())).toBe(true);
    expect([...log.warnings, ...log.errors]).toHaveLength(1);
    await wordpress.close();
  });

  test('are requested once a minute, and remain while WordPress is down', async () => {
    const { wordpress, source, clock } = await openWordPress();
    const articles = new WordPressRelatedArticles(source, clock);
    wordpress.publish({ path: '/filters/', title: 'Filters', article: { date: '2026-10-01' } });
    const first = await articles.for('/', 3)();
    expect(E.isRight(first) && first.right).toHaveLength(1);
    await articles.for('/', 3)();
    wordpress.goAway();
    await clock.advance(60_000);
    expect(await articles.for('/', 3)()).toEqual(first);
    expect(wordpress.count('articles')).toBe(1);
    await wordpress.close();
  });
});
