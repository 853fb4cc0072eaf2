import type { ArticleFacts, ContentPage } from './content-page.ts';
import { readingMinutes, wordsIn } from './reading-time.ts';
import type { RelatedArticle } from './related-article.ts';

/** What lists of pages show of an article; its category is that of the page above it where it names none. */
export type ArticleEntry = Pick<RelatedArticle, 'date' | 'image' | 'category' | 'readingTime'> &
  Pick<ArticleFacts, 'related'>;

/** What lists of pages show of a page. */
export interface PageEntry extends Pick<
  ContentPage,
  'path' | 'locale' | 'title' | 'isListed' | 'translationOf' | 'canonicalPath'
> {
  /** On pages that are articles. */
  readonly article?: ArticleEntry;
}

/** The entry of a page. How long it takes to read is counted where it does not say so itself. */
export const entryOf = ({
  path,
  locale,
  title,
  isListed,
  translationOf,
  canonicalPath,
  article,
  image,
  blocks,
}: ContentPage): PageEntry => ({
  ...{ path, locale, title },
  ...(isListed !== undefined && { isListed }),
  ...(translationOf !== undefined && { translationOf }),
  ...(canonicalPath !== undefined && { canonicalPath }),
  ...(article !== undefined && {
    article: {
      date: article.date,
      image: image ?? null,
      category: article.category ?? null,
      readingTime: article.readingTime ?? readingMinutes(wordsIn(blocks)),
      ...(article.related !== undefined && { related: article.related }),
    },
  }),
});
