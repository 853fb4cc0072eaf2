import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Clock } from '../../../application/ports/clock.ts';
import type {
  ArticlesUnavailable,
  RelatedArticles,
} from '../../../application/ports/content/related-articles.ts';
import type { RelatedArticle } from '../../../domain/content/related-article.ts';
import { CachedAnswers } from './cached-answers.ts';
import { pathOf } from '../../wire/page-path.ts';
import type { WordPressSource } from './wordpress-source.ts';

/** How much of what was read is cached. */
const CACHED_LISTS = { max: 500, maxBytes: 5_000_000 };

/** The articles of a WordPress, cached like its pages. */
export class WordPressRelatedArticles implements RelatedArticles {
  private readonly lists: CachedAnswers<ReadonlyArray<RelatedArticle>>;

  constructor(source: WordPressSource, clock: Clock) {
    this.lists = new CachedAnswers({
      ...{ clock, ...CACHED_LISTS, whyNotWait: source.whyNotWait },
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
