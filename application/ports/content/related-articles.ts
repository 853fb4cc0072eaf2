import type { TaskEither } from 'fp-ts/TaskEither';
import type { RelatedArticle } from '../../../domain/content/related-article.ts';

/** Articles can't be read now and nothing is cached. */
export interface ArticlesUnavailable {
  readonly _tag: 'ArticlesUnavailable';
  readonly reason: string;
}

/** Finds related articles (specification, section 3). */
export interface RelatedArticles {
  /** At most `count` articles for a page: those of its category, then others, newest first within each. */
  readonly for: (
    path: string,
    count: number,
  ) => TaskEither<ArticlesUnavailable, ReadonlyArray<RelatedArticle>>;
}
