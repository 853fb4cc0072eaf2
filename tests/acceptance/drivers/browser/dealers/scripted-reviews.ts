import type { ServerResponse } from 'node:http';
import type { Review } from '../../../../../domain/review/review.ts';
import { fromReviewPage } from '../../../../../infrastructure/wire/review-wire.ts';
import { pageOf } from '../../../../fakes/dealers/fake-dealer-reviews.ts';
import { json, ScriptedCalls } from './scripted-calls.ts';

const CALL = /^\/reviews\/dealers\/retrieve-reviews\/(\d+)$/;

/** A scripted provider's calls for reviews. */
export class ScriptedReviews extends ScriptedCalls {
  private reviews = new Map<number, ReadonlyArray<Review>>();
  /** The requested reviews, as company id and page, oldest first. */
  asked: Array<readonly [companyId: number, page: number]> = [];

  constructor() {
    super({ reviews: [{ rating: 'many' }] });
  }

  override reset(): void {
    super.reset();
    this.reviews = new Map();
    this.asked = [];
  }

  /** Sets a dealer's reviews, newest first. */
  serve(companyId: number, reviews: ReadonlyArray<Review>): void {
    this.reviews.set(companyId, reviews);
  }

  /** Answers a call for reviews; returns false for any other call. */
  answer({ pathname, searchParams }: URL, response: ServerResponse): boolean {
    const companyId = CALL.exec(pathname)?.[1];
    if (companyId === undefined) return false;
    const page = Number(searchParams.get('page'));
    const pageAmount = Number(searchParams.get('pageAmount'));
    this.asked.push([Number(companyId), page]);
    this.respond(response, () =>
      json(response, fromReviewPage(pageOf(this.reviews.get(Number(companyId)) ?? [], page, pageAmount))),
    );
    return true;
  }
}
