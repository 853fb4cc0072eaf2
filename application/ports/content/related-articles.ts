import type { TaskEither } from 'fp-ts/TaskEither';
import type { RelatedArticle } from '../../../domain/content/related-article.ts';

/** Articles cannot be read now, and nothing that was read before is kept. */
export interface ArticlesUnavailable {
  readonly _tag: 'ArticlesUnavailable';
  readonly reason: string;
}

/** Which articles belong to another (specification, section 3). */
export interface RelatedArticles {
  /** At most `count` articles for the page of a path: those of its category, then the newest; newest first in both. */
  readonly for: (
    path: string,
    count: number,
  ) => TaskEither<ArticlesUnavailable, ReadonlyArray<RelatedArticle>>;
}
