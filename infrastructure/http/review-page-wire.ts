import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { REVIEWS_PER_PAGE, type Review, type ReviewPage } from '../../domain/review/review.ts';
import { faultOf, NonNegativeInteger, optionalFields, RatingAverage } from '../wire/wire-types.ts';
import { decodeReview } from '../wire/review-wire.ts';

/** The envelope of a page; what its reviews and its metadata are like is judged part by part. */
const ReviewPageWire = optionalFields(
  { reviews: t.array(t.unknown, 'a list of reviews'), metadata: t.unknown },
  'a page of reviews',
);

export interface DecodedReviewPage {
  readonly page: ReviewPage;
  /** Where and why reviews were left out, `reviews.3.rating should be a rating from 0 to 5`; never what stood there. */
  readonly leftOut: ReadonlyArray<string>;
}

/**
 * Decodes the page of reviews that was asked for (specification, section 3), counted from 0. A malformed review is
 * left out, metadata that are missing or of another kind are done without; left says where the list is off, or that not
 * one review of it fits.
 */
export const decodeReviewPage = (body: unknown, asked: number): E.Either<string, DecodedReviewPage> =>
  pipe(
    ReviewPageWire.decode(body),
    E.mapLeft(faultOf),
    E.chain(({ reviews: list, metadata }) => {
      if (list === undefined) return E.left('reviews should be a list of reviews');
      const judged = list.map(decodeReview);
      const leftOut = judged.flatMap((review) => (E.isLeft(review) ? [review.left] : []));
      if (list.length > 0 && leftOut.length === list.length) return E.left(reportedFaults(leftOut));
      const reviews = judged.flatMap((review) => (E.isRight(review) ? [review.right] : []));
      return E.right({ page: pageOf(reviews, list.length, metadata, asked), leftOut });
    }),
  );

/** Without a count of pages, a full page has a next one. */
const pageOf = (
  reviews: ReadonlyArray<Review>,
  listed: number,
  metadata: unknown,
  page: number,
): ReviewPage => {
  const reported = t.UnknownRecord.is(metadata) ? metadata : {};
  const pageAmount = fitting(NonNegativeInteger, reported['pageAmount']) || REVIEWS_PER_PAGE;
  const totalReviews = fitting(NonNegativeInteger, reported['totalReviews']);
  const counted = totalReviews === null ? null : Math.ceil(totalReviews / pageAmount);
  const guessed = page + (listed < pageAmount ? 1 : 2);
  return {
    reviews,
    page,
    pageAmount,
    totalReviews,
    totalPages: fitting(NonNegativeInteger, reported['totalPages']) ?? counted ?? guessed,
    averageRating: fitting(RatingAverage, reported['averageRating']),
  };
};

const fitting = (type: t.Type<number, number, unknown>, value: unknown): number | null =>
  type.is(value) ? value : null;

/** `Left out 1 of 10 reviews as malformed: reviews.3.rating should be a rating from 0 to 5`. */
export const leftOutText = ({ page, leftOut }: DecodedReviewPage): string =>
  `Left out ${leftOut.length} of ${page.reviews.length + leftOut.length} reviews as malformed: ${reportedFaults(leftOut)}`;

/** That many faults are reported; the rest is similar. */
const MAX_REPORTED_FAULTS = 3;

const reportedFaults = (faults: ReadonlyArray<string>): string =>
  faults.slice(0, MAX_REPORTED_FAULTS).join('; ');
