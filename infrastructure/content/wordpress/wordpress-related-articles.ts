import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../../application/ports/clock.ts';
import type { RelatedArticles } from '../../../application/ports/content/related-articles.ts';
import type { RelatedArticle } from '../../../domain/content/related-article.ts';
import { pathOf } from '../../wire/page-path.ts';
import { CachedAnswers } from './cached-answers.ts';
import type { WordPressSource } from './wordpress-source.ts';

/** The limits of the cache. */
const CACHED_LISTS = { max: 500, maxBytes: 5_000_000 };

/** The articles of a WordPress, cached like its pages. */
export class WordPressRelatedArticles implements RelatedArticles {
  private readonly lists: CachedAnswers<ReadonlyArray<RelatedArticle>>;

  constructor(source: WordPressSource, clock: Clock) {
    this.lists = new CachedAnswers({
      clock,
      ...CACHED_LISTS,
      whyNotWait: source.line.whyNotWait,
      ask: (key) => {
        const [count = '', path = ''] = key.split(' ');
        return source.articles(path, Number(count));
      },
    });
  }

  readonly for: RelatedArticles['for'] = (path, count) =>
    pipe(
      this.lists.read(`${count} ${pathOf(path) ?? '/'}`),
      TE.mapLeft((reason) => ({ _tag: 'ArticlesUnavailable', reason })),
    );
}
