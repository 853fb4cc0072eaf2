import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { readingMinutes, wordCount } from '../../../domain/content/reading-time.ts';
import type { RelatedArticle } from '../../../domain/content/related-article.ts';
import { pathOf } from '../../wire/page-path.ts';
import type { Addresses } from '../blocks/addresses.ts';
import { plainText } from '../html/plain-text.ts';
import { FeaturedImage, imageOf } from './wordpress-wire.ts';
import { decodeAnswer, listOf, maybe } from './wordpress-wire-types.ts';

const Article = t.type({
  databaseId: t.number,
  uri: maybe(t.string),
  title: maybe(t.string),
  date: maybe(t.string),
  content: maybe(t.string),
  featuredImage: maybe(FeaturedImage),
  categories: maybe(t.type({ nodes: t.array(t.type({ name: maybe(t.string), uri: maybe(t.string) })) })),
  seo: maybe(t.type({ readingTime: maybe(t.number) })),
});
export type WordPressArticle = t.TypeOf<typeof Article>;

const Articles = t.type({ nodes: listOf('articles', Article) });

const Found = t.type({
  nodeByUri: maybe(
    t.type({ categories: maybe(t.type({ nodes: t.array(t.type({ posts: maybe(Articles) })) })) }),
  ),
  posts: Articles,
});

export interface FoundArticles {
  /** Those of the article's first category, newest first. */
  readonly alike: ReadonlyArray<RelatedArticle>;
  /** Those of all categories. */
  readonly newest: ReadonlyArray<RelatedArticle>;
  /** What was left out as malformed; null: nothing. */
  readonly warning: string | null;
}

/** The articles of an answer; left: where it is malformed. */
export const decodeArticles = (body: unknown, addresses: Addresses): E.Either<string, FoundArticles> =>
  pipe(
    decodeAnswer(Found, body),
    E.map(({ data: { nodeByUri, posts } }) => ({
      alike: (nodeByUri?.categories?.nodes ?? []).flatMap((category) =>
        articlesOf(category.posts?.nodes.value, addresses),
      ),
      newest: articlesOf(posts.nodes.value, addresses),
      warning: posts.nodes.warning,
    })),
  );

/** The articles whose address is a path. */
export const articlesOf = (
  articles: ReadonlyArray<WordPressArticle> | undefined,
  addresses: Addresses,
): ReadonlyArray<RelatedArticle> =>
  (articles ?? []).flatMap((article) => {
    const path = pathOf(article.uri ?? '?');
    return path === null ? [] : [articleAt(path, article, addresses)];
  });

const articleAt = (
  path: string,
  { categories, ...article }: WordPressArticle,
  addresses: Addresses,
): RelatedArticle => ({
  id: article.databaseId,
  path,
  title: plainText(article.title ?? ''),
  date: article.date ?? '',
  image: imageOf(article.featuredImage, addresses),
  category: categoryOf(categories?.nodes[0]),
  readingTime: minutesOf(article),
});

/** WordPress counts in minutes; where it has not counted there is 0 or nothing. */
const minutesOf = ({ seo, content }: Pick<WordPressArticle, 'seo' | 'content'>): number | null => {
  const counted = seo?.readingTime ?? 0;
  return counted > 0 ? Math.ceil(counted) : readingMinutes(wordCount(content ?? ''));
};

const categoryOf = (
  category: { name?: string | null | undefined; uri?: string | null | undefined } | undefined,
) => {
  const path = category?.uri ? pathOf(category.uri) : null;
  return category?.name && path !== null ? { name: plainText(category.name), path } : null;
};
