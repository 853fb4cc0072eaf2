import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type {
  ArticlesUnavailable,
  RelatedArticles,
} from '../../../application/ports/content/related-articles.ts';
import { trailOf } from '../../../application/visitor/read-page/breadcrumbs.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import {
  newestFirst,
  relatedArticles,
  type RelatedArticle,
} from '../../../domain/content/related-article.ts';
import { writtenLanguage } from '../../../domain/content/site-language.ts';

type Articles = ReadonlyArray<RelatedArticle>;

const NONE: RelatedArticles = { for: () => async () => E.right([]) };

/**
 * Related articles from a library and from another source. The other source takes precedence on its own pages. Either one works while the
 * other is unavailable.
 */
export class LibraryRelatedArticles implements RelatedArticles {
  constructor(
    private readonly library: PageLibrary,
    private readonly others: RelatedArticles = NONE,
  ) {}

  readonly for =
    (path: string, count: number): TaskEither<ArticlesUnavailable, Articles> =>
    async () => {
      const [listed, others] = await Promise.all([this.library.entries()(), this.others.for(path, count)()]);
      const own = E.isRight(listed) ? articlesAmong(listed.right, path) : [];
      if (E.isLeft(others) && own.length === 0) return others;
      if (E.isLeft(listed) && (E.isLeft(others) || others.right.length === 0))
        return E.left({ _tag: 'ArticlesUnavailable', reason: listed.left.reason });
      const beyond = E.isRight(others) ? others.right : [];
      const category = E.isRight(listed) ? categoryAt(path, listed.right) : path;
      const all = newestFirst([...own, ...beyond]);
      const chosen = E.isRight(listed) ? chosenAt(path, listed.right) : [];
      const alike = [
        ...chosen.flatMap((wanted) => own.filter((article) => article.path === wanted)),
        ...all.filter((article) => article.category?.path === category),
      ];
      return E.right(
        alike.length > 0
          ? relatedArticles(path, alike, all, count)
          : relatedArticles(path, beyond, own, count),
      );
    };
}

/** The related paths that an article itself names. */
const chosenAt = (path: string, entries: ReadonlyArray<PageEntry>): ReadonlyArray<string> =>
  entries.find((entry) => entry.path === path)?.article?.related ?? [];

/** The listed articles in the language of the page at a path. */
const articlesAmong = (entries: ReadonlyArray<PageEntry>, shownAt: string): Articles => {
  const language = languageAt(shownAt, entries);
  return newestFirst(
    entries.flatMap((entry) => {
      if (entry.article === undefined || entry.isListed === false) return [];
      if (writtenLanguage(entry) !== language) return [];
      const { date, image, readingTime } = entry.article;
      const { path, title } = entry;
      return [{ id: null, path, title, date, image, readingTime, category: categoryOf(entry, entries) }];
    }),
  );
};

const languageAt = (path: string, entries: ReadonlyArray<PageEntry>): string =>
  writtenLanguage(entries.find((entry) => entry.path === path) ?? { path, locale: 'en' });

/** The category of an article; its parent page by default. */
const categoryOf = (
  { path, article }: PageEntry,
  entries: ReadonlyArray<PageEntry>,
): RelatedArticle['category'] => {
  const above = trailOf(path, entries).at(-1);
  return article?.category ?? (above === undefined ? null : { name: above.title, path: above.path });
};

/** The category of an article's path. The path of a category page is its own category. */
const categoryAt = (path: string, entries: ReadonlyArray<PageEntry>): string => {
  const own = entries.find((entry) => entry.path === path && entry.article !== undefined);
  return own === undefined ? path : (categoryOf(own, entries)?.path ?? path);
};
