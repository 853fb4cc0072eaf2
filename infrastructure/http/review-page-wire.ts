import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { REVIEWS_PER_PAGE, type ReviewPage } from '../../domain/review/review.ts';
import { decodeList, type Decoded } from '../wire/decode-list.ts';
import { faultOf, NonNegativeInteger, optionalFields, RatingAverage } from '../wire/wire-types.ts';
import { decodeReview } from '../wire/review-wire.ts';

/** The envelope of a page. Its reviews and metadata are decoded one by one. */
const ReviewPageWire = optionalFields(
  { reviews: t.array(t.unknown, 'a list of reviews'), metadata: t.unknown },
  'a page of reviews',
);

/**
 * Decodes the requested page of reviews (specification, section 3), counted from 0. Malformed reviews and metadata are omitted. Left names
 * the invalid path, or means that all reviews are malformed.
 */
export const decodeReviewPage = (
  body: unknown,
  page: number,
  pageAmount = REVIEWS_PER_PAGE,
): E.Either<string, Decoded<ReviewPage>> =>
  pipe(
    ReviewPageWire.decode(body),
    E.mapLeft(faultOf),
    E.chain(({ reviews: list, metadata }) =>
      list === undefined
        ? E.left('reviews should be a list of reviews')
        : pipe(
            decodeList('reviews', list, decodeReview),
            E.map(({ value: reviews, warning }) => ({
              value: { reviews, ...countsOf(list.length, metadata, { page, pageAmount }) },
              warning,
            })),
          ),
    ),
  );

/** Without a page count, a full page is assumed to have a next one. */
const countsOf = (
  listed: number,
  metadata: unknown,
  asked: Pick<ReviewPage, 'page' | 'pageAmount'>,
): Omit<ReviewPage, 'reviews'> => {
  const reported = t.UnknownRecord.is(metadata) ? metadata : {};
  const { page } = asked;
  const pageAmount = fitting(NonNegativeInteger, reported['pageAmount']) || asked.pageAmount;
  const totalReviews = fitting(NonNegativeInteger, reported['totalReviews']);
  const counted = totalReviews === null ? null : Math.ceil(totalReviews / pageAmount);
  const guessed = page + (listed < pageAmount ? 1 : 2);
  return {
    page,
    pageAmount,
    totalReviews,
    totalPages: fitting(NonNegativeInteger, reported['totalPages']) ?? counted ?? guessed,
    averageRating: fitting(RatingAverage, reported['averageRating']),
  };
};

const fitting = (type: t.Type<number, number, unknown>, value: unknown): number | null =>
  type.is(value) ? value : null;
