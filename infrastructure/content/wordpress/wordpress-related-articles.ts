import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Clock } from '../../../application/ports/clock.ts';
import type { ArticlesUnavailable, RelatedArticles } from '../../../application/ports/related-articles.ts';
import type { RelatedArticle } from '../../../domain/content/related-article.ts';
import { KeptAnswers } from './wordpress-kept.ts';
import { pathOf } from '../../wire/page-path.ts';
import type { WordPressSource } from './wordpress-source.ts';

/** How much of what was read is kept in memory. */
const KEPT_LISTS = { most: 500, mostBytes: 5_000_000 };

/** The articles of a WordPress, kept like its pages. */
export class WordPressRelatedArticles implements RelatedArticles {
  private readonly lists: KeptAnswers<ReadonlyArray<RelatedArticle>>;

  constructor(source: WordPressSource, clock: Clock) {
    this.lists = new KeptAnswers({
      ...{ clock, ...KEPT_LISTS },
      ask: (key) => {
        const [count = '', path = ''] = key.split(' ');
        return source.articles(path, Number(count));
      },
    });
  }

  readonly for =
    (path: string, count: number): TaskEither<ArticlesUnavailable, ReadonlyArray<RelatedArticle>> =>
    async () =>
      E.mapLeft(unavailable)(await this.lists.read(`${count} ${pathOf(path) ?? '/'}`));
}

const unavailable = (reason: string): ArticlesUnavailable => ({ _tag: 'ArticlesUnavailable', reason });
