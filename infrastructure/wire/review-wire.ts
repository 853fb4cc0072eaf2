import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Review, ReviewPage } from '../../domain/review/review.ts';
import { faultOf, optionalFields, RatingAverage } from './wire-types.ts';

/**
 * A review in the provider's format (specification, section 3). Only the rating is required, because feeds omit the text of reviews with
 * only stars, and the names of customers who don't want to be named.
 */
const ReviewWire = optionalFields(
  {
    author_name: t.string,
    rating: RatingAverage,
    date: t.string,
    text: t.string,
    owner_response: t.string,
    owner_response_date: t.string,
  },
  'a review',
);
type ReviewWire = t.TypeOf<typeof ReviewWire>;

interface ReviewPageWire {
  readonly reviews: ReadonlyArray<ReviewWire>;
  readonly metadata: Omit<ReviewPage, 'reviews'>;
}

/** Decodes a review of a list. Left names the invalid path, including the position. */
export const decodeReview = (review: unknown, position: number): E.Either<string, Review> => {
  const place = [
    { key: 'reviews', type: ReviewWire },
    { key: String(position), type: ReviewWire, actual: review },
  ];
  return pipe(
    ReviewWire.validate(review, place),
    E.mapLeft(faultOf),
    E.chain((wire) =>
      wire.rating === undefined
        ? E.left(`reviews.${position}.rating should be ${RatingAverage.name}`)
        : E.right(toReview(wire, wire.rating)),
    ),
  );
};

const toReview = (wire: ReviewWire, rating: number): Review => ({
  authorName: wire.author_name ?? '',
  rating,
  date: wire.date ?? '',
  text: wire.text ?? '',
  ...(wire.owner_response === undefined ? {} : { ownerResponse: wire.owner_response }),
  ...(wire.owner_response_date === undefined ? {} : { ownerResponseDate: wire.owner_response_date }),
});

const fromReview = (review: Review): ReviewWire => ({
  author_name: review.authorName,
  rating: review.rating,
  date: review.date,
  text: review.text,
  ...(review.ownerResponse === undefined ? {} : { owner_response: review.ownerResponse }),
  ...(review.ownerResponseDate === undefined ? {} : { owner_response_date: review.ownerResponseDate }),
});

/** A page of reviews in our wire format. */
export const fromReviewPage = ({ reviews, ...metadata }: ReviewPage): ReviewPageWire => ({
  reviews: reviews.map(fromReview),
  metadata,
});
