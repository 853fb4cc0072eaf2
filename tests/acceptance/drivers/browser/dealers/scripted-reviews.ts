import type { ServerResponse } from 'node:http';
import type { Review } from '../../../../../domain/review/review.ts';
import { fromReviewPage } from '../../../../../infrastructure/wire/review-wire.ts';
import { pageOf } from '../../../../fakes/dealers/fake-dealer-reviews.ts';
import type { Trouble } from '../../../trouble.ts';

const CALL = /^\/reviews\/dealers\/retrieve-reviews\/(\d+)$/;

/** A scripted provider's calls for reviews. */
export class ScriptedReviews {
  private reviews = new Map<number, ReadonlyArray<Review>>();
  private troubles: Trouble[] = [];
  private silent: Array<() => void> = [];
  /** The requested reviews, as company id and page, oldest first. */
  asked: Array<readonly [companyId: number, page: number]> = [];

  reset(): void {
    this.release();
    this.reviews = new Map();
    this.troubles = [];
    this.asked = [];
  }

  serve(companyId: number, reviews: ReadonlyArray<Review>): void {
    this.reviews.set(companyId, reviews);
  }

  meet(...troubles: ReadonlyArray<Trouble>): void {
    this.troubles.push(...troubles);
  }

  release(): void {
    for (const answer of this.silent.splice(0)) answer();
  }

  /** How many troubles no call has met yet. */
  get troublesLeft(): number {
    return this.troubles.length;
  }

  /** Answers a call for reviews; returns false for any other call. */
  answer({ pathname, searchParams }: URL, response: ServerResponse): boolean {
    const companyId = CALL.exec(pathname)?.[1];
    if (companyId === undefined) return false;
    const page = Number(searchParams.get('page'));
    const pageAmount = Number(searchParams.get('pageAmount'));
    this.asked.push([Number(companyId), page]);
    const send = (): void =>
      json(response, fromReviewPage(pageOf(this.reviews.get(Number(companyId)) ?? [], page, pageAmount)));
    const trouble = this.troubles.shift();
    if (trouble === undefined) send();
    else if (trouble.kind === 'silence') this.silent.push(send);
    else fail(response, trouble);
    return true;
  }
}

const fail = (response: ServerResponse, trouble: Exclude<Trouble, { kind: 'silence' }>): void => {
  switch (trouble.kind) {
    case 'failure':
      return void response.writeHead(500).end();
    case 'nonsense':
      return json(response, { reviews: [{ rating: 'many' }] });
    case 'too-many-requests':
      return void response.writeHead(429, { 'retry-after': String(trouble.retryAfterSeconds) }).end();
  }
};

const json = (response: ServerResponse, body: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
