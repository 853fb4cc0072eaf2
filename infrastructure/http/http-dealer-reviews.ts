import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { DealerReviews, ReviewsUnavailable } from '../../application/ports/dealer-reviews.ts';
import type { ProblemLog } from '../../application/ports/problem-log.ts';
import { REVIEWS_PER_PAGE, type ReviewPage } from '../../domain/review/review.ts';
import { boundedJson } from './bounded-json.ts';
import { decodeReviewPage, leftOutText } from './review-page-wire.ts';

export interface HttpDealerReviewsSettings {
  /** Where reviews are read, `/api/reviews/dealers/retrieve-reviews`; the company id is appended. */
  readonly address: string;
  /** How long one answer may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Where it is written that reviews off the shape were left out. */
  readonly log?: ProblemLog;
}

type Answer = E.Either<ReviewsUnavailable, ReviewPage>;

/** The reviews of a provider that speaks the specification's HTTP calls (section 7). */
export class HttpDealerReviews implements DealerReviews {
  constructor(private readonly settings: HttpDealerReviewsSettings) {}

  readonly page = (companyId: number, page: number) => async (): Promise<Answer> => {
    try {
      const { address, timeoutMs } = this.settings;
      const query = `page=${page}&pageAmount=${REVIEWS_PER_PAGE}`;
      const response = await fetch(`${address}/${companyId}?${query}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (response.ok) return this.answered(await boundedJson(response), page);
      // A body that nobody reads holds its connection.
      await response.body?.cancel();
      return unavailable(response.statusText || String(response.status));
    } catch (fault) {
      return unavailable(faultText(fault));
    }
  };

  private answered(body: unknown, asked: number): Answer {
    return pipe(
      decodeReviewPage(body, asked),
      E.bimap(
        (fault): ReviewsUnavailable => ({ _tag: 'ReviewsUnavailable', statusText: fault }),
        (decoded) => {
          if (decoded.leftOut.length > 0) this.settings.log?.warning(leftOutText(decoded));
          return decoded.page;
        },
      ),
    );
  }
}

const unavailable = (statusText: string): Answer => E.left({ _tag: 'ReviewsUnavailable', statusText });

/** The kind of fault alone: its message may hold an address. */
const faultText = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'name' in fault ? String(fault.name) : 'no answer';
