import type { ArticleFacts, ContentPage } from './content-page.ts';
import { readingMinutes, wordsIn } from './reading-time.ts';
import type { RelatedArticle } from './related-article.ts';

/** An article in a list of pages. Its category defaults to the parent page. */
export type ArticleEntry = Pick<RelatedArticle, 'date' | 'image' | 'category' | 'readingTime'> &
  Pick<ArticleFacts, 'related'>;

/** A page in a list of pages. */
export interface PageEntry extends Pick<
  ContentPage,
  'path' | 'locale' | 'title' | 'isListed' | 'translationOf' | 'canonicalPath'
> {
  /** Set on articles. */
  readonly article?: ArticleEntry;
}

/** The entry of a page. The reading time is computed from the word count when the page has none. */
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
  path,
  locale,
  title,
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
