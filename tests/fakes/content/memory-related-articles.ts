import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type {
  ArticlesUnavailable,
  RelatedArticles,
} from '../../../application/ports/content/related-articles.ts';
import { readingMinutes, wordCount } from '../../../domain/content/reading-time.ts';
import { relatedArticles, type RelatedArticle } from '../../../domain/content/related-article.ts';

/** The articles that a test publishes. */
export class MemoryRelatedArticles implements RelatedArticles {
  private readonly published: RelatedArticle[] = [];
  private isDown = false;

  publish({ text = '', ...article }: Omit<RelatedArticle, 'id'> & { readonly text?: string }): void {
    const readingTime = article.readingTime ?? readingMinutes(wordCount(text));
    this.published.push({ id: this.published.length + 1, ...article, readingTime });
  }

  /** Makes the source stop answering. */
  breakDown(): void {
    this.isDown = true;
  }

  readonly for =
    (path: string, count: number): TaskEither<ArticlesUnavailable, ReadonlyArray<RelatedArticle>> =>
    async () => {
      if (this.isDown) return E.left({ _tag: 'ArticlesUnavailable', reason: 'Gone' });
      const newest = [...this.published].sort((a, b) => (a.date < b.date ? 1 : -1));
      const category = newest.find((article) => article.path === path)?.category?.path;
      const alike = newest.filter((article) => category !== undefined && article.category?.path === category);
      return E.right(relatedArticles(path, alike, newest, count));
    };
}
