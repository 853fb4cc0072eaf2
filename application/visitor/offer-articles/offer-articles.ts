import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { RelatedArticle } from '../../../domain/content/related-article.ts';
import { dayIn } from '../../../domain/review/review-day.ts';
import type { RelatedArticles } from '../../ports/content/related-articles.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { OfferArticlesView, OfferedArticle } from './offer-articles-view.ts';
import { articleDateText, offerArticlesTexts } from './texts.ts';

/** The page, the maximum number of articles and the language. */
export interface ArticleQuestion {
  readonly path: string;
  readonly count: number;
  readonly language: SiteLanguage;
}

/** The port that pages render related articles from. */
export interface ArticleOffer {
  /** Replays its latest value. */
  readonly view$: Observable<OfferArticlesView>;
  /** Resolves once the articles are loaded or unavailable. */
  readonly offer: (question: ArticleQuestion) => Promise<void>;
  readonly dispose: () => void;
}

/** Offers the articles related to the current page (specification, sections 1 and 3: related articles). */
export class OfferArticles implements ArticleOffer {
  private readonly view = new BehaviorSubject<OfferArticlesView>({ kind: 'unasked' });
  private isDisposed = false;
  private most = 0;
  private inFlight: Promise<void> = Promise.resolve();

  /** Replays its latest value, never completes. */
  readonly view$: Observable<OfferArticlesView> = this.view.asObservable();

  constructor(private readonly articles: RelatedArticles) {}

  /** All blocks of a page share one list, as long as the largest `count` requested. */
  offer(question: ArticleQuestion): Promise<void> {
    if (question.count > this.most) {
      this.most = question.count;
      this.view.next({ kind: 'looking' });
      this.inFlight = this.look(question);
    }
    return this.inFlight;
  }

  /** Drops a pending answer and keeps the last view. */
  dispose(): void {
    this.isDisposed = true;
  }

  private async look({ path, count, language }: ArticleQuestion): Promise<void> {
    const found = await this.articles.for(path, count)();
    if (this.isDisposed || count < this.most) return;
    this.view.next(
      E.isLeft(found)
        ? { kind: 'unavailable' }
        : { kind: 'offered', articles: found.right.map((article) => offered(article, language)) },
    );
  }
}

const offered = (
  { path, title, image, category, readingTime, date }: RelatedArticle,
  language: SiteLanguage,
): OfferedArticle => {
  const day = O.toNullable(dayIn(date));
  return {
    path,
    title,
    image,
    label: category?.name ?? null,
    minutes: readingTime === null ? null : offerArticlesTexts(language).minutes(readingTime),
    date: day === null ? null : { day, text: articleDateText(day, language) },
  };
};
